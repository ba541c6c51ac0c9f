import type { IsoDate } from '../model/date.ts';
import { type Cents, dollars } from '../model/money.ts';

/** A figure of law from a day on, with where it comes from. */
export interface DatedFigure {
  /** Null: the text is undated, the figure holds on every day. */
  readonly from: IsoDate | null;
  /** `no_rule`: no law set such a limit then. `not_established`: there was one, and its amount was not found. */
  readonly value: Cents | 'no_rule' | 'not_established';
  readonly basis: string;
}

/** A figure of law through time; its periods are in order of their first day. */
export interface LegalFigure {
  readonly name: string;
  readonly title: string;
  readonly citation: string;
  readonly periods: readonly [DatedFigure, ...DatedFigure[]];
}

const day = (text: string): IsoDate => text as IsoDate;

export const dollarCap: LegalFigure = {
  name: 'dollar_cap',
  title: 'The most a senior-center grant may be',
  citation: '§ 10-504(a)(2)',
  periods: [
    { from: day('1984-07-01'), value: dollars(200_000), basis: '1984 Ch. 472 (day assumed)' },
    {
      from: day('1986-07-01'),
      value: dollars(300_000),
      basis: '1986 Ch. 471; still the maximum on 1993-09-29',
    },
    { from: day('1993-09-30'), value: 'not_established', basis: 'the Act that raised it was not found' },
    {
      from: day('2007-08-06'),
      value: dollars(800_000),
      basis: 'first attested on this day; § 10-504(a)(2), in force 2025',
    },
  ],
};

export const planCap: LegalFigure = {
  name: 'plan_cap',
  title: 'The most a grant for a master plan may be',
  citation: '§ 10-504(a)(3)',
  periods: [{ from: day('1986-07-01'), value: dollars(15_000), basis: '1986 Ch. 471; § 10-504(a)(3)' }],
};

export const centerLimit: LegalFigure = {
  name: 'center_limit',
  title: 'The most that one center may receive in any 15 years',
  citation: '§ 10-504(e)',
  periods: [
    { from: day('0001-01-01'), value: 'no_rule', basis: 'the rule is in no earlier Act seen' },
    { from: day('2017-10-01'), value: dollars(800_000), basis: '2017 Ch. 116 (day inferred); § 10-504(e)' },
  ],
};

export const regulationCap: LegalFigure = {
  name: 'regulation_cap',
  title: 'The most a grant may be under the regulation',
  citation: 'Regulation A',
  periods: [{ from: null, value: dollars(600_000), basis: 'the text itself; undated' }],
};

export const regulationPlanCap: LegalFigure = {
  name: 'regulation_plan_cap',
  title: 'The most a grant for a master plan may be under the regulation',
  citation: 'Regulation B',
  periods: [{ from: null, value: dollars(15_000), basis: 'the text itself; undated' }],
};

export const regulationPriorLimit: LegalFigure = {
  name: 'regulation_prior_limit',
  title: 'What a project may reach with its earlier grants under the regulation',
  citation: 'Regulation G',
  periods: [{ from: null, value: dollars(300_000), basis: 'the text itself; undated' }],
};

/** § 10-504(e): the length of the window in calendar years; it holds from the day of the center limit on. */
export const WINDOW_YEARS = 15;

/** A share of a cost that a text grants; undated, since each text gives it. */
export interface LegalShare {
  readonly share: '50%' | '75%';
  /** The same in quarters, so that it multiplies whole cents exactly. */
  readonly quarters: 2 | 3;
  readonly citation: string;
  readonly basis: string;
}

const basis = 'the text itself';
export const halfOfUnpaid: LegalShare = { share: '50%', quarters: 2, citation: '§ 10-504(a)(2)', basis };
export const halfOfPlan: LegalShare = { share: '50%', quarters: 2, citation: '§ 10-504(a)(3)', basis };
export const regulationHalf: LegalShare = {
  share: '50%',
  quarters: 2,
  citation: 'Regulation C(1) and E',
  basis,
};
export const localHalf: LegalShare = { share: '50%', quarters: 2, citation: 'Regulation C(2)', basis };
export const assistedHalf: LegalShare = { share: '50%', quarters: 2, citation: '§ 24-1004(d)', basis };
export const povertyAreaShare: LegalShare = {
  share: '75%',
  quarters: 3,
  citation: '§ 24-1004(f)',
  basis: 'the text itself; poverty areas',
};

export const SHARES: readonly LegalShare[] = [
  halfOfUnpaid,
  halfOfPlan,
  regulationHalf,
  localHalf,
  assistedHalf,
  povertyAreaShare,
];

export const FIGURES: readonly LegalFigure[] = [
  dollarCap,
  planCap,
  centerLimit,
  regulationCap,
  regulationPlanCap,
  regulationPriorLimit,
];

/** No figure of law is established for a day: the message says which, and for which days one is. */
export class NotEstablishedError extends Error {
  override readonly name = 'NotEstablishedError';
}

/** The period that holds on a day. Throws NotEstablishedError where no period reaches back so far. */
function periodOn(figure: LegalFigure, on: IsoDate): DatedFigure {
  let found: DatedFigure | undefined;
  for (const period of figure.periods) if (period.from === null || period.from <= on) found = period;
  if (found === undefined || found.value === 'not_established') throw notEstablished(figure, on);
  return found;
}

/** The figure in cents on a day. Throws NotEstablishedError, never guesses. */
export function figureOn(figure: LegalFigure, on: IsoDate): Cents {
  const { value } = periodOn(figure, on);
  if (typeof value !== 'number') throw notEstablished(figure, on);
  return value;
}

/** As figureOn, with null where no law set such a limit on that day. */
export function limitOn(figure: LegalFigure, on: IsoDate): Cents | null {
  const { value } = periodOn(figure, on);
  return typeof value === 'number' ? value : null;
}

function notEstablished(figure: LegalFigure, on: IsoDate): NotEstablishedError {
  const known = figure.periods
    .map((period, i) => ({ period, until: figure.periods[i + 1]?.from ?? null }))
    .filter(({ period }) => typeof period.value === 'number')
    .map(
      ({ period, until }) =>
        `from ${period.from ?? 'the beginning'}${until === null ? ' on' : ` to the day before ${until}`}`,
    );
  return new NotEstablishedError(
    `${figure.title} (${figure.citation}) is not established for ${on}. It is established ${known.join(', ')}.`,
  );
}
