// Keys as file names. What no file system refuses stays as it is, so that a person finds and puts files by name.
// Each rule can be undone, and no two keys have the same name.

const REFUSED = /[\u0000-\u001F"*:<>?\\|\u007F]/g;
const REFUSED_CODE = '(?:[01][0-9A-F]|22|2A|3A|3C|3E|3F|5C|7C|7F)';

/** A percent sign that would be taken for an escape is one itself: 50%3A is 50%253A, and 50%253A is 50%25253A. */
const MISTAKABLE = new RegExp(`%(?=(?:25)*${REFUSED_CODE})`, 'g');
const ESCAPED = new RegExp(`%25((?:25)*${REFUSED_CODE})|%(${REFUSED_CODE})`, 'g');

// Windows drops a dot or space at the end, and has devices by these names. One percent sign more makes another name.
const LOST_END = /[. ]%*$/;
const DEVICE = /^((?:con|prn|aux|nul|com[0-9]|lpt[0-9])%*)(?=\.|$)/i;

/** A part that is too long for a file name goes on in a folder inside the folder of its beginning. */
const GOES_ON = '%+';
const LOOKS_AS_IF = /%\++$/;
/** Characters; with everything that is added far below the 255 bytes that file systems allow. */
const LONGEST_PIECE = 60;

/** The names of folders and file, from the root, for a key. */
export function namesForKey(key: string): string[] {
  return key.split('/').flatMap((part) => {
    const pieces = cut(part);
    return pieces.map((piece, at) => encode(piece) + (at < pieces.length - 1 ? GOES_ON : ''));
  });
}

/** The key for such names; null when no key has them, because they would have been written otherwise. */
export function keyForNames(names: readonly string[]): string | null {
  let key = '';
  names.forEach((name, at) => {
    const goesOn = name.endsWith(GOES_ON);
    key += decode(goesOn ? name.slice(0, -GOES_ON.length) : name);
    if (!goesOn && at < names.length - 1) key += '/';
  });
  return namesForKey(key).join('/') === names.join('/') ? key : null;
}

function cut(part: string): string[] {
  const characters = Array.from(part);
  // A file name is at most 255 of what its file system counts: bytes, or UTF-16 units.
  if (Buffer.byteLength(encode(part)) <= 200) return [part];
  const pieces: string[] = [];
  for (let at = 0; at < characters.length; at += LONGEST_PIECE) {
    pieces.push(characters.slice(at, at + LONGEST_PIECE).join(''));
  }
  return pieces;
}

function encode(piece: string): string {
  return piece
    .replace(MISTAKABLE, '%25')
    .replace(REFUSED, (character) => `%${hex(character)}`)
    .replace(DEVICE, '$1%')
    .replace(LOST_END, '$&%')
    .replace(LOOKS_AS_IF, '$&+');
}

function decode(name: string): string {
  return name
    .replace(/(%\++)\+$/, '$1')
    .replace(/([. ]%*)%$/, '$1')
    .replace(/^((?:con|prn|aux|nul|com[0-9]|lpt[0-9])%*)%(?=\.|$)/i, '$1')
    .replace(ESCAPED, (_, quoted: string | undefined, code: string | undefined) =>
      quoted === undefined ? String.fromCharCode(parseInt(code ?? '', 16)) : `%${quoted}`,
    );
}

function hex(character: string): string {
  return character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0');
}
