// Makes a large round for the bench: the same bytes for the same number of rows.

/** As often as rounds see them: mostly renovation and construction. */
const TYPES = [
  'renovation',
  'renovation',
  'renovation',
  'construction',
  'construction',
  'acquisition;renovation',
  'conversion',
  'equipment',
  'renovation;improvement',
  'master_plan',
];
/** Some localities with a point inside each, and one of its centers. */
const PLACES = [
  ['Allegany County', 39.65, -78.76, 'Cumberland Senior Center'],
  ['Anne Arundel County', 38.97, -76.5, 'Annapolis Senior Activity Center'],
  ['24005', 39.4, -76.62, 'Bykota Senior Center'],
  ['Baltimore City', 39.3, -76.61, 'Oliver Senior Center'],
  ['Kent County', 39.21, -76.07, 'A center of its own'],
  ["Prince George's County", 38.83, -76.85, 'Another center'],
  ['Queen Anne’s County', 39.04, -76.06, 'A third center'],
  ['St. Mary’s County', 38.29, -76.63, 'A fourth center'],
  ['Washington County', 39.64, -77.72, 'A fifth center'],
  ['Worcester County', 38.18, -75.39, 'A sixth center'],
];

const HEADER =
  'application_id,round,program,project_id,project_title,project_scope,project_type,applicant,applicant_type,locality,center_id,center_name,received_on,eligible_cost,federal_grant,cdbg_grant,other_grants,requested_grant,local_match,property_value,center_value,residual_value,prior_match,outstanding_state_debt,other_state_investment,state_funds_used,state_bonded_debt,poverty_area,surplus_building_certified,sectarian_use,federal_law_contrary,senior_population,service_area_sq_mi,latitude,longitude,nearest_center_miles_override,override_evidence,area_need,x_office,x_note';

/** A small generator of pseudo-random numbers below one, the same for the same seed. @param {number} seed */
function generator(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/**
 * Most ask for a little less than they may have; one in eight asks for half of everything.
 * @param {string} type @param {number} cost @param {number} federal @param {(below: number) => number} upTo
 */
function requested(type, cost, federal, upTo) {
  if (upTo(8) === 0) return Math.floor(cost / 2);
  const most = Math.min(type === 'master_plan' ? 15_000 : 800_000, (cost - federal) / 2);
  return Math.floor(most * (0.7 + upTo(30) / 100));
}

/** @param {number} count */
export function* applicationLines(count) {
  yield `${HEADER}\n`;
  const random = generator(2027);
  /** @param {number} below */
  const upTo = (below) => Math.floor(random() * below);
  for (let i = 1; i <= count; i++) {
    const place = PLACES[i % PLACES.length] ?? PLACES[0];
    const [locality, latitude, longitude, center] = /** @type {[string, number, number, string]} */ (place);
    const senior = i % 5 !== 0;
    const cost = 50_000 + upTo(9_000_000);
    const federal = upTo(4) === 0 ? upTo(Math.floor(cost / 2)) : 0;
    const type = TYPES[upTo(TYPES.length)] ?? 'renovation';
    const mistake = i % 200 === 7;
    yield (
      [
        `A-${String(i).padStart(6, '0')}`,
        'FY2027',
        senior ? 'senior_center' : 'assisted_living',
        i % 3 === 0 ? `P-${i}` : '',
        `Project ${i} of the town`,
        '"Renovation of the main hall, kitchen and entrance"',
        type,
        `Town ${i % 997} Government`,
        'local_government',
        locality,
        '',
        i % 4 === 0 ? center : `Center ${i}`,
        `2026-0${1 + upTo(4)}-${String(1 + upTo(28)).padStart(2, '0')}`,
        mistake ? '"12,5OO"' : `${cost}.${String(upTo(100)).padStart(2, '0')}`,
        federal,
        upTo(50) === 0 ? '' : 0,
        upTo(100_000),
        requested(type, cost, federal, upTo),
        upTo(2_000_000),
        upTo(3_000_000),
        upTo(2) === 0 ? '' : upTo(2_000_000),
        upTo(4_000_000),
        upTo(100_000),
        upTo(50_000),
        upTo(50_000),
        upTo(3) === 0 ? 'yes' : upTo(3) === 0 ? 'no' : '',
        'no',
        upTo(3) === 0 ? 'yes' : 'no',
        'yes',
        'no',
        '',
        i % 7 === 0 ? 500 + upTo(20_000) : '',
        i % 7 === 0 ? (5 + upTo(200)).toFixed(1) : '',
        (latitude + random() / 20).toFixed(4),
        (longitude + random() / 20).toFixed(4),
        '',
        '',
        upTo(101),
        `Office ${i % 12}`,
        'checked by the office',
      ].join(',') + '\n'
    );
  }
}

export const ROUND = `round: FY2027
title: Bench
decision_date: 2026-07-01
receipt_deadline: 2026-05-15
ledger_complete: true
programs:
  senior_center:
    budget: 20000000.00
    policy: fill_down
    weights: { density: 0.4, proximity: 0.3, never_funded: 0.3 }
    goalposts:
      density: { from: 10, to: 1100, scale: log, reason: bench }
      proximity: { from: 0, to: 15, scale: linear, reason: bench }
  assisted_living:
    budget: 10000000.00
    policy: strict
    weights: { area_need: 1 }
    goalposts:
      area_need: { from: 0, to: 100, scale: linear, reason: bench }
`;

const LEDGER_HEADER =
  'grant_id,program,program_kind,locality,center_id,center_name,project_id,project_type,approved_on,amount,amount_returned,status,source,round';

/** @param {number} count */
export function* ledgerLines(count) {
  yield `${LEDGER_HEADER}\n`;
  const random = generator(15);
  for (let i = 1; i <= count; i++) {
    // Each is an earlier grant to a project of the batch: row 3i, with its center and locality.
    const row = i * 3;
    const [locality] = /** @type {[string, number, number, string]} */ (PLACES[row % PLACES.length]);
    const year = 2000 + Math.floor(random() * 26);
    const amount = 10_000 + Math.floor(random() * 100_000);
    yield `G-${i},${row % 5 === 0 ? 'assisted_living' : 'senior_center'},this_program,${locality},,Center ${row},P-${row},renovation,${year}-06-15,${amount},,received,bench,\n`;
  }
}
