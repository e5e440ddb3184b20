import type { AnswerOf, RequestOf } from '@svc/client/create-client';
import { allOf, type Market } from '../../api/address.ts';

export type Batch = AnswerOf<'batches.get'>;

export type BatchRow = AnswerOf<'batches.rows'>[number];

export type RowStatus = BatchRow['status'];

/** Column of each field, null if unmapped. */
export type Mapping = Batch['column_mapping'];

export type Field = keyof Mapping;

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

export const ROW_STATES = ['error', 'pending', 'processing', 'done', 'duplicate', 'skipped'] as const;

type Finding = NonNullable<NonNullable<RequestOf<'batches.rows'>['query']>['issue']>[number];

const FINDINGS = {
  invalid: ['too_long'],
  empty: ['empty_description', 'no_description_column', 'closing_row'],
  duplicates: ['duplicate'],
  examples: ['example_row'],
  unknown_codes: ['code_not_in_version'],
  warnings: ['lost_characters', 'unknown_origin', 'bad_existing_code', 'missing_sku', 'duplicate_sku'],
} as const satisfies Readonly<Record<string, readonly Finding[]>>;

export type FoundGroup = keyof typeof FINDINGS;

export const FOUND_GROUPS = Object.keys(FINDINGS) as readonly FoundGroup[];

export type Outcome = keyof NonNullable<Batch['outcomes']>;

export const OUTCOMES = allOf<Outcome>({
  proposed: true,
  needs_review: true,
  needs_info: true,
  unlike: true,
  decided: true,
});

export interface Shown {
  readonly rows?: RowStatus;
  readonly found?: FoundGroup;
  readonly outcome?: Outcome;
}

export function shownQuery({ rows, found, outcome }: Shown): NonNullable<RequestOf<'batches.rows'>['query']> {
  return {
    ...(rows === undefined ? {} : { status: [rows] }),
    ...(found === undefined ? {} : { issue: FINDINGS[found] }),
    ...(outcome === undefined ? {} : { outcome }),
  };
}

export function shownCount(
  { counts, outcomes, total_rows: all, validation }: Batch,
  { rows, found, outcome }: Shown,
): number {
  if (outcome !== undefined) return outcomes?.[outcome] ?? 0;
  if (found !== undefined) return validation.precheck[found];
  return rows === undefined ? all : counts[rows];
}

export interface Setup {
  readonly mapping: Mapping;
  readonly market: Market;
  readonly save: boolean;
}

/** Maps a column to another field, replacing the previous mapping of both. */
export function mapColumn(mapping: Mapping, column: string, field: Field | null): Mapping {
  const entries = FIELDS.map((each): [Field, string | null] => {
    if (each === field) return [each, column];
    return [each, mapping[each] === column ? null : mapping[each]];
  });
  return { ...mapping, ...Object.fromEntries(entries) };
}

export function fieldOf(mapping: Mapping, column: string): Field | null {
  return FIELDS.find((field) => mapping[field] === column) ?? null;
}

/** Body of a check and of a start; null if no column is mapped to the description. */
export function setupBody({ mapping, market, save }: Setup): RequestOf<'batches.start'>['body'] | null {
  const { description } = mapping;
  if (description === null) return null;
  return {
    column_mapping: { ...mapping, description },
    market,
    save_to_catalog: save && mapping.sku !== null,
  };
}

/** Credits for the rows, rounded to avoid binary fraction noise. */
export function costOf(rows: number, creditsEach: number): number {
  return Math.round(rows * creditsEach * 100) / 100;
}

export function isRunning({ status }: Pick<Batch, 'status'>): boolean {
  return status === 'queued' || status === 'running';
}

/** True if a row can be edited now; the API has the same rule. */
export function isEditable(batch: Pick<Batch, 'status'>, row: Pick<BatchRow, 'status'>): boolean {
  return batch.status === 'uploaded' || (!isRunning(batch) && row.status === 'error');
}

export function changedCells(
  raw: Readonly<Record<string, string>>,
  typed: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(typed).filter(([column, text]) => raw[column] !== text));
}
