const PIECE = 1 << 16;

/** What was to be printed could not be: the disk that it goes to is full, say. */
export class OutputNotWrittenError extends Error {
  override readonly name = 'OutputNotWrittenError';
}

// Told by the callback of each write; unheard, the event would end the program with a stack.
process.stdout.on('error', () => undefined);

/**
 * Writes to standard output, no faster than its reader reads. A reader that stops early, such as `head`, is no fault:
 * the rest is left unwritten, and the command goes on to its status. Throws OutputNotWrittenError for anything else.
 */
export async function writeOut(pieces: Iterable<string>): Promise<void> {
  let held = '';
  for (const piece of pieces) {
    held += piece;
    if (held.length < PIECE) continue;
    if (!(await isWritten(held))) return;
    held = '';
  }
  if (held !== '') await isWritten(held);
}

/** False when the reader has gone away. */
async function isWritten(text: string): Promise<boolean> {
  const error = await new Promise<NodeJS.ErrnoException | null | undefined>((done) => {
    process.stdout.write(text, done);
  });
  if (!error) return true;
  if (error.code === 'EPIPE' || error.code === 'ERR_STREAM_DESTROYED') return false;
  const why = error.code === 'ENOSPC' ? 'no space is left where it goes' : error.message;
  throw new OutputNotWrittenError(
    `What goes to standard output could not be written: ${why}. Files asked for with --out stand as they were written.`,
    { cause: error },
  );
}
