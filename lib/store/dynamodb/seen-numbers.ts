/** Which whole numbers were seen, a bit each: a million take 128 KB. */
export class SeenNumbers {
  #bits = new Uint8Array(1024);

  /** Whether it was seen before; it is now. */
  see(value: number): boolean {
    const [at, bit] = [Math.floor(value / 8), 1 << (value % 8)];
    if (at >= this.#bits.length) this.#grow(at);
    const before = this.#bits[at] as number;
    this.#bits[at] = before | bit;
    return (before & bit) !== 0;
  }

  #grow(at: number): void {
    const bits = new Uint8Array(Math.max(at + 1, this.#bits.length * 2));
    bits.set(this.#bits);
    this.#bits = bits;
  }
}
