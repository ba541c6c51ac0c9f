const PIECE = 1 << 16;

/** Many texts kept in order as UTF-8, in pieces: a fraction of what as many strings weigh. */
export class TextStore {
  readonly #pieces: Buffer[] = [];
  readonly #lengths: number[] = [];
  #held: string[] = [];
  #heldLength = 0;

  add(text: string): void {
    this.#held.push(text);
    this.#lengths.push(text.length);
    this.#heldLength += text.length;
    if (this.#heldLength >= PIECE) this.#pack();
  }

  #pack(): void {
    this.#pieces.push(Buffer.from(this.#held.join(''), 'utf8'));
    this.#held = [];
    this.#heldLength = 0;
  }

  /** The texts, in the order in which they were added. */
  *[Symbol.iterator](): Generator<string> {
    this.#pack();
    let next = 0;
    for (const piece of this.#pieces) {
      const text = piece.toString('utf8');
      for (let at = 0; at < text.length || this.#lengths[next] === 0; next++) {
        const end = at + (this.#lengths[next] ?? 0);
        yield text.slice(at, end);
        at = end;
      }
    }
  }
}
