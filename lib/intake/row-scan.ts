import type { Answer } from '../model/evidence.ts';
import type { FindingPlace, FindingRule } from '../model/finding-rule.ts';
import type { IsoDate } from '../model/date.ts';
import type { Cents } from '../model/money.ts';
import type { ProjectType } from '../model/program.ts';
import { CellFinding } from './cell-finding.ts';
import type { CellHints, CellRow } from './cell-finding.ts';
import { requiredBlank, shorten } from './cell-rules.ts';
import type { CellFacts } from './cell-rules.ts';
import type { FindingList } from './finding-list.ts';
import type { BoundColumn, Layout } from './layout.ts';
import {
  masterPlanNotAlone,
  repeatedProjectType,
  unknownAnswer,
  unknownChoice,
  unknownProjectType,
} from './values/choice-rules.ts';
import { choiceReader, readAnswer, readProjectTypes } from './values/choice.ts';
import type { Choice } from './values/choice.ts';
import { DEGREE_RULES } from './values/coordinate-rules.ts';
import { DEGREES, readDegrees } from './values/coordinate.ts';
import { DATE_RULES } from './values/date-rules.ts';
import { readDate } from './values/date.ts';
import { ID_RULES } from './values/id-rules.ts';
import { cleanId, idProblem } from './values/id.ts';
import { Memo } from './values/memo.ts';
import { NUMBER_RULES } from './values/number-rules.ts';
import { MONEY, NUMBER, readNumber } from './values/number.ts';
import type { NumberForm } from './values/number.ts';
import { TEXT_RULES } from './values/text-rules.ts';
import { cleanText, NAME_LENGTH, TEXT_LENGTH, textProblem } from './values/text.ts';

/**
 * Reads the cells of one row after another by their kinds and reports those that cannot be read. A reading is null
 * when the cell is blank or unreadable; `unread` tells which. One scan serves a whole file, so that a row costs no
 * objects of its own.
 */
export class RowScan<Name extends string> {
  row = 0;
  cells: readonly string[] = [];
  /** Errors in this row so far: a row with any waits. */
  errors = 0;
  /** For findings of this row, once they have been read. */
  applicationId: string | null = null;
  applicant: string | null = null;
  /** Rows with a slashed date that could be day-first, and whether the column proved to be. */
  readonly ambiguousDates: {
    readonly row: number;
    readonly column: BoundColumn;
    readonly cell: string;
    readonly applicationId: string | null;
    readonly applicant: string | null;
  }[] = [];
  readonly dayFirst = new Set<BoundColumn>();

  #unread: BoundColumn[] = [];
  #lastRow: CellRow | null = null;
  readonly #dates = new Memo(readDate);
  readonly #answers = new Memo(readAnswer);
  readonly #types = new Memo(readProjectTypes);
  readonly #choices = new Map<BoundColumn, Memo<Choice<string>>>();

  constructor(
    readonly layout: Layout<Name>,
    private readonly findings: FindingList,
    /** The checks that need a column, by its name: named in the finding when the column cannot be read. */
    private readonly dependents: ReadonlyMap<string, readonly string[]> = new Map(),
  ) {
    for (const spec of layout.table.columns) {
      if (spec.kind === 'choice')
        this.#choices.set(layout.at[spec.name], new Memo(choiceReader(spec.choices)));
    }
  }

