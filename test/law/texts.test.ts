import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FIGURES, type LegalFigure, SHARES } from '../../lib/law/parameters.ts';
import { FIXED_READINGS, READINGS } from '../../lib/law/readings.ts';
import type { Clause, LawText } from '../../lib/law/texts/clause.ts';
import { TEXTS, wholeText } from '../../lib/law/texts/texts.ts';
import type { Trace } from '../../lib/law/trace.ts';
import { applyTexts } from '../../lib/review/texts.ts';
import type { Application } from '../../lib/model/application.ts';
import type { Grant } from '../../lib/model/grant.ts';
import { formatDollars } from '../../lib/model/money.ts';
import type { TextKey } from '../../lib/model/program.ts';
import { theLaw } from '../support/law.ts';
import { aGrant, anApplication, anAssistedLivingApplication, on, usd } from '../support/records.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
/** White space folded; a no-break space, which the statute has, is white space. */
const fold = (text: string): string => text.replace(/\s+/gu, ' ').trim();

const texts = Object.values(TEXTS);
const clauses = texts.flatMap((text) => text.clauses.map((clause) => ({ text, clause })));

describe.each(texts)('$key', (text) => {
  const authority = fold(read(text.source));

  it('is the whole law and nothing but the law', () => {
    expect(text.source).toBe(`reference/law/${text.key}.txt`);
    expect(fold(wholeText(text))).toBe(authority);
  });

  // If a sentence were missing, or torn so that a clause held parts of two, it would not be a run of whole clauses.
  it('has every sentence as a run of whole clauses', () => {
    const words = text.clauses.map((clause) => clause.words);
    const sentences = authority.split(/(?<=\.) /u);
    let next = 0;
    for (const sentence of sentences) {
      const start = next;
      while (next < words.length && words.slice(start, next).join(' ') !== sentence) next++;
      expect(words.slice(start, next).join(' ')).toBe(sentence);
    }
    expect(next).toBe(words.length);
  });

  it('names each clause once, in the order of the law, and indents it by its number', () => {
    const cites = text.clauses.map((clause) => clause.cite);
    expect(new Set(cites).size).toBe(cites.length);
    for (const { id, cite, depth } of text.clauses) {
      expect(cite).toBe(citeOf(text.key, id));
      expect(depth).toBe(id.split('-').length - 1);
    }
  });
});

/** 'b-3-iii' in § 10-504 is '§ 10-504(b)(3)(iii)'; 'C-1' in the regulation is 'Regulation C(1)'. */
function citeOf(key: TextKey, id: string): string {
  const [first = '', ...rest] = id.split('-');
  const parts = rest.map((part) => `(${part})`).join('');
  if (key === 'senior-center-regulation') return `Regulation ${first}${parts}`;
  return `§ ${key === 'senior-center-statute' ? '10-504' : '24-1004'}(${first})${parts}`;
}

describe('the treatment of clauses', () => {
  it.each(clauses)('of $clause.cite is one of three, with its place or its reason', ({ clause }) => {
    const { treatment } = clause;
    expect(['encoded', 'condition', 'not_arithmetic']).toContain(treatment.kind);
    if (treatment.kind === 'not_arithmetic') {
      expect(treatment).not.toHaveProperty('where');
      expect(treatment.reason).toMatch(/^[A-Z].{20,}\.$/u);
      return;
    }
    expect(treatment).not.toHaveProperty('reason');
    expect(treatment.where.length).toBeGreaterThan(0);
    for (const place of treatment.where) {
      const [file = '', name = ''] = place.split(' ');
      expect(read(file), place).toMatch(new RegExp(`^(?:export )?(?:function|class) ${name}\\b`, 'mu'));
    }
  });

  it('leaves no amount and no share of the law without arithmetic', () => {
    const idle = clauses.filter(({ clause }) => clause.treatment.kind === 'not_arithmetic');
    expect(idle.map(({ clause }) => clause.words).join(' ')).not.toMatch(/\d{2}|\$|%|percent/u);
  });
});

