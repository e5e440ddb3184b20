/** Level of a schedule line; `group` is a row without a code that groups the lines below it. */
export type LineLevel =
  | 'section'
  | 'chapter'
  | 'heading'
  | 'subheading'
  | 'national'
  | 'statistical'
  | 'group';

/** One parsed row before the tree is built. Rates and texts as published. */
export interface SourceRow {
  /** 1-based row of the source file, for reports to people. */
  readonly sourceRow: number;
  /** Code as the schedule writes it; null for a grouping row. */
  readonly code: string | null;
  /** Depth within its chapter according to the source; 0 is a heading. */
  readonly indent: number;
  readonly description: string;
  readonly dutyRate: string | null;
  readonly specialRate: string | null;
  readonly column2Rate: string | null;
  readonly unit: string | null;
  readonly additionalDuties: string | null;
  /** Further source fields: footnotes, quota, VAT, agreement rates, policy notes, texts in other languages. */
  readonly extra: Readonly<Record<string, unknown>>;
}

export const NO_RATES = {
  dutyRate: null,
  specialRate: null,
  column2Rate: null,
  unit: null,
  additionalDuties: null,
  extra: {},
} as const satisfies Partial<SourceRow>;

/**
 * One line of a built schedule. `position` is its index in schedule order, from 0; a chapter line precedes the other
 * lines of its chapter. Its rates and unit are those in force on it: own, or inherited by the schedule's rules.
 */
export interface ScheduleLine extends Omit<SourceRow, 'sourceRow'> {
  readonly position: number;
  readonly parent: number | null;
  /** The digits of `code`; null for a grouping row. */
  readonly codeDigits: string | null;
  readonly level: LineLevel;
  /** True if goods are declared under this line; only such lines are recommended or final. */
  readonly isLeaf: boolean;
  /** Own text with its ancestors' texts from the heading down, joined by ` > `; official wording, not translated. */
  readonly fullDescription: string;
}
