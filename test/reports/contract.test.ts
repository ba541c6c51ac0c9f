import { describe, expect, it } from 'vitest';
import { resultsJson } from '../../lib/reports/results-json.ts';
import {
  type ApplicationResult,
  type FindingResult,
  type Results,
  parseResults,
} from '../support/contract-shapes.ts';
import {
  GRANT,
  ROUND_FILE,
  SENIOR,
  type Texts,
  csvOf,
  reviewed,
  sampleTexts,
} from '../support/round-files.ts';
import { HAND_MADE } from './hand-made-round.ts';

// The page on the interfaces, sentence by sentence. Amounts were worked out by hand: see hand-made-round.ts.

async function resultsOf(texts: Texts): Promise<Results> {
  return parseResults([...resultsJson(await reviewed(texts))].join(''));
}

const results = await resultsOf(HAND_MADE);
const sample = await resultsOf(sampleTexts());

const of = (id: string, from: Results = results): ApplicationResult => {
  const found = from.applications.find((each) => each.application_id === id);
  if (!found) throw new Error(`no application ${id}`);
  return found;
};
const textOf = (id: string, key: string, from: Results = results): unknown =>
  Object.entries(of(id, from).texts ?? {}).find(([name]) => name === key)?.[1];

/** What every text has. */
interface TextResult {
  readonly as_of_right: string;
  readonly binding: readonly string[];
  readonly board: { readonly status: string; readonly amount: string | null };
  readonly steps: readonly {
    readonly label: string;
    readonly inputs: readonly string[];
    readonly value: string;
  }[];
}
const textsOf = ({ texts }: ApplicationResult): (readonly [string, TextResult])[] =>
  Object.entries(texts ?? {}) as [string, TextResult][];
const everyRow = [...results.applications, ...sample.applications];
const everyText = everyRow.flatMap(textsOf).map(([, text]) => text);

const cents = (amount: string | null | undefined): number => Math.round(Number(amount ?? '0') * 100);
const sum = (amounts: readonly (string | null | undefined)[]): number =>
  amounts.reduce((total, amount) => total + cents(amount), 0);

describe('the head of results.json', () => {
  it('has the members of the page, in its order', () => {
    expect(Object.keys(results).filter((key) => key !== 'status_line')).toEqual([
      ...[
        'format',
        'run_id',
        'round',
        'status',
        'counts',
        'programs',
        'applications',
        'allocation',
        'findings',
      ],
    ]);
  });

  it('counts every row once', () => {
    expect(results.counts).toEqual({ rows: 13, ranked: 9, waiting: 1, not_eligible: 3 });
    expect(results.applications).toHaveLength(13);
  });

  it('is PROVISIONAL while a row waits, and says so in words', () => {
    expect(results).toMatchObject({ format: 1, round: 'FY2027', status: 'PROVISIONAL' });
    expect(results.status_line).toMatch(/^PROVISIONAL: 9 applications ranked; 1 row waits/);
  });

  it('is RANKED when no row waits', async () => {
    const applications = csvOf([SENIOR, { ...SENIOR, application_id: 'A-2', received_on: '2026-05-16' }]);
    const { status, counts } = await resultsOf({ applications, ledger: csvOf([GRANT]) });
    expect(status).toBe('RANKED');
    expect(counts).toEqual({ rows: 2, ranked: 1, waiting: 0, not_eligible: 1 });
  });
});

