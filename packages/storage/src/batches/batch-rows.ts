import { isCreditExempt } from '@svc/domain/accounts/account';
import type {
  Batch,
  BatchRow,
  BatchValidation,
  CodeCheck,
  RowCounts,
  RowError,
  RowIssue,
} from '@svc/domain/batches/batch';
import { EMPTY_MAPPING, type SuggestedMapping } from '@svc/domain/batches/column-mapping';
import { ROW_STATUSES, type RowStatus } from '@svc/domain/batches/row-status';
import type { LookupStatus } from '@svc/domain/lookups/lookup-status';
import { Prisma } from '../generated/prisma/client.ts';
import { confidenceByDigits } from '../lookups/lookup-rows.ts';
import type { Db } from '../prisma.ts';

export const batchInclude = {
  account: { select: { role: true, sandbox: true } },
} as const satisfies Prisma.BatchInclude;

type BatchRecord = Prisma.BatchGetPayload<{ include: typeof batchInclude }>;

/** Converts records to domain batches, with the number of rows by state. */
export async function toBatches(db: Db, records: readonly BatchRecord[]): Promise<readonly Batch[]> {
  const counts = await countRows(
    db,
    records.map((record) => record.id),
  );
  return records.map((record) => toBatch(record, counts.get(record.id) ?? NO_ROWS));
}

const NO_ROWS: RowCounts = { pending: 0, processing: 0, done: 0, error: 0, skipped: 0, duplicate: 0 };

async function countRows(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, RowCounts>> {
  if (ids.length === 0) return new Map();

  const rows = await db.$queryRaw<{ batch_id: string; status: RowStatus; rows: number }[]>`
    SELECT batch_id, status::text AS status, count(*)::int AS rows FROM batch_rows
    WHERE batch_id = ANY(${[...ids]}::text[]) GROUP BY 1, 2`;
  const counts = new Map<string, Record<RowStatus, number>>();
  for (const { batch_id: id, status, rows: count } of rows) {
    const own = counts.get(id) ?? { ...NO_ROWS };
    own[status] = count;
    counts.set(id, own);
  }

  return counts;
}

export async function rowCounts(db: Db, id: string): Promise<RowCounts> {
  return (await countRows(db, [id])).get(id) ?? NO_ROWS;
}

function toBatch(record: BatchRecord, counts: RowCounts): Batch {
  const { account, columnMapping, validation, leaseUntil: _lease, ...fields } = record;

  return {
    ...fields,
    isExempt: isCreditExempt(account),
    sandbox: account.sandbox,
    columnMapping: readMapping(columnMapping),
    validation: readValidation(validation),
    counts,
  };
}

// These functions read JSON that only this package writes, so its shape is known.
export function readMapping(value: Prisma.JsonValue): SuggestedMapping {
  return { ...EMPTY_MAPPING, ...(value as object) };
}

function readValidation(value: Prisma.JsonValue): BatchValidation {
  return value as unknown as BatchValidation;
}

/** A row with the summary of its lookup, as selected by `rowSelectSql`. */
export interface RowRecord {
  readonly row_index: number;
  readonly cells: string[];
  readonly status: RowStatus;
  readonly issues: RowIssue[];
  readonly duplicate_of: number | null;
  readonly lookup_id: string | null;
  readonly attempts: number;
  readonly error: RowError | null;
  readonly code_check: CodeCheck | null;
  readonly result_status: LookupStatus | null;
  readonly recommended_code: string | null;
  readonly confidence: number | null;
  readonly confidence_heading: number | null;
  readonly confidence_subheading: number | null;
  readonly final_code: string | null;
}

export const ROW_COLUMNS = Prisma.sql`r.row_index, r.cells, r.status::text AS status, r.issues, r.duplicate_of,
  r.lookup_id, r.attempts, r.error, r.code_check, l.status::text AS result_status, l.recommended_code, l.confidence,
  l.confidence_heading, l.confidence_subheading,
  coalesce(l.final_code, n.final_code) AS final_code`;

/**
 * Joins the lookups `l` of rows `r`, and the latest decision `n` on a rerun if the lookup itself has none: answering a
 * row's questions creates a rerun, which the reviewer then decides.
 */
export const ROW_LOOKUPS = Prisma.sql`LEFT JOIN lookups l ON l.id = r.lookup_id LEFT JOIN LATERAL (
    WITH RECURSIVE reruns AS (
      SELECT a.id, a.market, a.decision, a.final_code, a.review_note, a.decided_at
      FROM lookups a WHERE a.parent_lookup_id = l.id AND l.decision IS NULL
      UNION ALL
      SELECT a.id, a.market, a.decision, a.final_code, a.review_note, a.decided_at
      FROM reruns b JOIN lookups a ON a.parent_lookup_id = b.id
    )
    SELECT decision, final_code, review_note, decided_at FROM reruns
    WHERE decision IS NOT NULL AND market = l.market ORDER BY decided_at DESC, id LIMIT 1
  ) n ON TRUE`;

export function toBatchRow(row: RowRecord): BatchRow {
  return {
    rowIndex: row.row_index,
    cells: row.cells,
    status: row.status,
    issues: row.issues,
    duplicateOf: row.duplicate_of,
    lookupId: row.lookup_id,
    attempts: row.attempts,
    error: row.error,
    codeCheck: row.code_check,
    resultStatus: row.result_status,
    recommendedCode: row.recommended_code,
    confidence: row.confidence,
    confidenceByDigits: confidenceByDigits(row.confidence_heading, row.confidence_subheading, row.confidence),
    finalCode: row.final_code,
  };
}

export function statusesSql(statuses: readonly RowStatus[]): Prisma.Sql {
  const wanted = statuses.length === 0 ? ROW_STATUSES : statuses;
  return Prisma.sql`${[...wanted]}::text[]::row_status[]`;
}
