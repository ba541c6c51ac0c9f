import { type Child, type Html, h } from './markup.ts';

interface Table {
  /** Names the columns' layout in the style sheet. */
  readonly kind: string;
  readonly caption: Child;
  readonly head: readonly Child[];
  /** Rows as `row` makes them; many of them with `each`. */
  readonly rows: readonly Html[] | Html;
}

/** A table with its caption and a head that is repeated on every printed page. */
export function table({ kind, caption, head, rows }: Table): Html {
  const cells = head.map((each) => h`<th scope="col">${each}</th>`);
  return h`<table class="${kind}"><caption><span>${caption}</span></caption><thead><tr>${cells}</tr></thead><tbody>
${rows}</tbody></table>
`;
}

/** A table too wide for a small screen: it scrolls by itself, by keyboard too, and the page does not. */
export function wideTable(label: string, content: Table): Html {
  return h`<div class="scroll" role="region" aria-label="${label}" tabindex="0">${table(content)}</div>
`;
}

/** A row that is named by its first cell. */
export function row(first: Child, ...others: readonly Child[]): Html {
  return h`<tr><th scope="row">${first}</th>${others.map((each) => h`<td>${each}</td>`)}</tr>
`;
}

/** Pairs of a name and what it says; a pair whose value is null is left out. */
export function facts(pairs: readonly (readonly [Child, Child])[]): Html {
  const shown = pairs.filter(([, value]) => value !== null);
  return h`<dl>${shown.map(([name, value]) => h`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
`;
}

export function list(items: readonly Child[]): Html {
  return h`<ul>${items.map((item) => h`<li>${item}</li>`)}</ul>
`;
}