describe('programs', () => {
  it('have the budget less what is charged to the round, and totals that are sums of their rows', () => {
    expect(results.programs.senior_center).toMatchObject({
      budget: '1000000.00',
      round_file_budget: '1100000.00',
      charged_to_round: '100000.00',
      policy: 'fill_down',
      recommended: '752500.00',
      unspent: '247500.00',
      ceilings: { 'senior-center-statute': '1302500.00', 'senior-center-regulation': '1352500.00' },
      dollars_in_dispute: '50000.00',
    });
    expect(results.programs.assisted_living).toMatchObject({
      budget: '1000000.00',
      policy: 'strict',
      recommended: '700000.00',
      unspent: '300000.00',
      ceilings: { 'assisted-living-statute': '2450000.00' },
      dollars_in_dispute: '0.00',
    });
  });

  it.each(['senior_center', 'assisted_living'] as const)('reconcile in the sample: %s', (program) => {
    const totals = sample.programs[program];
    const rows = sample.applications.filter((each) => each.program === program);
    expect(cents(totals?.recommended)).toBe(sum(rows.map((each) => each.recommended)));
    expect(cents(totals?.recommended) + cents(totals?.unspent)).toBe(cents(totals?.budget));
    expect(cents(totals?.dollars_in_dispute)).toBe(sum(rows.map((each) => each.dollars_in_dispute)));
    for (const [text, total] of Object.entries(totals?.ceilings ?? {})) {
      const ceilings = rows.flatMap(textsOf).filter(([key]) => key === text);
      expect(cents(total)).toBe(sum(ceilings.map(([, result]) => result.as_of_right)));
    }
  });

  it('are only those of the round file', async () => {
    const round = ROUND_FILE.replace(/ {2}assisted_living:[^]*$/, '');
    const { programs, allocation } = await resultsOf({ applications: csvOf([SENIOR]), round });
    expect(Object.keys(programs)).toEqual(['senior_center']);
    expect(allocation.map((each) => each.program)).toEqual(Array(4).fill('senior_center'));
  });
});

describe('applications', () => {
  it('come by program, then rank, those without a rank by row', () => {
    expect(results.applications.map((each) => [each.application_id, each.rank])).toEqual([
      ...[
        ['A-002', 1],
        ['A-001', 2],
        ['A-003', 3],
        ['A-006', 4],
        ['A-007', 5],
      ],
      ...[
        ['A-004', null],
        ['A-005', null],
      ],
      ...[
        ['H-001', 1],
        ['H-002', 2],
        ['H-003', 3],
        ['H-005', 4],
      ],
      ...[
        ['H-004', null],
        ['H-006', null],
      ],
    ]);
  });

  it('rank 1, 2, 3 … within a program in the sample, held rows too', () => {
    for (const program of ['senior_center', 'assisted_living']) {
      const rows = sample.applications.filter((each) => each.program === program);
      const ranks = rows.flatMap(({ rank }) => (rank === null ? [] : [rank]));
      expect(ranks).toEqual(ranks.map((_, i) => i + 1));
      const unranked = rows.slice(ranks.length);
      expect(
        unranked.map((each) => each.state).filter((s) => s !== 'waiting' && s !== 'not_eligible'),
      ).toEqual([]);
      expect(unranked.map((each) => each.row)).toEqual(
        unranked.map((each) => each.row).sort((a, b) => a - b),
      );
    }
    expect(of('AL-04', sample)).toMatchObject({ state: 'held', rank: 4, recommended: '0.00' });
  });

  describe.each([
    ['A-002', 'recommended', '100.0000', '187500.00', '187500.00', [], [], null],
    ['A-001', 'recommended', '35.0000', '600000.00', '550000.00', [], [], null],
    ['A-003', 'recommended', '17.5000', '20000.00', '15000.00', [], [], null],
    [
      'A-006',
      'recommended_unfunded',
      '17.5000',
      '60000.00',
      '0.00',
      ['center_room_taken'],
      [],
      'received_on',
    ],
    ['A-007', 'recommended_unfunded', '4.0000', '250000.00', '0.00', ['over_budget'], [], null],
    ['A-004', 'not_eligible', '4.0000', '250000.00', '0.00', ['late'], [], null],
    ['H-001', 'recommended', '90.0000', '700000.00', '700000.00', [], [], null],
    ['H-002', 'held', '80.0000', '200000.00', '0.00', ['certificate_not_evidenced'], [], null],
    [
      'H-003',
      'recommended_unfunded',
      '70.0000',
      '500000.00',
      '0.00',
      ['over_budget'],
      ['sectarian_evidence'],
      null,
    ],
    ['H-005', 'recommended_unfunded', '60.0000', '50000.00', '0.00', ['stopped'], [], null],
    ['H-004', 'not_eligible', '65.0000', '200000.00', '0.00', ['no_surplus_certificate'], [], null],
    ['H-006', 'not_eligible', '50.0000', '250000.00', '0.00', ['sectarian_use'], [], null],
  ] as const)('%s is %s', (id, state, score, requested, recommended, reasons, conditions, tieBreak) => {
    it('with its score, amounts, reasons and conditions', () => {
      expect(of(id)).toMatchObject({
        ...{ state, score, requested, recommended, reasons, conditions },
        decided_by_tie_break: tieBreak,
      });
    });
  });

  it('that wait have null for what could not be worked out, and what could be read', () => {
    expect(of('A-005')).toEqual({
      application_id: 'A-005',
      row: 6,
      program: 'senior_center',
      state: 'waiting',
      rank: null,
      score: null,
      decided_by_tie_break: null,
      factors: null,
      nearest_center: null,
      requested: '250000.00',
      recommended: null,
      reasons: [],
      conditions: [],
      unallocated_on_receipt: null,
      texts: null,
      dollars_in_dispute: null,
    });
  });

  it('that cannot be read and are late do not wait', async () => {
    const bad = { ...SENIOR, received_on: '2026-05-16', federal_grant: '' };
    const late = await resultsOf({ applications: csvOf([bad, { ...SENIOR, application_id: 'A-002' }]) });
    expect(of('A-001', late)).toMatchObject({ state: 'not_eligible', reasons: ['late'], texts: null });
    expect(late.status).toBe('RANKED');
  });

  it('that have no rank are in no allocation', () => {
    const unranked = results.applications.filter((each) => each.rank === null);
    const allocated = results.allocation.flatMap(({ steps }) => steps.map((each) => each.application_id));
    expect(unranked.filter((each) => allocated.includes(each.application_id ?? ''))).toEqual([]);
  });

  it('of assisted living alone have the funds unallocated on the day of receipt', () => {
    expect(of('H-001').unallocated_on_receipt).toBe('1000000.00');
    expect(of('A-001').unallocated_on_receipt).toBeNull();
  });

  it('name a tie-break only below a row of the same score', () => {
    everyRow.forEach((each, i) => {
      const above = everyRow[i - 1];
      const tied = each.rank !== null && each.rank > 1 && above?.score === each.score;
      expect(each.decided_by_tie_break !== null).toBe(tied);
    });
  });
});

