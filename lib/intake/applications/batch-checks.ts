import type { Application } from '../../model/application.ts';
import type { Applications } from '../../model/batch.ts';
import type { IsoDate } from '../../model/date.ts';
import type { Locality } from '../../model/locality.ts';
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

/** What a check of the batch looks at in a row. */
type Figures = Pick<
  Application,
  'program' | 'seniorPopulation' | 'serviceArea' | 'eligibleCost' | 'receivedOn'
> & {
  readonly locality: Pick<Locality, 'fips'>;
};

/** Questions that only the whole batch raises. They change no row, so that no row depends on another. */
export class BatchChecks {
  readonly #densities = new Densities();
  readonly #costs = { senior_center: new Costs(), assisted_living: new Costs() };
  #last: IsoDate | null = null;
  #rows = 0;

  /** Takes an accepted row, known by its index. */
  add(row: Figures, index: number): void {
    this.#densities.add(row);
    this.#costs[row.program].add(row.eligibleCost, index);
    if (this.#last === null || row.receivedOn > this.#last) this.#last = row.receivedOn;
    this.#rows++;
  }

  ask(applications: Pick<Applications, 'at'>, round: Round, findings: FindingList): void {
    this.#densities.ask(findings);
    for (const program of PROGRAMS) this.#costs[program].ask(applications, findings);
    if (this.#rows >= ROWS) askAboutEarlyEnd(this.#last, round.receiptDeadline, findings);
  }
}

/** The service areas of the batch: one density in many places was copied down. */
class Densities {
  #first: { readonly population: number; readonly area: number; readonly fips: string } | null = null;
  #rows = 0;
  #places = false;
  #differ = false;

  add({ seniorPopulation: population, serviceArea: area, locality: { fips } }: Figures): void {
    if (this.#differ || population === null || area === null) return;
    const first = (this.#first ??= { population, area, fips });
    this.#differ = population !== first.population || area !== first.area;
    this.#places ||= fips !== first.fips;
    this.#rows++;
  }

  ask(findings: FindingList): void {
    if (this.#differ || this.#first === null || this.#rows < DENSITIES || !this.#places) return;
    const population = groupDigits(this.#first.population);
    const area = sayDecimal(this.#first.area);
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

  ask(applications: Pick<Applications, 'at'>, findings: FindingList): void {
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
