import { once } from 'node:events';

const PIECE = 1 << 16;

/** Writes to standard output, no faster than its reader reads. */
export async function writeOut(pieces: Iterable<string>): Promise<void> {
  let held = '';
  for (const piece of pieces) {
    held += piece;
    if (held.length < PIECE) continue;
    if (!process.stdout.write(held)) await once(process.stdout, 'drain');
    held = '';
  }
  if (held !== '' && !process.stdout.write(held)) await once(process.stdout, 'drain');
}