describe('factors', () => {
  // Kent was funded; 500 of 1,000 to the square mile; 7.5 of 15 miles.
  it('are those that the program weighs, in the order of the law, with the sum redoable', () => {
    expect(of('A-001').factors).toEqual({
      density: {
        ...{ raw: '500.00', value: '0.500000', weight: '0.4', contribution: '20.0000', clamped: false },
        note: 'of the service area given in the application',
      },
      proximity: {
        ...{ raw: '7.50', value: '0.500000', weight: '0.3', contribution: '15.0000', clamped: false },
        note: of('A-001').factors?.proximity?.note,
      },
      never_funded: {
        ...{ raw: null, value: '0.000000', weight: '0.3', contribution: '0.0000', clamped: false },
        note: 'funded',
      },
    });
    expect(Object.keys(of('A-001').factors ?? {})).toEqual(['density', 'proximity', 'never_funded']);
    expect(Object.keys(of('H-001').factors ?? {})).toEqual(['area_need']);
  });

  it('add up to the score in every row', () => {
    for (const { factors, score } of everyRow) {
      const parts = Object.values(factors ?? {}).map((each) =>
        Math.round(Number(each.contribution) * 10_000),
      );
      expect(parts.reduce((total, part) => total + part, 0)).toBe(Math.round(Number(score ?? 0) * 10_000));
    }
  });

  it('say when they are clamped', async () => {
    const applications = csvOf([{ ...SENIOR, senior_population: '1001' }]);
    const { density } = of('A-001', await resultsOf({ applications })).factors ?? {};
    expect(density).toMatchObject({ raw: '1001.00', value: '1.000000', clamped: true });
    expect(of('A-002').factors?.density).toMatchObject({ value: '1.000000', clamped: false });
  });

  it('say that never funded is not established without a ledger', async () => {
    const without = await resultsOf({ applications: csvOf([SENIOR]) });
    expect(of('A-001', without).factors?.never_funded).toMatchObject({ raw: null, note: 'not established' });
    expect(of('A-002').factors?.never_funded).toMatchObject({ raw: null, note: 'never funded' });
    expect(without.status_line).toContain('No ledger was given');
  });

  it('name the nearest other center, or that the Department overrode it', () => {
    expect(of('A-001').nearest_center).toEqual({
      ...{ center_id: null, miles: '7.50', override: true, crosses_bay: false },
    });
    expect(of('SC-08', sample).nearest_center).toMatchObject({ center_id: 'MD-SC-081', override: false });
    expect(of('SC-13', sample).nearest_center).toMatchObject({ miles: '11.63', crosses_bay: true });
    expect(of('H-001').nearest_center).toBeNull();
  });
});

