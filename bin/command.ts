/** One command of `grantline`: its help, and what it does with its arguments. Returns the exit status. */
export interface Command {
  readonly name: string;
  readonly summary: string;
  readonly help: string;
  run(words: readonly string[]): Promise<number>;
}
