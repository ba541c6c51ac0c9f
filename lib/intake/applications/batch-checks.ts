import type { Application } from '../../model/application.ts';
import { addYears } from '../../model/date.ts';
import type { IsoDate } from '../../model/date.ts';
import { type Cents, cents, formatDollars } from '../../model/money.ts';
import { PROGRAMS, type Program } from '../../model/program.ts';
import type { Round } from '../../model/round.ts';
import { daysBetween } from '../days.ts';
import type { FindingList } from '../finding-list.ts';
import { groupDigits, sayDecimal } from '../say-number.ts';
import { endsEarly, sameDensity, unlikeTheBatch } from './rules.ts';

/** Below these numbers of rows a likeness says nothing. */
const DENSITIES = 5;
const COSTS = 10;
const ROWS = 5;

const EARLY_DAYS = 60;
const TIMES = 100;

/** Questions that only the whole batch raises. They change no row, so that no row depends on another. */
export function checkBatch(applications: readonly Application[], round: Round, findings: FindingList): void {
  askAboutOneDensity(applications, findings);
  askAboutOddCosts(applications, findings);
  askAboutEarlyEnd(applications, round.receiptDeadline, findings);
}

function askAboutOneDensity(applications: readonly Application[], findings: FindingList): void {
  let first: Application | null = null;
  let rows = 0;
  let places = false;
  for (const application of applications) {
    if (application.seniorPopulation === null || application.serviceArea === null) continue;
    first ??= application;
    if (
      application.seniorPopulation !== first.seniorPopulation ||
      application.serviceArea !== first.serviceArea
    )
      return;
    places ||= application.locality.fips !== first.locality.fips;
    rows++;
  }
  if (first === null || rows < DENSITIES || !places) return;
  const area = sayDecimal(first.serviceArea ?? 0);
  findings.add(
    sameDensity,
    { rows, population: groupDigits(first.seniorPopulation ?? 0), area },
    { row: null },
  );
}

function askAboutOddCosts(applications: readonly Application[], findings: FindingList): void {
  for (const program of PROGRAMS) {
    const median = medianCost(applications, program);
    if (median === null) continue;
    for (const { program: its, row, applicationId, applicant, eligibleCost } of applications) {
      const high = eligibleCost >= median * TIMES;
      // A cost of zero has its own question.
      if (its !== program || eligibleCost === 0 || (!high && eligibleCost * TIMES > median)) continue;
      const facts = {
        cost: formatDollars(eligibleCost),
        times: high ? 'at least a hundred times' : 'at most a hundredth of',
        median: formatDollars(median),
      };
      findings.add(unlikeTheBatch, facts, {
        row,
        applicationId,
        applicant,
        value: formatDollars(eligibleCost),
      });
    }
  }
}

/** Null where a program has too few applications to say what is usual. */
function medianCost(applications: readonly Application[], program: Program): Cents | null {
  const costs = new Float64Array(applications.length);
  let count = 0;
  for (const application of applications) {
    if (application.program === program) costs[count++] = application.eligibleCost;
  }
  if (count < COSTS) return null;
  return cents(costs.subarray(0, count).sort()[Math.floor(count / 2)] ?? 0);
}

function askAboutEarlyEnd(
  applications: readonly Application[],
  deadline: IsoDate | null,
  findings: FindingList,
): void {
  if (deadline === null || applications.length < ROWS) return;
  let last = addYears(deadline, -100);
  for (const { receivedOn } of applications) if (receivedOn > last) last = receivedOn;
  if (daysBetween(last, deadline) > EARLY_DAYS) findings.add(endsEarly, { last, deadline }, { row: null });
}