  begin(row: number, cells: readonly string[]): void {
    this.row = row;
    this.cells = cells;
    this.errors = 0;
    this.applicationId = null;
    this.applicant = null;
    if (this.#unread.length > 0) this.#unread = [];
  }

  cell(column: BoundColumn): string {
    return column.index < 0 ? '' : (this.cells[column.index] ?? '');
  }

  unread(column: BoundColumn): boolean {
    return this.#unread.length > 0 && this.#unread.includes(column);
  }

  /** Reports at this row. An error keeps the row waiting. */
  report<Facts>(
    rule: FindingRule<Facts>,
    facts: Facts,
    column: BoundColumn | null,
    more: Partial<FindingPlace> = {},
  ): void {
    if (rule.severity === 'error') this.errors++;
    this.findings.add(rule, facts, {
      file: this.layout.table.file,
      row: this.row,
      applicationId: this.applicationId,
      applicant: this.applicant,
      column: column?.spec.name ?? null,
      value: column === null ? null : this.cell(column),
      ...more,
    });
  }

  /** Reports a cell that gives no value: what depends on it does not run. */
  refuse(rule: FindingRule<CellFacts>, column: BoundColumn, more: CellHints = NO_HINTS): null {
    this.#unread.push(column);
    const checks = this.dependents.get(column.spec.name) ?? NO_CHECKS;
    if (rule.severity === 'error') this.errors++;
    this.findings.addMade(new CellFinding(rule, this.#cellRow(), column, this.cell(column), more, checks));
    return null;
  }

  /** What is known of the row by now. */
  #cellRow(): CellRow {
    const { row, applicationId, applicant } = this;
    const last = this.#lastRow;
    if (last?.row === row && last.applicationId === applicationId && last.applicant === applicant)
      return last;
    const { file } = this.layout.table;
    return (this.#lastRow = { file, row, applicationId, applicant });
  }

  #blank(column: BoundColumn): null {
    return column.spec.required ? this.refuse(requiredBlank, column, blankHint(column)) : null;
  }

  number(column: BoundColumn, form: NumberForm): number | null {
    if (column.index < 0) return null;
    const value = readNumber(this.cell(column), form);
    if (value >= 0) return value;
    if (value === NUMBER.blank) return this.#blank(column);
    const rule = NUMBER_RULES[value] ?? NUMBER_RULES[NUMBER.notANumber];
    return rule === undefined ? null : this.refuse(rule, column);
  }

  money(column: BoundColumn): Cents | null {
    return this.number(column, MONEY) as Cents | null;
  }

  degrees(column: BoundColumn): number | null {
    if (column.index < 0) return null;
    const value = readDegrees(this.cell(column));
    if (value <= 180) return value;
    if (value === DEGREES.blank) return this.#blank(column);
    const rule = DEGREE_RULES[value] ?? DEGREE_RULES[DEGREES.notANumber];
    return rule === undefined ? null : this.refuse(rule, column);
  }

  date(column: BoundColumn): IsoDate | null {
    if (column.index < 0) return null;
    const reading = this.#dates.get(this.cell(column));
    if (reading.blank) return this.#blank(column);
    if (reading.problem === 'dayFirst') this.dayFirst.add(column);
    if (reading.problem !== null) {
      const hint = reading.meant === null ? '' : `Perhaps ${reading.meant} is meant.`;
      return this.refuse(DATE_RULES[reading.problem], column, { hint, expected: reading.meant });
    }
    if (reading.ambiguous) {
      const { row, applicationId, applicant } = this;
      this.ambiguousDates.push({ row, column, cell: this.cell(column), applicationId, applicant });
    }
    return reading.date;
  }

  answer(column: BoundColumn): Answer {
    if (column.index < 0) return null;
    const cell = this.cell(column);
    // As nearly every cell is written; other spellings are looked up.
    if (cell === 'yes' || cell === 'no') return cell;
    const { answer, known } = this.#answers.get(cell);
    if (!known) return this.refuse(unknownAnswer, column);
    return answer ?? this.#blank(column);
  }

  /** The column's choices, whose type the caller knows from its dictionary. */
  choice(column: BoundColumn): string | null {
    if (column.index < 0) return null;
    const cell = this.cell(column);
    // As nearly every cell is written; other spellings are looked up.
    for (const choice of column.spec.choices) if (cell === choice) return choice;
    const choice = this.#choices.get(column)?.get(cell);
    if (choice === undefined) throw new Error(`${column.spec.name} is no column of choices`);
    if (choice.value !== null) return choice.value;
    if (cell.trim() === '') return this.#blank(column);
    const hint = choice.meant === null ? '' : `Did you mean ${choice.meant}?`;
    return this.refuse(unknownChoice, column, { hint, expected: choice.meant });
  }

  projectTypes(column: BoundColumn): readonly ProjectType[] | null {
    if (column.index < 0) return null;
    const { types, problem } = this.#types.get(this.cell(column));
    if (problem === null) return types.length > 0 ? types : this.#blank(column);
    if (problem.kind === 'masterPlanAlone') return this.refuse(masterPlanNotAlone, column);
    if (problem.kind === 'repeated') return this.refuse(repeatedProjectType, column, { shown: problem.part });
    const hint = problem.meant === null ? '' : `Did you mean ${problem.meant}?`;
    return this.refuse(unknownProjectType, column, {
      shown: shorten(problem.part),
      hint,
      expected: problem.meant,
    });
  }

  id(column: BoundColumn): string | null {
    if (column.index < 0) return null;
    const id = cleanId(this.cell(column));
    if (id === '') return this.#blank(column);
    const problem = idProblem(id);
    return problem === null ? id : this.refuse(ID_RULES[problem], column);
  }

  /** A name or a longer text; '' when blank and optional. */
  text(column: BoundColumn): string | null {
    if (column.index < 0) return '';
    const text = cleanText(this.cell(column));
    if (text === '') return column.spec.required ? this.#blank(column) : '';
    const limit = column.spec.kind === 'name' ? NAME_LENGTH : TEXT_LENGTH;
    const problem = textProblem(text, limit);
    if (problem !== null) return this.refuse(TEXT_RULES[problem], column, { accepts: String(limit) });
    return text;
  }
}

const NO_HINTS: CellHints = {};
const NO_CHECKS: readonly string[] = [];

const BLANK_AMOUNT: CellHints = {
  hint: 'Write the amount, or 0 if there is none: a blank is never taken for 0.',
};

function blankHint(column: BoundColumn): CellHints {
  return column.spec.kind === 'money' ? BLANK_AMOUNT : NO_HINTS;
}
