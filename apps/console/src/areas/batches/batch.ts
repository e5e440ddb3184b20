import type { AnswerOf, RequestOf } from '@svc/client/create-client';
import { allOf, type Market } from '../../api/address.ts';

/** A batch. */
export type Batch = AnswerOf<'batches.get'>;

/** A row of a batch. */
export type BatchRow = AnswerOf<'batches.rows'>[number];

/** A state of a row. */
export type RowStatus = BatchRow['status'];

/** Meaning of columns: the column of each field, null for none. */
export type Mapping = Batch['column_mapping'];

/** Possible meanings of a column. */
export type Field = keyof Mapping;

/** Every meaning of a column, in the order in which they are offered. */
export const FIELDS = [
  'description',
  'material',
  'composition',
  'use',
  'origin',
  'notes',
  'sku',
  'existing_code',
] as const satisfies readonly Field[];

/** Every state of a row, in the order in which they are offered. */
export const ROW_STATES = ['error', 'pending', 'processing', 'done', 'duplicate', 'skipped'] as const;

type Finding = NonNullable<NonNullable<RequestOf<'batches.rows'>['query']>['issue']>[number];

/** The groups of rows that the check before the start counts, each with the findings that put a row into it. */
const FINDINGS = {
  invalid: ['too_long'],
  empty: ['empty_description', 'no_description_column', 'closing_row'],
  duplicates: ['duplicate'],
  examples: ['example_row'],
  warnings: ['unknown_origin', 'bad_existing_code', 'missing_sku', 'duplicate_sku'],
} as const satisfies Readonly<Record<string, readonly Finding[]>>;

/** A group of rows that the check counts. */
export type FoundGroup = keyof typeof FINDINGS;

/** Every group, in the order in which they are offered. */
export const FOUND_GROUPS = Object.keys(FINDINGS) as readonly FoundGroup[];

/** An outcome of classified rows. */
export type Outcome = keyof NonNullable<Batch['outcomes']>;

/** Every outcome, in the order in which they are offered. */
export const OUTCOMES = allOf<Outcome>({
  proposed: true,
  needs_review: true,
  needs_info: true,
  unlike: true,
  decided: true,
});

/** Which rows of a batch are shown: those of a state or an outcome, or before the start those of a group. */
export interface Shown {
  readonly rows?: RowStatus;
  readonly found?: FoundGroup;
  readonly outcome?: Outcome;
}

/** The query of the rows that are shown. */
export function shownQuery({ rows, found, outcome }: Shown): NonNullable<RequestOf<'batches.rows'>['query']> {
  return {
    ...(rows === undefined ? {} : { status: [rows] }),
    ...(found === undefined ? {} : { issue: FINDINGS[found] }),
    ...(outcome === undefined ? {} : { outcome }),
  };
}

/** Number of the rows that are shown. */
export function shownCount(
  { counts, outcomes, total_rows: all, validation }: Batch,
  { rows, found, outcome }: Shown,
): number {
  if (outcome !== undefined) return outcomes?.[outcome] ?? 0;
  if (found !== undefined) return validation.precheck[found];
  return rows === undefined ? all : counts[rows];
}

/** Options of a batch's start. */
export interface Setup {
  readonly mapping: Mapping;
  readonly market: Market;
  readonly save: boolean;
}

/** Gives a column another meaning; the column that had it, and the meaning it had, are let go. */
export function mapColumn(mapping: Mapping, column: string, field: Field | null): Mapping {
  const entries = FIELDS.map((each): [Field, string | null] => {
    if (each === field) return [each, column];
    return [each, mapping[each] === column ? null : mapping[each]];
  });
  return { ...mapping, ...Object.fromEntries(entries) };
}

/** The meaning of a column; null where it has none. */
export function fieldOf(mapping: Mapping, column: string): Field | null {
  return FIELDS.find((field) => mapping[field] === column) ?? null;
}

/** The body of a check and of a start; null while no column says what the product is. */
export function setupBody({ mapping, market, save }: Setup): RequestOf<'batches.start'>['body'] | null {
  const { description } = mapping;
  if (description === null) return null;
  return {
    column_mapping: { ...mapping, description },
    market,
    save_to_catalog: save && mapping.sku !== null,
  };
}

/** Credits that the rows to classify cost, without the noise of binary fractions. */
export function costOf(rows: number, creditsEach: number): number {
  return Math.round(rows * creditsEach * 100) / 100;
}

/** True if a batch is in progress. */
export function isRunning({ status }: Pick<Batch, 'status'>): boolean {
  return status === 'queued' || status === 'running';
}

/** True if a person may change a row now; the API's own rule. */
export function isEditable(batch: Pick<Batch, 'status'>, row: Pick<BatchRow, 'status'>): boolean {
  return batch.status === 'uploaded' || (!isRunning(batch) && row.status === 'error');
}

/** The cells that differ from those of the file. */
export function changedCells(
  raw: Readonly<Record<string, string>>,
  typed: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(typed).filter(([column, text]) => raw[column] !== text));
}
