import type { Application } from '../../model/application.ts';
import type { Applications } from '../../model/batch.ts';
import type { IsoDate } from '../../model/date.ts';
import { type Cents, cents, formatDollars } from '../../model/money.ts';
import { PROGRAMS } from '../../model/program.ts';
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
export function checkBatch(applications: Applications, round: Round, findings: FindingList): void {
  const densities = new Densities();
  const costs = { senior_center: new Costs(), assisted_living: new Costs() };
  let last: IsoDate | null = null;
  let index = 0;
  for (const application of applications) {
    densities.add(application);
    costs[application.program].add(application.eligibleCost, index++);
    if (last === null || application.receivedOn > last) last = application.receivedOn;
  }
  densities.ask(findings);
  for (const program of PROGRAMS) costs[program].ask(applications, findings);
  if (applications.length >= ROWS) askAboutEarlyEnd(last, round.receiptDeadline, findings);
}

/** The service areas of the batch: one density in many places was copied down. */
class Densities {
  #first: Application | null = null;
  #rows = 0;
  #places = false;
  #differ = false;

  add(application: Application): void {
    const { seniorPopulation, serviceArea } = application;
    if (this.#differ || seniorPopulation === null || serviceArea === null) return;
    const first = (this.#first ??= application);
    this.#differ = seniorPopulation !== first.seniorPopulation || serviceArea !== first.serviceArea;
    this.#places ||= application.locality.fips !== first.locality.fips;
    this.#rows++;
  }

  ask(findings: FindingList): void {
    if (this.#differ || this.#first === null || this.#rows < DENSITIES || !this.#places) return;
    const population = groupDigits(this.#first.seniorPopulation ?? 0);
    const area = sayDecimal(this.#first.serviceArea ?? 0);
    findings.add(sameDensity, { rows: this.#rows, population, area }, { row: null });
  }
}

/** The eligible costs of a program: one far from the median may have its decimal point in the wrong place. */
class Costs {
  readonly #costs: Cents[] = [];
  readonly #indexes: number[] = [];

  add(cost: Cents, index: number): void {
    this.#costs.push(cost);
    this.#indexes.push(index);
  }

  ask(applications: Applications, findings: FindingList): void {
    // Too few do not say what is usual.
    if (this.#costs.length < COSTS) return;
    const median = cents(Float64Array.from(this.#costs).sort()[Math.floor(this.#costs.length / 2)] ?? 0);
    for (const [i, cost] of this.#costs.entries()) {
      const high = cost >= median * TIMES;
      // A cost of zero has its own question.
      if (cost === 0 || (!high && cost * TIMES > median)) continue;
      const { row, applicationId, applicant } = applications.at(this.#indexes[i] as number) as Application;
      const facts = {
        cost: formatDollars(cost),
        times: high ? 'at least a hundred times' : 'at most a hundredth of',
        median: formatDollars(median),
      };
      findings.add(unlikeTheBatch, facts, { row, applicationId, applicant, value: formatDollars(cost) });
    }
  }
}

function askAboutEarlyEnd(last: IsoDate | null, deadline: IsoDate | null, findings: FindingList): void {
  if (deadline === null || last === null) return;
  if (daysBetween(last, deadline) > EARLY_DAYS) findings.add(endsEarly, { last, deadline }, { row: null });
}
