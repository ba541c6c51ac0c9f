const MOST_ATTEMPTS = 5;

/** Of what went wrong: how many looks to wait before it is tried again, four times as many each time. */
export class Patience {
  readonly #troubles = new Map<string, { attempts: number; looksLeft: number }>();

  /** Whether it is too early to try; counts one look. */
  waits(key: string): boolean {
    const trouble = this.#troubles.get(key);
    if (trouble === undefined || trouble.looksLeft === 0) return false;
    trouble.looksLeft -= 1;
    return true;
  }

  /** Whether it will be tried again. */
  wentWrong(key: string): boolean {
    const attempts = (this.#troubles.get(key)?.attempts ?? 0) + 1;
    this.#troubles.set(key, { attempts, looksLeft: 4 ** (attempts - 1) - 1 });
    return attempts < MOST_ATTEMPTS;
  }

  forget(key: string): void {
    this.#troubles.delete(key);
  }
}
