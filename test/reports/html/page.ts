/** A report as its tests read it: sections, tables and links, by plain text search. */

const VOID = new Set(['meta', 'br', 'line', 'rect', 'path', 'circle']);
const TAG = /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-zA-Z0-9-]+="[^"<>]*")*)\s*(\/?)>/g;

/** What is wrong with the nesting of tags; nothing when every element is closed in its place. */
export function unbalanced(html: string): string[] {
  const problems: string[] = [];
  const open: string[] = [];
  const body = html.replace('<!doctype html>', '').replace(/<style>.*?<\/style>/s, '<style></style>');
  const stray = body.replace(TAG, '').match(/.{0,40}[<>].{0,40}/g) ?? [];
  problems.push(...stray.map((text) => `not a tag: ${text}`));
  for (const [, closing, name = '', , selfClosing] of body.matchAll(TAG)) {
    if (closing === '/') {
      const last = open.pop();
      if (last !== name) problems.push(`</${name}> closes <${last ?? 'nothing'}>`);
    } else if (selfClosing !== '/' && !VOID.has(name)) open.push(name);
  }
  return [...problems, ...open.map((name) => `<${name}> is not closed`)];
}

/** From the element with an id to the next section on its level: all that the section says. */
export function sectionOf(html: string, id: string): string {
  const start = html.indexOf(` id="${id}"`);
  if (start < 0) throw new Error(`no section ${id}`);
  const rest = html.slice(start);
  return rest.slice(0, rest.indexOf('</section>'));
}

/** The row of a section's table that links to, or names, what is given. */
export function rowOf(section: string, naming: string): string {
  const found = section
    .split('</tr>')
    .map((row) => row.slice(row.lastIndexOf('<tr')))
    .find((row) => row.includes(naming));
  if (found === undefined) throw new Error(`no row names ${naming}`);
  return text(found.slice(found.indexOf('>') + 1));
}

/** What a reader sees, pieces separated by a bar. */
export function text(html: string): string {
  return html
    .replace(/<\/?(?:td|th|small|dt|dd|div|li|p|br|caption|h\d|dl|ul|tr|text)\b[^>]*>/g, '|')
    .replace(/<[^>]*>/g, '')
    .replace(/\s*\|[\s|]*/g, '|')
    .replace(/^\||\|$/g, '')
    .trim();
}
