/** Work on the same key is done one after the other; work on others meanwhile. */
export class OneAtATime {
  readonly #last = new Map<string, Promise<unknown>>();

  run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.#last.get(key) ?? Promise.resolve();
    const result = before.then(work, work);
    this.#last.set(key, result);
    const forget = (): void => {
      if (this.#last.get(key) === result) this.#last.delete(key);
    };
    result.then(forget, forget);
    return result;
  }
}
