import type { Batch } from '@svc/domain/batches/batch';
import type { ExportedResult, ExportRow } from '@svc/domain/batches/batch-store';
import type { RowStatus } from '@svc/domain/batches/row-status';
import type { Db } from '../prisma.ts';
import { FIRST_PAGE_ROWS, nextPageRows } from './page-rows.ts';
import { ROW_COLUMNS, ROW_LOOKUPS, statusesSql, toBatchRow, type RowRecord } from './batch-rows.ts';

/** Results add about as much text to a row as its product has. */
const PAGE_ROWS_MAX = 250;

interface ExportRecord extends RowRecord {
  readonly has_result: boolean;
  readonly description: string | null;
  readonly hs6: string | null;
  readonly risk: number;
  readonly flags: ExportedResult['flags'];
  readonly missing_info: string[];
  readonly alternatives: (string | null)[];
  readonly summary: string | null;
  readonly duty_rate: string | null;
  readonly duty_pct: number | null;
  readonly additional_duty_pct: number | null;
  readonly additional_duties: (string | null)[];
  readonly decision: ExportedResult['decision'];
  readonly review_note: string | null;
  readonly dataset_version: string;
}

/** Rows with their results in file order, a page at a time; the documents of the lookups stay in the database. */
export async function* exportRows(
  db: Db,
  batch: Pick<Batch, 'id'>,
  statuses: readonly RowStatus[],
): AsyncGenerator<readonly ExportRow[]> {
  let [last, size] = [0, FIRST_PAGE_ROWS];
  for (;;) {
    const rows = await db.$queryRaw<ExportRecord[]>`
      SELECT ${ROW_COLUMNS}, l.id IS NOT NULL AS has_result, l.recommended_description AS description, l.hs6, l.risk,
        l.flags, l.missing_info, l.result ->> 'summary' AS summary,
        l.result #>> '{recommended,duty_rate}' AS duty_rate,
        (l.result #>> '{recommended,duty,effective_pct}')::float8 AS duty_pct,
        (l.result #>> '{recommended,duty,additional_pct}')::float8 AS additional_duty_pct,
        ARRAY(SELECT d #>> '{}' FROM jsonb_path_query(l.result, '$.recommended.duty.additional[*].title') AS d)
          AS additional_duties,
        ARRAY(SELECT a ->> 'code' FROM jsonb_array_elements(l.result -> 'alternatives') AS a) AS alternatives,
        coalesce(l.decision, n.decision)::text AS decision, coalesce(l.review_note, n.review_note) AS review_note, l.dataset_version
      FROM (
        SELECT * FROM batch_rows
        WHERE batch_id = ${batch.id} AND row_index > ${last} AND status = ANY(${statusesSql(statuses)})
        ORDER BY row_index LIMIT ${Math.min(size, PAGE_ROWS_MAX)}
      ) r ${ROW_LOOKUPS} ORDER BY r.row_index`;
    const end = rows.at(-1);
    if (end === undefined) return;
    yield rows.map(toExportRow);
    last = end.row_index;
    size = nextPageRows(rows);
  }
}

function toExportRow(row: ExportRecord): ExportRow {
  return { ...toBatchRow(row), result: row.has_result ? toResult(row) : null };
}

function toResult(row: ExportRecord): ExportedResult {
  return {
    description: row.description,
    hs6: row.hs6,
    risk: row.risk,
    flags: row.flags,
    missingInfo: row.missing_info,
    alternatives: row.alternatives.filter((code) => code !== null),
    summary: row.summary,
    dutyRate: row.duty_rate,
    dutyPct: row.duty_pct,
    additionalDutyPct: row.additional_duty_pct,
    additionalDuties: row.additional_duties.filter((title) => title !== null),
    decision: row.decision,
    reviewNote: row.review_note,
    datasetVersion: row.dataset_version,
  };
}