// Citations: 'Regulation C(1), E' names two clauses, 'Regulation A to G' every sentence from A to G with its parts,
// '§ 10-504(a)' the subsection, which has no words of its own, and '§ 10-504' the whole text.

interface Named {
  readonly text: LawText;
  readonly clauses: readonly Clause[];
}

const PREFIXES: Readonly<Record<string, LawText>> = {
  '§ 10-504': TEXTS['senior-center-statute'],
  'Regulation ': TEXTS['senior-center-regulation'],
  '§ 24-1004': TEXTS['assisted-living-statute'],
};

/** What each part of a citation names. Throws when it names nothing. */
function readCitation(citation: string): Named[] {
  let text: LawText | undefined;
  return citation.split(/, | and /u).map((part) => {
    const prefix = Object.keys(PREFIXES).find((each) => part.startsWith(each));
    if (prefix !== undefined) text = PREFIXES[prefix];
    if (text === undefined) throw new Error(`no text is named: ${citation}`);
    const named = clausesNamed(text, prefix === undefined ? part : part.slice(prefix.length));
    if (named.length === 0) throw new Error(`${part} names no clause: ${citation}`);
    return { text, clauses: named };
  });
}

function clausesNamed(text: LawText, part: string): readonly Clause[] {
  if (part === '') return text.clauses;
  const range = /^([A-Z]) to ([A-Z])$/u.exec(part);
  if (range) {
    const [, first = '', last = ''] = range;
    const ends = [first, last].filter((end) => text.clauses.some(({ id }) => id === end));
    return ends.length < 2
      ? []
      : text.clauses.filter(({ id }) => id.charAt(0) >= first && id.charAt(0) <= last);
  }
  if (!/^(?:[A-Z]|\([a-z]\))(?:\([0-9ivx]+\))*$/u.test(part)) return [];
  const id = part.replace(/[()]+/gu, '-').replace(/^-|-$/gu, '');
  return text.clauses.filter((clause) => clause.id === id || clause.id.startsWith(`${id}-`));
}

interface Told {
  readonly kind: keyof Trace;
  readonly clause: string;
  readonly label: string;
}

const grantTo = (projectId: string, given: Partial<Grant> = {}): Grant =>
  aGrant({ projectId, centerId: 'C-1', ...given });

/** Between them they come through every clause of the texts that has a step. */
const OCCASIONS: readonly {
  readonly application: Application;
  readonly decidedOn?: string;
  readonly ledger?: readonly Grant[];
}[] = [
  { application: anApplication() },
  { application: anApplication({ federalGrant: usd('100,000'), federalLawContrary: 'yes' }) },
  { application: anApplication({ projectTypes: ['master_plan'] }) },
  { application: anApplication({ projectTypes: ['improvement'] }), decidedOn: '2010-01-01' },
  {
    application: anApplication({ projectId: 'P-1', centerId: 'C-1', propertyValue: usd('900,000') }),
    ledger: [grantTo('P-1'), grantTo('P-2', { approvedOn: on('2015-01-01') })],
  },
  {
    application: anAssistedLivingApplication({ projectId: 'P-1', propertyValue: usd('900,000') }),
    ledger: [grantTo('P-1', { program: 'assisted_living' })],
  },
  { application: anAssistedLivingApplication({ povertyArea: 'yes', projectTypes: ['acquisition'] }) },
];

/** Every step that the texts tell on the occasions above. */
const told = new Map<TextKey, Told[]>(texts.map(({ key }) => [key, []]));
for (const { application, ...setting } of OCCASIONS) {
  applyTexts(application, theLaw(setting), (key) => {
    const keep = (kind: keyof Trace) => (clause: string, label: string) =>
      void told.get(key)?.push({ kind, clause, label });
    return { money: keep('money'), condition: keep('condition'), note: keep('note') };
  });
}