describe('texts', () => {
  it('are the two senior-center texts, or the one of assisted living', () => {
    for (const { program, texts } of everyRow) {
      if (texts === null) continue;
      expect(Object.keys(texts)).toEqual(
        program === 'senior_center'
          ? ['senior-center-statute', 'senior-center-regulation']
          : ['assisted-living-statute'],
      );
    }
  });

  // (a) half of 1,600,000 is the cap, too; (e) 250,000 of 2014-05-07 leaves room for 550,000 until 2029-05-07.
  it('A-001: the room of the center under the statute, the cap and the half under the regulation', () => {
    expect(textOf('A-001', 'senior-center-statute')).toMatchObject({
      as_of_right: '550000.00',
      binding: ['center_room'],
      board: { status: 'not_applicable', amount: null },
      project_prior: { net: '0.00', gross: '0.00' },
      center_room: {
        ...{ room: '550000.00', counted: '250000.00', returns_on: '2029-05-07', room_then: '800000.00' },
      },
    });
    expect(textOf('A-001', 'senior-center-regulation')).toMatchObject({
      as_of_right: '600000.00',
      binding: ['dollar_cap'],
      board: { status: 'not_applicable', amount: null },
      local_share: { status: 'not_applicable' },
    });
    expect(of('A-001').dollars_in_dispute).toBe('50000.00');
  });

  // Board: min(800,000; 375,000) and V 300,000; residual value blank. Regulation F: V + match is 450,000, so 375,000.
  // C(2): half of 375,000 is 187,500, of which 150,000 is there.
  it('A-002: the half, with a Board route that is not evidenced and a local share that is short', () => {
    expect(textOf('A-002', 'senior-center-statute')).toMatchObject({
      as_of_right: '187500.00',
      binding: ['half_of_unpaid'],
      board: {
        status: 'not_evidenced',
        amount: '300000.00',
        conditions: { project_type: 'met', property_value: 'met', residual_value: 'not_evidenced' },
      },
      center_room: { room: '800000.00', counted: '0.00', returns_on: null, room_then: null },
    });
    expect(textOf('A-002', 'senior-center-regulation')).toMatchObject({
      board: {
        status: 'not_evidenced',
        amount: '375000.00',
        conditions: {
          ...{ project_type: 'met', property_value: 'met' },
          ...{ no_state_funds: 'not_evidenced', no_state_debt: 'not_evidenced' },
        },
      },
      local_share: { status: 'not_met', required: '187500.00', short_by: '37500.00' },
    });
  });

  it('A-003: a master plan has no room of a center, no Board route and no local share', () => {
    expect(textOf('A-003', 'senior-center-statute')).toMatchObject({
      ...{ as_of_right: '15000.00', binding: ['dollar_cap'], center_room: null },
      board: { status: 'not_applicable', amount: null },
    });
    expect(textOf('A-003', 'senior-center-regulation')).toMatchObject({
      local_share: { status: 'not_applicable' },
    });
  });

  it('A-006: half of an odd cent, shown with three decimals and rounded down once', () => {
    const statute = of('A-006').texts as {
      'senior-center-statute': { as_of_right: string; steps: unknown[] };
    };
    expect(statute['senior-center-statute'].as_of_right).toBe('50000.00');
    expect(statute['senior-center-statute'].steps).toContainEqual(
      expect.objectContaining({ label: 'Half of what is unpaid', value: '50000.005' }),
    );
    expect(textOf('A-006', 'senior-center-regulation')).toMatchObject({
      local_share: { status: 'met', required: '50000.01', short_by: '0.00' },
      board: { status: 'not_met', amount: null, conditions: { project_type: 'not_met' } },
    });
  });

  it('H-001: three quarters in a poverty area', () => {
    expect(textOf('H-001', 'assisted-living-statute')).toMatchObject({
      as_of_right: '1200000.00',
      binding: ['three_quarters_of_unpaid'],
      project_prior: { net: '0.00', gross: '0.00' },
    });
    expect(of('H-001').dollars_in_dispute).toBe('0.00');
  });

  it('of a row that is not payable have the figure that would hold if it were', () => {
    expect(textOf('H-002', 'assisted-living-statute')).toMatchObject({ as_of_right: '200000.00' });
    expect(textOf('H-004', 'assisted-living-statute')).toMatchObject({ as_of_right: '200000.00' });
    expect(textOf('A-004', 'senior-center-statute')).toMatchObject({ as_of_right: '250000.00' });
  });

  it('differ by the dollars in dispute, without a sign', () => {
    for (const row of everyRow) {
      const [first = 0, second = first] = textsOf(row).map(([, text]) => cents(text.as_of_right));
      expect(cents(row.dollars_in_dispute)).toBe(Math.abs(first - second));
    }
  });

  it('show a Board amount only above the ceiling as of right, and only when it may stand', () => {
    for (const { as_of_right, board } of everyText) {
      if (board.status === 'met') expect(board.amount).not.toBeNull();
      if (board.amount === null) continue;
      expect(['met', 'not_evidenced']).toContain(board.status);
      expect(cents(board.amount)).toBeGreaterThan(cents(as_of_right));
    }
  });

  it('name every limit that binds in the order of the page', () => {
    const order = [
      'dollar_cap',
      'half_of_unpaid',
      'three_quarters_of_unpaid',
      'project_prior',
      'center_room',
    ];
    order.push('prior_grants_rule', 'unpaid_cost');
    for (const { binding } of everyText) {
      expect(binding).toEqual([...binding].sort((a, b) => order.indexOf(a) - order.indexOf(b)));
    }
    // Half of 1,200,000 is 600,000, and so is the regulation's cap.
    expect(textOf('SC-13', 'senior-center-regulation', sample)).toMatchObject({
      binding: ['dollar_cap', 'half_of_unpaid'],
    });
  });

  it('show amounts in steps with two decimals, or three for a half cent', () => {
    const values = everyText.flatMap(({ steps }) => steps.map((each) => each.value));
    const amounts = values.filter((value) => /^[\d.,]+$/.test(value));
    expect(amounts.length).toBeGreaterThan(everyText.length);
    expect(amounts.filter((amount) => !/^\d+\.\d{2}5?$/.test(amount))).toEqual([]);
  });

  it('name in each step the cell and its row, the grant, or an earlier step', () => {
    const statute = textOf('A-001', 'senior-center-statute') as { steps: { inputs: string[] }[] };
    expect(statute.steps[0]?.inputs).toContain('eligible_cost 1900000.00 (row 2)');
    expect(statute.steps.flatMap((each) => each.inputs)).toContainEqual(
      expect.stringMatching(/^grant G-1 of 2014-05-07: 250000\.00/),
    );
  });
});

