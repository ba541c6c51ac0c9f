import type { Application } from '../../model/application.ts';
import type { Applications, UploadedText, WaitingRow } from '../../model/batch.ts';
import type { Round } from '../../model/round.ts';
import { waitingRow } from '../../model/waiting-row.ts';
import { reportAmbiguousDates } from '../ambiguous-dates.ts';
import type { CenterIndex } from '../center-index.ts';
import { APPLICATIONS } from '../columns/applications.ts';
import type { ApplicationColumn } from '../columns/applications.ts';
import type { FindingList } from '../finding-list.ts';
import type { Layout } from '../layout.ts';
import type { LocalityIndex } from '../locality-index.ts';
import type { Neighbourhoods } from '../neighbourhoods.ts';
import type { PastProjects } from '../past-projects.ts';
import { RowScan } from '../row-scan.ts';
import { readTable } from '../table.ts';
import type { RowReader, TableCounts, TableOptions, TableRead } from '../table.ts';
import { BatchChecks } from './batch-checks.ts';
import { BatchIds } from './batch-ids.ts';
import type { IdsOfRow } from './batch-ids.ts';
import { CENTER_CHECKS } from './center-check.ts';
import { dependents } from './check.ts';
import type { CheckContext, RowCheck } from './check.ts';
import { COST_CHECKS } from './cost-checks.ts';
import { LEDGER_CHECKS } from './ledger-checks.ts';
import { PLAUSIBILITY_CHECKS } from './plausibility-checks.ts';
import { findShift } from './shifted-row.ts';
import { ApplicationTable } from './application-table.ts';
import { clearDraft, newDraft } from './draft.ts';
import type { Draft } from './draft.ts';
import { PROGRAM_CHECKS } from './program-checks.ts';
import { readCells } from './read-cells.ts';

const CHECKS: readonly RowCheck[] = [
  ...CENTER_CHECKS,
  ...PROGRAM_CHECKS,
  ...COST_CHECKS,
  ...LEDGER_CHECKS,
  ...PLAUSIBILITY_CHECKS,
];

const DEPENDENTS = dependents(
  CHECKS,
  new Map<ApplicationColumn, string>([
    ['application_id', 'whether another row has the same application id'],
    ['project_id', 'whether another row is for the same project'],
  ]),
);

export interface Known {
  readonly round: Round;
  readonly localities: LocalityIndex;
  readonly centers: CenterIndex;
  readonly neighbourhoods: Neighbourhoods;
  readonly pastProjects: PastProjects;
  readonly listsAreWhole: boolean;
}

export interface ApplicationsRead {
  readonly upload: UploadedText;
  readonly extraColumns: readonly string[];
  readonly applications: Applications;
  readonly waiting: readonly WaitingRow[];
  readonly counts: TableCounts;
}

/** Reads the applications file; null when it cannot be read as rows. */
export async function readApplications(
  bytes: Uint8Array,
  known: Known,
  findings: FindingList,
  options: TableOptions,
): Promise<ApplicationsRead | null> {
  let reading: ApplicationReading | null = null;
  const start = (layout: Layout<ApplicationColumn>) =>
    (reading = new ApplicationReading(layout, known, findings));
  const read = await readTable(APPLICATIONS, bytes, findings, start, options);
  // TypeScript does not see the assignment inside the callback.
  const done = reading as ApplicationReading | null;
  return read === null || done === null ? null : done.result(read);
}

class ApplicationReading implements RowReader {
  readonly #accepted: ApplicationTable;
  #applications: Applications;
  readonly #waiting: WaitingRow[] = [];
  readonly #waitingIds: IdsOfRow[] = [];
  readonly #scan: RowScan<ApplicationColumn>;
  readonly #context: CheckContext;
  #batch = new BatchChecks();
  readonly #ids = new BatchIds((number) => this.#idsOf(number));
  /** One serves all rows. */
  readonly #draft = newDraft(0);

  constructor(
    private readonly layout: Layout<ApplicationColumn>,
    private readonly known: Known,
    private readonly findings: FindingList,
  ) {
    this.#scan = new RowScan(layout, findings, DEPENDENTS);
    this.#context = { ...known, at: layout.at };
    this.#accepted = new ApplicationTable(layout.extraNames.length);
    this.#applications = this.#accepted;
  }

  row(row: number, cells: readonly string[]): void {
    const scan = this.#scan;
    const draft = this.#draft;
    clearDraft(draft, row);
    scan.begin(row, cells);
    if (findShift(scan)) {
      this.broken(row, cells, scan.applicationId);
      return;
    }
    readCells(scan, draft, this.known.localities, this.known.round.id);
    const { at } = this.layout;
    for (const check of CHECKS) {
      if (scan.errors > 0 && check.needs.some((name) => scan.unread(at[name]))) continue;
      check.run(draft, scan, this.#context);
    }
    if (scan.errors === 0) this.#accept(draft);
    else this.#wait(draft, scan.cell(at.locality).trim() || null);
  }

  #accept(draft: Draft): void {
    const index = this.#accepted.add(draft);
    this.#ids.add(index, draft);
    // A row that is accepted lacks nothing that an application must have.
    this.#batch.add(draft as Application, index);
  }

  #wait(draft: Draft, localityCell: string | null): void {
    const { row, applicationId, projectId, applicant } = draft;
    this.#waiting.push(waitingRow(draft, localityCell));
    this.#ids.add(-this.#waitingIds.push({ row, applicationId, projectId, applicant }), draft);
  }

  /** Accepted rows are numbered from 0 up, waiting ones from -1 down. */
  #idsOf(number: number): IdsOfRow {
    return (number < 0 ? this.#waitingIds[-1 - number] : this.#accepted.at(number)) as IdsOfRow;
  }

  /** A row whose cells may stand in wrong columns: nothing of it is believed but its id. */
  broken(row: number, _cells: readonly string[], applicationId: string | null): void {
    this.#waiting.push(waitingRow({ ...newDraft(row), applicationId }));
  }

  /** What only the whole batch shows sends rows back to wait. */
  end(): void {
    const refused = new Set([
      ...reportAmbiguousDates(this.#scan, this.findings),
      ...this.#ids.report(this.findings),
    ]);
    if (refused.size > 0) this.#sendBack(refused);
    this.#batch.ask(this.#accepted, this.known.round, this.findings);
  }

  #sendBack(refused: ReadonlySet<number>): void {
    const kept: number[] = [];
    this.#batch = new BatchChecks();
    for (let index = 0; index < this.#accepted.length; index++) {
      const application = this.#accepted.at(index) as Application;
      if (refused.has(application.row)) this.#waiting.push(waitingRow(application));
      else {
        kept.push(index);
        this.#batch.add(application, index);
      }
    }
    this.#applications = this.#accepted.subset(kept);
    this.#waiting.sort((a, b) => a.row - b.row);
  }

  result({ counts, upload }: TableRead): ApplicationsRead {
    const { extraNames } = this.layout;
    return {
      upload,
      extraColumns: extraNames,
      applications: this.#applications,
      waiting: this.#waiting,
      counts,
    };
  }
}
