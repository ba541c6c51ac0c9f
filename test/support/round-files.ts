import { readFileSync } from 'node:fs';
import { type RoundFiles, type RoundOutcome, reviewRound } from '../../lib/pipeline/review-round.ts';
import type { ReviewedRun } from '../../lib/reports/reviewed-run.ts';

/** A row, or what a row has beyond its fellows. */
export type Cells = Readonly<Record<string, string>>;

/** Rows as CSV; the header holds every name that a row has, in the order of their first appearance. */
export function csvOf(rows: readonly Cells[]): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const line = (cells: readonly string[]): string => `${cells.map(quoted).join(',')}\n`;
  return [names, ...rows.map((row) => names.map((name) => row[name] ?? ''))].map(line).join('');
}

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Renovation of a senior center in Kent County, 100 seniors on a square mile, and nothing to ask about. */
export const SENIOR: Cells = {
  application_id: 'A-001',
  program: 'senior_center',
  project_type: 'renovation',
  project_title: 'New roof',
  applicant: 'Kent County Government',
  locality: 'Kent County',
  center_id: '',
  center_name: 'Harbor Hall',
  received_on: '2026-03-02',
  eligible_cost: '500000.00',
  federal_grant: '0',
  cdbg_grant: '0',
  other_grants: '0',
  requested_grant: '250000.00',
  local_match: '250000.00',
  senior_population: '100',
  service_area_sq_mi: '1',
  nearest_center_miles_override: '0',
  override_evidence: 'road survey of 2025',
  latitude: '39.2123',
  longitude: '-76.0699',
};

/** Renovation of an assisted living facility of Kent County; nothing keeps it from being eligible. */
export const ASSISTED: Cells = {
  ...SENIOR,
  application_id: 'H-001',
  program: 'assisted_living',
  center_name: 'Shore House',
  sectarian_use: 'no',
  senior_population: '',
  service_area_sq_mi: '',
  nearest_center_miles_override: '',
  override_evidence: '',
  area_need: '50',
};

export const CENTERS: readonly Cells[] = [
  ['C-1', 'Chester Center', '24029', '39.2000', '-76.0700'],
  ['C-2', 'Cambridge Center', '24019', '38.5632', '-76.0788'],
].map(([center_id = '', name = '', locality = '', latitude = '', longitude = '']) => ({
  ...{ center_id, name, locality, latitude, longitude },
  open: 'yes',
  source: 'made up for the test',
}));

/** $250,000 to the Chester Center, received in 2014. */
export const GRANT: Cells = {
  grant_id: 'G-1',
  program: 'senior_center',
  program_kind: 'this_program',
  locality: '24029',
  center_id: 'C-1',
  center_name: 'Chester Center',
  approved_on: '2014-05-07',
  amount: '250000.00',
  status: 'received',
};

/** $1,100,000 for senior centers by fill_down, $1,000,000 for assisted living by strict; linear goalposts. */
export const ROUND_FILE = `round: FY2027
title: A round made by hand
decision_date: 2026-07-01
receipt_deadline: 2026-05-15
ledger_complete: true
programs:
  senior_center:
    budget: 1100000.00
    policy: fill_down
    minimum_viable_share: 0.5
    weights: { density: 0.4, proximity: 0.3, never_funded: 0.3 }
    goalposts:
      density: { from: 0, to: 1000, scale: linear, reason: "the densest area is near 1,000" }
      proximity: { from: 0, to: 15, scale: linear, reason: "nobody should ride farther" }
  assisted_living:
    budget: 1000000.00
    policy: strict
    weights: { area_need: 1 }
    goalposts:
      area_need: { from: 0, to: 100, scale: linear, reason: "points as given" }
`;

/** A round's files as text; null, or left out, where the packaged reference or no ledger stands in. */
export interface Texts {
  readonly applications: string;
  readonly round?: string;
  readonly ledger?: string | null;
  readonly centers?: string | null;
  readonly localities?: string | null;
}

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const optional = (text: string | null | undefined): Uint8Array | null =>
  text === null || text === undefined ? null : encode(text);

export function filesOf({ applications, round, ledger, centers, localities }: Texts): RoundFiles {
  return {
    applications: encode(applications),
    round: encode(round ?? ROUND_FILE),
    ledger: optional(ledger),
    centers: optional(centers),
    localities: optional(localities),
  };
}

export function runOf(outcome: RoundOutcome): ReviewedRun {
  if (outcome.ok) return outcome.run;
  throw new Error(outcome.problems.map(({ path, message }) => `${path}: ${message}`).join('\n'));
}

export const reviewed = async (texts: Texts): Promise<ReviewedRun> =>
  runOf(await reviewRound(filesOf(texts)));

const sampleFile = (name: string): string =>
  readFileSync(new URL(`../../samples/fy2027/${name}`, import.meta.url), 'utf8');

/** The files of the sample round. */
export const sampleTexts = (): Required<Texts> => ({
  applications: sampleFile('applications.csv'),
  round: sampleFile('round.yaml'),
  ledger: sampleFile('ledger.csv'),
  centers: null,
  localities: null,
});