describe('a recommendation beyond the half', () => {
  // Half of 900,000 is 450,000; (b)(2) V 1,100,000; (b)(3) 2,400,000 is more than nothing at all. Board: 800,000.
  const row = {
    ...SENIOR,
    eligible_cost: '900000.00',
    requested_grant: '700000.00',
    property_value: '1100000.00',
    residual_value: '2400000.00',
    ...{ prior_match: '0', outstanding_state_debt: '0', other_state_investment: '0' },
  };
  const texts = (flag: string): Texts => ({
    applications: csvOf([row]),
    ledger: csvOf([GRANT]),
    round: ROUND_FILE.replace('policy: fill_down', `policy: fill_down\n    recommend_board_route: ${flag}`),
  });

  it.each([
    ['true', '700000.00', ['board_authorization']],
    ['false', '450000.00', []],
  ])('with recommend_board_route: %s is %s', async (flag, recommended, conditions) => {
    const all = await resultsOf(texts(flag));
    expect(of('A-001', all)).toMatchObject({ state: 'recommended', recommended, conditions });
    expect(textOf('A-001', 'senior-center-statute', all)).toMatchObject({
      as_of_right: '450000.00',
      board: { status: 'met', amount: '800000.00' },
    });
  });
});

describe('allocation', () => {
  const by = (policy: string, program = 'senior_center') => {
    const found = results.allocation.find((each) => each.policy === policy && each.program === program);
    if (!found) throw new Error(`no allocation of ${program} by ${policy}`);
    return found;
  };
  const amounts = (policy: string, program?: string) =>
    by(policy, program).steps.map((each) => [each.application_id, each.amount, each.state, each.reason]);

  it('has the four policies of each program, one of them chosen', () => {
    expect(results.allocation.map((each) => `${each.program} ${each.policy} ${String(each.chosen)}`)).toEqual(
      [
        'senior_center strict false',
        'senior_center fill_down true',
        'senior_center offer_remainder false',
        'senior_center proportional false',
        'assisted_living strict true',
        'assisted_living fill_down false',
        'assisted_living offer_remainder false',
        'assisted_living proportional false',
      ],
    );
  });

  it('by fill_down passes over what no longer fits', () => {
    expect(
      by('fill_down').steps.map((each) => [each.rank, each.application_id, each.before, each.after]),
    ).toEqual([
      [1, 'A-002', '1000000.00', '812500.00'],
      [2, 'A-001', '812500.00', '262500.00'],
      [3, 'A-003', '262500.00', '247500.00'],
      [4, 'A-006', '247500.00', '247500.00'],
      [5, 'A-007', '247500.00', '247500.00'],
    ]);
    expect(by('fill_down').steps[1]).toMatchObject({ asked: '550000.00', ceiling: '550000.00' });
    expect(amounts('fill_down')[3]).toEqual(['A-006', '0.00', 'recommended_unfunded', 'center_room_taken']);
  });

  // 247,500 is more than half of 250,000.
  it('by offer_remainder gives the rest to the next', () => {
    expect(amounts('offer_remainder').at(-1)).toEqual([
      ...['A-007', '247500.00', 'recommended_partial', 'over_budget'],
    ]);
  });

  // 1,000,000 of 1,002,500: 187,032.418952…, 548,628.428927…, 14,962.593516…, 249,376.558603…; rounded down they lack
  // three cents, which go to the three largest remainders.
  it('by proportional scales all down alike, to the cent', () => {
    expect(amounts('proportional').map(([id, amount]) => [id, amount])).toEqual([
      ['A-002', '187032.42'],
      ['A-001', '548628.43'],
      ['A-003', '14962.59'],
      ['A-006', '0.00'],
      ['A-007', '249376.56'],
    ]);
    expect(by('proportional').steps.at(-1)?.after).toBe('0.00');
  });

  it('by strict stops at the first that does not fit, and a held row stops nobody', () => {
    expect(amounts('strict', 'assisted_living')).toEqual([
      ['H-001', '700000.00', 'recommended', null],
      ['H-002', '0.00', 'held', 'held'],
      ['H-003', '0.00', 'recommended_unfunded', 'over_budget'],
      ['H-005', '0.00', 'recommended_unfunded', 'stopped'],
    ]);
  });

  it('chosen is what the applications say', () => {
    for (const all of [results, sample]) {
      for (const { steps } of all.allocation.filter((each) => each.chosen)) {
        for (const step of steps) {
          expect(of(step.application_id, all)).toMatchObject({
            ...{ rank: step.rank, recommended: step.amount, state: step.state },
          });
        }
      }
    }
  });

  it('reconciles to the cent, step by step, in every policy', () => {
    for (const { steps, program } of [...results.allocation, ...sample.allocation]) {
      expect(steps.length).toBeGreaterThan(0);
      steps.forEach((step, i) => {
        expect(cents(step.before) - cents(step.amount)).toBe(cents(step.after));
        if (i > 0) expect(step.before).toBe(steps[i - 1]?.after);
        expect(cents(step.amount)).toBeLessThanOrEqual(cents(step.asked));
        expect(step.reason === null).toBe(step.state === 'recommended');
      });
      expect(program).toMatch(/^(?:senior_center|assisted_living)$/);
    }
  });
});

