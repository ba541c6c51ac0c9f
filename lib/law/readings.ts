import type { Readings } from '../model/round.ts';

/** A place where a text is silent or can be read two ways, and the switch of the round file that decides. */
export interface Reading {
  readonly id: `R${number}`;
  /** The round file's key. */
  readonly key: string;
  /** Where the round, once read, holds the answer. */
  readonly property: keyof Readings | 'governingText';
  readonly title: string;
  readonly clause: string;
  /** The default, as the round file writes it, and the other value. */
  readonly byDefault: 'true' | 'statute';
  readonly otherwise: 'false' | 'stricter';
  /** What the default does, and what the other value does. */
  readonly whenTrue: string;
  readonly whenFalse: string;
}

const SWITCH = { byDefault: 'true', otherwise: 'false' } as const;

export const READINGS: readonly Reading[] = [
  {
    id: 'R1',
    key: 'board_keeps_dollar_cap',
    property: 'boardKeepsDollarCap',
    title: 'The Board keeps the dollar cap',
    clause: '§ 10-504(b)',
    ...SWITCH,
    whenTrue: 'The Board may go beyond half of the unpaid cost, not beyond the dollar cap of (a)(2).',
    whenFalse:
      'The Board may go beyond the dollar cap too, up to the whole unpaid cost and the value made available.',
  },
  {
    id: 'R2',
    key: 'cdbg_is_federal',
    property: 'cdbgIsFederal',
    title: 'A community development block grant is a federal grant',
    clause: '§ 10-504(a)(1), Regulation D and E',
    ...SWITCH,
    whenTrue: 'It is applied first, with the other federal grants, and lowers the unpaid cost.',
    whenFalse:
      'It is not deducted in senior-center law, and the regulation asks for half from local contributions although one is given. Assisted-living law deducts it either way, as a federal or another grant.',
  },
  {
    id: 'R3',
    key: 'count_net_grants',
    property: 'countNetGrants',
    title: 'Earlier grants count net',
    clause: '§ 10-504(b)(3)(iii), (c)(3), (d), (e), Regulation F(3), G, H(3), § 24-1004(c), (e)(3)',
    ...SWITCH,
    whenTrue: 'An earlier grant counts less what was returned; one returned in full counts nothing.',
    whenFalse:
      'An earlier grant counts as awarded, whatever was returned. What was charged to a budget is net all the same.',
  },
  {
    id: 'R4',
    key: 'governing_text',
    property: 'governingText',
    title: 'The statute governs',
    clause: '§ 10-504, Regulation A to H',
    byDefault: 'statute',
    otherwise: 'stricter',
    whenTrue:
      'The ceiling of § 10-504 decides the recommendation; the regulation is worked out beside it, with the dollars in dispute.',
    whenFalse:
      'The lower of the two ceilings decides. Each text brings its own Board amount, where the round file lets that count.',
  },
  {
    id: 'R5',
    key: 'window_half_open',
    property: 'windowHalfOpen',
    title: 'Fifteen years to the day are outside the window',
    clause: '§ 10-504(e)',
    ...SWITCH,
    whenTrue: 'A grant approved exactly 15 years before the decision no longer counts.',
    whenFalse: 'It still counts on that day, and leaves the window on the day after.',
  },
  {
    id: 'R6',
    key: 'prior_state_grants_are_other_grants',
    property: 'priorStateGrantsAreOtherGrants',
    title: 'Earlier State grants to the project are other grants',
    clause: '§ 24-1004(c)',
    ...SWITCH,
    whenTrue: 'They are deducted from the cost of the whole project with the federal and other grants.',
    whenFalse: 'They are shown and not deducted.',
  },
  {
    id: 'R7',
    key: 'regulation_value_counts_local_work',
    property: 'regulationValueCountsLocalWork',
    title: 'The value made available counts local work',
    clause: 'Regulation F(2)',
    ...SWITCH,
    whenTrue: 'The local match is added to the value of the property; a blank match adds nothing.',
    whenFalse: 'The value of the property counts alone.',
  },
];

/** A reading that no round file can change. */
export interface FixedReading {
  readonly title: string;
  readonly clause: string;
  readonly reading: string;
}

export const FIXED_READINGS: readonly FixedReading[] = [
  {
    title: 'Master plans and the 15 years',
    clause: '§ 10-504(e)',
    reading:
      'A grant for a master plan does not count in the 15 years of its center, and an application for one is not limited by them.',
  },
  {
    title: 'Sentence G is a ceiling',
    clause: 'Regulation G',
    reading:
      'With earlier grants to the project, no more may be granted than $300,000 less their sum, and nothing where they reach it.',
  },
  {
    title: 'Planning and design alone',
    clause: 'Regulation F(1), § 24-1004(b)(2), (e)(1)',
    reading: 'Planning and design without construction count as “planning, design, and construction”.',
  },
  {
    title: 'Federal money in full',
    clause: '§ 10-504(a)(1), Regulation D, § 24-1004(c)',
    reading:
      'A federal grant reduces the eligible cost by its whole amount, whatever part of the project it pays for.',
  },
  {
    title: 'What a project involves',
    clause: '§ 10-504(b)(1), Regulation F(1), § 24-1004(b), (e)(1)',
    reading: 'A project involves a kind of work if its application lists it in `project_type`.',
  },
  {
    title: 'Cost of the whole project',
    clause: '§ 10-504(a), (d), Regulation C, E, G, § 24-1004(c)',
    reading: 'Eligible cost is that of the whole project, phases that were already funded included.',
  },
  {
    title: 'Rounding',
    clause: '§ 10-504(a), Regulation A to G, § 24-1004(d), (f)',
    reading: 'A ceiling is rounded down to the cent, once, at the end. No remainder is below zero.',
  },
  {
    title: 'A year is a calendar year',
    clause: '§ 10-504(e)',
    reading:
      'A window ends on the same day of the month 15 years later; one that begins on 29 February ends on 28 February where the year has no other. Days are those of the Board’s approval.',
  },
  {
    title: 'When (e) limits a grant',
    clause: '§ 10-504(e)',
    reading:
      'Where the ledger holds a grant that counts, to the same center, for another or an unnamed project. Then every grant to the center counts, for whatever project. Otherwise the room is shown and limits nothing.',
  },
  {
    title: 'Kinds that sentence A does not name',
    clause: 'Regulation A',
    reading: 'Its cap is applied to improvement and to planning and design all the same, with a note.',
  },
  {
    title: 'Half from local contributions',
    clause: 'Regulation C(2)',
    reading: 'A condition, shown as met, not met or not evidenced. It does not lower the ceiling.',
  },
  {
    title: 'Localities never funded',
    clause: '§ 10-504(c)(3), Regulation H(3)',
    reading:
      'The texts bid the Department consider other localities that were never funded; their own applications are preferred for it.',
  },
];
