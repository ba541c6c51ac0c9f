import { Zip, ZipDeflate } from 'fflate';

/** A file of an archive, in pieces of UTF-8. */
export interface Part {
  readonly name: string;
  readonly pieces: Iterable<Uint8Array>;
}

/** The first day that an archive can name, by the clock on the wall: the same bytes in every time zone. */
const NO_TIME = new Date(1980, 0, 1, 12);
const NOTHING = new Uint8Array();

/**
 * An archive in pieces, made while they are read. The compression is the library's own and not the platform's, whose
 * bytes differ from one processor and one version of Node to the next.
 */
export function* zipped(parts: Iterable<Part>): Generator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    ready.push(bytes);
  });
  for (const { name, pieces } of parts) {
    const file = new ZipDeflate(name, { level: 6 });
    file.mtime = NO_TIME;
    zip.add(file);
    for (const piece of pieces) {
      file.push(piece);
      yield* ready.splice(0);
    }
    file.push(NOTHING, true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
