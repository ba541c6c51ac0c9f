/** The command was called wrongly, or a file it needs cannot be read: said in a sentence, status 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