describe.each(texts)('the steps of $key', ({ key, clauses: all }) => {
  const steps = told.get(key) ?? [];

  it('cite clauses that exist, of this text alone', () => {
    expect(steps.length).toBeGreaterThan(10);
    for (const { clause } of steps) {
      for (const { text } of readCitation(clause)) expect(text.key, clause).toBe(key);
    }
  });

  const partOf = (clause: Clause, whole: Clause): boolean => clause.id.startsWith(`${whole.id}-`);
  const isConsideration = (clause: Clause): boolean =>
    all.some((each) => each.treatment.kind === 'not_arithmetic' && partOf(clause, each));
  const ofCeiling = all.filter(
    (clause) => clause.treatment.kind !== 'not_arithmetic' && !isConsideration(clause),
  );

  // The steps that draw the sum cite many clauses at once. They show nothing of any single one.
  const single = steps.filter(
    ({ label }) => !/^Limits that bind|^By how much the next limit|^Ceiling as of right/u.test(label),
  );
  const named = (kinds: readonly (keyof Trace)[]): Set<string> =>
    new Set(single.filter(({ kind }) => kinds.includes(kind)).flatMap(({ clause }) => namedExactly(clause)));

  // A condition is shown by a step that says met or not: for itself, or for the clause that it is a part of.
  it.each(ofCeiling.filter(({ treatment }) => treatment.kind === 'condition'))(
    'say whether $cite is met',
    (clause) => {
      const shown = named(['condition']);
      const itself = all.filter((each) => each.id === clause.id || partOf(clause, each));
      expect(itself.some(({ cite }) => shown.has(cite))).toBe(true);
    },
  );

  // What is worked out is cited itself; a sentence that only introduces its parts, by one of them.
  it.each(ofCeiling.filter(({ treatment }) => treatment.kind === 'encoded'))('work out $cite', (clause) => {
    const shown = named(['money', 'note']);
    const itself = clause.words.endsWith(':')
      ? [clause, ...all.filter((each) => partOf(each, clause))]
      : [clause];
    expect(itself.some(({ cite }) => shown.has(cite))).toBe(true);
  });

  // § 10-504(c), regulation H and § 24-1004(g) are weighed in the score and never raise or lower a ceiling.
  it('take nothing from a mere consideration', () => {
    const considerations = all.filter((clause) => isConsideration(clause));
    expect(considerations.length).toBe(3);
    const shown = named(['money', 'condition', 'note']);
    expect(considerations.filter(({ cite }) => shown.has(cite))).toEqual([]);
  });
});

/** The citations of the clauses that a citation names by their own number, without their parts. */
function namedExactly(citation: string): string[] {
  return readCitation(citation).flatMap(({ clauses: all }) => {
    const depth = Math.min(...all.map((clause) => clause.depth));
    return all.filter((clause) => clause.depth === depth).map(({ cite }) => cite);
  });
}

describe('figures and readings', () => {
  const wordsAt = (citation: string): string =>
    readCitation(citation)
      .flatMap((each) => each.clauses)
      .map(({ words }) => words)
      .join(' ');
  const latest = (figure: LegalFigure) => figure.periods[figure.periods.length - 1]?.value;

  it.each(FIGURES)('$name is today the amount that $citation states', (figure) => {
    const value = latest(figure);
    expect(typeof value).toBe('number');
    if (typeof value === 'number')
      expect(wordsAt(figure.citation)).toContain(formatDollars(value).replace(/\.00$/u, ''));
  });

  it.each(SHARES)('$share stands in $citation', ({ share, citation }) => {
    const number = share.slice(0, -1);
    for (const part of readCitation(citation))
      expect(part.clauses[0]?.words).toMatch(new RegExp(`\\b${number}(?:%| percent)`, 'u'));
  });

  it('are R1 to R7, each once, at clauses that exist', () => {
    expect(READINGS.map(({ id }) => id)).toEqual(['R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7']);
    expect(READINGS.map(({ key }) => key)).toEqual([
      'board_keeps_dollar_cap',
      'cdbg_is_federal',
      'count_net_grants',
      'governing_text',
      'window_half_open',
      'prior_state_grants_are_other_grants',
      'regulation_value_counts_local_work',
    ]);
    for (const { clause } of [...READINGS, ...FIXED_READINGS])
      expect(() => readCitation(clause)).not.toThrow();
  });
});
