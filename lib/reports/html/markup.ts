/**
 * HTML that is safe as it stands. Only `h` and `each` make it, so a text can enter the report only escaped. Most is
 * one text; what has `each` in it is made in pieces when it is written, since a large report is longer than any string.
 */
export class Html {
  readonly #parts: string | readonly Part[];
  private constructor(parts: string | readonly Part[]) {
    this.#parts = parts;
  }

  /** The template's own text stands as written; whatever is put into it is escaped, unless it is Html already. */
  static template(strings: readonly string[], children: readonly Child[]): Html {
    const draft = new Draft();
    draft.text = strings[0] ?? '';
    for (let i = 0; i < children.length; i++) {
      render(children[i], draft);
      draft.text += strings[i + 1] ?? '';
    }
    return new Html(draft.end());
  }

  /** For text that is part of the program, such as its style sheet; never for anything that was uploaded. */
  static trusted(text: string): Html {
    return new Html(text);
  }

  static later(make: () => Iterable<Html>): Html {
    return new Html([make]);
  }

  addTo(draft: Draft): void {
    if (typeof this.#parts === 'string') draft.text += this.#parts;
    else for (const part of this.#parts) draft.add(part);
  }

  *pieces(): Generator<string> {
    if (typeof this.#parts === 'string') yield this.#parts;
    else
      for (const part of this.#parts) {
        if (typeof part === 'string') yield part;
        else for (const html of part()) yield* html.pieces();
      }
  }

  get text(): string {
    return typeof this.#parts === 'string' ? this.#parts : [...this.pieces()].join('');
  }
}

/** A text, or what makes more when it is asked. */
type Part = string | (() => Iterable<Html>);

/** What a template has come to so far: whole parts, and the text behind them. */
class Draft {
  text = '';
  readonly #parts: Part[] = [];

  add(part: Part): void {
    if (typeof part === 'string') this.text += part;
    else {
      this.#parts.push(this.text, part);
      this.text = '';
    }
  }

  end(): string | readonly Part[] {
    return this.#parts.length === 0 ? this.text : [...this.#parts, this.text];
  }
}

/** One after the other for each item, made only when the report is written, and each time that it is. */
export function each<T>(items: readonly T[], make: (item: T) => Html): Html {
  return Html.later(function* () {
    for (const item of items) yield make(item);
  });
}

/** What a template takes; null and false leave nothing. */
export type Child = Html | string | number | null | false | undefined | readonly Child[];

/** `h` and not `html`: formatters rewrite the white space of templates by that name. */
export function h(strings: TemplateStringsArray, ...children: Child[]): Html {
  return Html.template(strings, children);
}

function render(child: Child, draft: Draft): void {
  if (child === null || child === undefined || child === false) return;
  if (child instanceof Html) child.addTo(draft);
  else if (typeof child === 'string') draft.text += escape(child);
  else if (typeof child === 'number') draft.text += String(child);
  else for (const one of child) render(one, draft);
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