describe('findings', () => {
  const about = (id: string): FindingResult[] =>
    results.findings.filter((each) => each.application_id === id);

  it('tell the row, the cell, what is wrong and how to mend it', () => {
    expect(about('A-005')).toContainEqual(
      expect.objectContaining({
        file: 'applications',
        severity: 'error',
        row: 6,
        application_id: 'A-005',
        applicant: 'Kent County Government',
        column: 'federal_grant',
      }),
    );
  });

  it('note a request above the ceiling, by how much', () => {
    expect(about('A-006')).toContainEqual(
      expect.objectContaining({
        ...{ code: 'L501', severity: 'note', value: '60000.00', difference: '10000.00' },
        column: 'requested_grant',
      }),
    );
  });

  it('have the severity that the letter of their code says', () => {
    const severities = {
      F: 'error',
      S: 'error',
      V: 'error',
      H: 'error',
      Q: 'question',
      B: 'question',
      L: 'note',
    };
    for (const { code, severity } of [...results.findings, ...sample.findings]) {
      expect(severity).toBe(Object.entries(severities).find(([letter]) => code.startsWith(letter))?.[1]);
    }
  });

  it('come by row, then column as in the dictionary, then code', () => {
    const rows = sample.findings.map((each) => each.row ?? 0);
    expect(rows).toEqual([...rows].sort((a, b) => a - b));
    expect(sample.findings.filter((each) => each.row === 5).map((each) => each.code)).toEqual([
      'L501',
      'Q501',
    ]);
    expect(sample.findings.filter((each) => each.row === 18).map((each) => each.column)).toEqual([
      ...['project_type', 'requested_grant'],
    ]);
  });
});

