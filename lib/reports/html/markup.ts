/** A piece of HTML that is safe as it stands. Only `h` makes one, so a text can enter the report only escaped. */
export class Html {
  readonly text: string;
  private constructor(text: string) {
    this.text = text;
  }

  /** The template's own text stands as written; whatever is put into it is escaped, unless it is Html already. */
  static template(strings: readonly string[], children: readonly Child[]): Html {
    let text = strings[0] ?? '';
    for (let i = 0; i < children.length; i++) text += render(children[i]) + (strings[i + 1] ?? '');
    return new Html(text);
  }

  /** For text that is part of the program, such as its style sheet; never for anything that was uploaded. */
  static trusted(text: string): Html {
    return new Html(text);
  }
}

/** What a template takes; null and false leave nothing. */
export type Child = Html | string | number | null | false | undefined | readonly Child[];

/** `h` and not `html`: formatters rewrite the white space of templates by that name. */
export function h(strings: TemplateStringsArray, ...children: Child[]): Html {
  return Html.template(strings, children);
}

function render(child: Child): string {
  if (child === null || child === undefined || child === false) return '';
  if (child instanceof Html) return child.text;
  if (typeof child === 'string') return escape(child);
  if (typeof child === 'number') return String(child);
  let text = '';
  for (const each of child) text += render(each);
  return text;
}

const NAMED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * Characters with a meaning in HTML; line and paragraph separators and marks that turn the direction of writing,
 * so that the source reads as it is; control characters and halves of pairs, which HTML does not allow.
 */
const SPECIAL =
  /[&<>"'\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Safe in an element and in a quoted attribute. */
export function escape(text: string): string {
  return text.replace(SPECIAL, (character) => {
    const named = NAMED[character];
    if (named !== undefined) return named;
    if (character === '\r') return '\n';
    return character >= '\u200e' && character <= '\u2069'
      ? `&#x${character.charCodeAt(0).toString(16)};`
      : '\ufffd';
  });
}

/** Pieces with something between them. */
export function joined(pieces: readonly Child[], between: Child): Child[] {
  return pieces.flatMap((piece, i) => (i === 0 ? [piece] : [between, piece]));
}
