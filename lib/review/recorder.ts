import type { Source, Trace } from '../law/trace.ts';
import { type LegalFigure, limitOn } from '../law/parameters.ts';
import { type Quarters } from '../law/limits.ts';
import type { Application } from '../model/application.ts';
import { formatUnits } from '../model/decimal.ts';
import type { IsoDate } from '../model/date.ts';
import type { Grant } from '../model/grant.ts';
import { formatCents } from '../model/money.ts';
import { cellOf } from './cells.ts';

/** One line of a worked sum: what, by which clause, from what, and what came out. */
export interface Step {
  readonly label: string;
  readonly clause: string;
  /** Cells of the upload, grants of the ledger, figures of law, readings, labels of earlier steps. */
  readonly inputs: readonly string[];
  /** Money with two decimals (three or four where a half or quarter cent is not yet rounded), a condition, or words. */
  readonly value: string;
}

/** "50000.005": cents, with what is not yet rounded of a half or quarter cent. */
export function formatQuarters(value: Quarters): string {
  if (value % 4 === 0) return formatUnits(value / 4, 2);
  return value % 2 === 0 ? formatUnits((value / 2) * 5, 3) : formatUnits(value * 25, 4);
}

/** No project or center has so many grants; a ledger that says so must not make a report without end. */
export const MOST_SOURCES = 200;

/** A trace that keeps what it is told, for a reader. */
export class Recorder implements Trace {
  readonly steps: Step[] = [];
  readonly #application: Application;
  readonly #on: IsoDate;

  constructor(application: Application, on: IsoDate) {
    this.#application = application;
    this.#on = on;
  }

  money(clause: string, label: string, sources: readonly Source[], value: Quarters): void {
    this.note(clause, label, sources, formatQuarters(value));
  }

  condition(clause: string, label: string, sources: readonly Source[], value: string): void {
    this.note(clause, label, sources, value);
  }

  note(clause: string, label: string, sources: readonly Source[], value: string): void {
    const inputs = sources.slice(0, MOST_SOURCES).map((source) => this.#describe(source));
    if (sources.length > MOST_SOURCES) inputs.push(`and ${sources.length - MOST_SOURCES} more of the ledger`);
    this.steps.push({ label, clause, inputs, value });
  }

  #describe(source: Source): string {
    if (typeof source === 'string') return cellOf(this.#application, source) ?? source;
    if ('grant' in source) return describeGrant(source.grant);
    return 'grantId' in source ? describeGrant(source) : describeFigure(source, this.#on);
  }
}

function describeGrant(grant: Grant): string {
  const returned = grant.amountReturned === null ? '' : `, ${formatCents(grant.amountReturned)} returned`;
  return `grant ${grant.grantId} of ${grant.approvedOn}: ${formatCents(grant.amount)}${returned}`;
}

function describeFigure(figure: LegalFigure, on: IsoDate): string {
  const amount = limitOn(figure, on);
  return `${figure.citation} on ${on}: ${amount === null ? 'no rule' : formatCents(amount)}`;
}