describe('a batch of which nothing can be ranked', () => {
  it('is NEEDS_CORRECTION, each row waiting with its findings', async () => {
    const bad = await resultsOf({ applications: csvOf([{ ...SENIOR, federal_grant: '' }]) });
    expect(bad).toMatchObject({
      status: 'NEEDS_CORRECTION',
      counts: { rows: 1, ranked: 0, waiting: 1, not_eligible: 0 },
    });
    expect(bad.applications).toMatchObject([{ state: 'waiting', texts: null }]);
    expect(bad.programs.senior_center).toMatchObject({ recommended: '0.00', unspent: '1100000.00' });
  });

  it.each([
    ['ledger', { ledger: csvOf([{ ...GRANT, amount: 'much' }]) }],
    ['centers', { centers: 'center_id,name\nC-1,Somewhere\n' }],
    ['localities', { localities: 'fips,name,senior_population,land_area_sq_mi\n24029,Kent County,many,1\n' }],
  ])('is NEEDS_CORRECTION for an error in the %s file, good rows and all', async (file, given) => {
    const bad = await resultsOf({ ...HAND_MADE, ...given });
    expect(bad).toMatchObject({
      status: 'NEEDS_CORRECTION',
      counts: { rows: 13, ranked: 0, waiting: 12, not_eligible: 1 },
    });
    expect(bad.findings).toContainEqual(expect.objectContaining({ file, severity: 'error' }));
    expect(of('A-001', bad)).toMatchObject({ state: 'waiting', requested: '600000.00', texts: null });
  });
});

describe('a file that cannot be read as rows', () => {
  it.each([
    ['empty', ''],
    ['without a required column', 'application_id,program\nA-1,senior_center\n'],
    ['that is no table', '\u0000\u0001\u0002'],
  ])('%s is FILE_REJECTED, with its findings and nothing else', async (_, applications) => {
    const rejected = await resultsOf({ ...HAND_MADE, applications });
    expect(rejected).toMatchObject({
      status: 'FILE_REJECTED',
      counts: { rows: 0, ranked: 0, waiting: 0, not_eligible: 0 },
      programs: {},
      applications: [],
      allocation: [],
    });
    expect(rejected.findings[0]).toMatchObject({ file: 'applications', severity: 'error', row: null });
    expect(rejected.findings[0]?.code).toMatch(/^F/);
  });
});
