import type { Batch } from '@svc/domain/batches/batch';
import type {
  ExportedCandidate,
  ExportedDuty,
  ExportedQuestion,
  ExportedReason,
  ExportedResult,
  ExportRow,
} from '@svc/domain/batches/export-row';
import type { MessageParams } from '@svc/domain/errors/domain-error';
import type { RowStatus } from '@svc/domain/batches/row-status';
import type { LookupStatus } from '@svc/domain/lookups/lookup-status';
import { Prisma } from '../generated/prisma/client.ts';
import { chargeIn } from '../lookups/result-document.ts';
import type { Db } from '../prisma.ts';
import { FIRST_PAGE_ROWS, nextPageRows } from './page-rows.ts';
import { ROW_COLUMNS, ROW_LOOKUPS, statusesSql, toBatchRow, type RowRecord } from './batch-rows.ts';

/** Results add about as much text to a row as its product. */
const PAGE_ROWS_MAX = 250;
const CANDIDATES = 3;

interface StoredDuty {
  readonly title: string;
  readonly pct: number | null;
  readonly reason_code?: string | null;
}

interface ExportRecord extends RowRecord {
  readonly has_result: boolean;
  readonly lang: string | null;
  readonly description: string | null;
  readonly hs6: string | null;
  readonly risk: number;
  readonly flags: ExportedResult['flags'];
  readonly missing_info: string[];
  readonly summary: string | null;
  readonly deciding_factors: string[] | null;
  readonly coded: {
    summary?: { readonly name: string; readonly params: MessageParams };
    deciding_factors: readonly ExportedReason[];
    open?: readonly ExportedReason[];
    missing: readonly string[];
  } | null;
  readonly share: number | null;
  readonly alternatives: (string | null)[];
  readonly candidates: ExportedCandidate[] | null;
  readonly question: ExportedQuestion | null;
  readonly coded_question: ExportedResult['codedQuestion'];
  readonly legal: { id: string; reference: string; code: string | null }[] | null;
  readonly duty_rate: string | null;
  readonly duty_pct: number | null;
  readonly additional_duty_pct: number | null;
  readonly charges: StoredDuty[] | null;
  readonly additional: unknown[] | null;
  readonly may_apply: unknown[] | null;
  readonly known_until: string | null;
  readonly rerun_status: LookupStatus | null;
  readonly rerun_code: string | null;
  readonly rerun_confidence: number | null;
  readonly decision: ExportedResult['decision'];
  readonly review_note: string | null;
  readonly dataset_version: string;
  readonly finished_at: Date | null;
  readonly decided_at: Date | null;
}

/** Unpacks each lookup's documents once per row and selects only the exported fields. */
const RESULT_COLUMNS = Prisma.sql`l.id IS NOT NULL AS has_result, d.lang, l.recommended_description AS description,
  l.hs6, l.risk, l.flags, l.missing_info, d.summary, d.deciding_factors, d.coded, d.legal,
  (d.recommended #>> '{scores,final}')::float8 AS share, d.recommended ->> 'duty_rate' AS duty_rate,
  (d.recommended #>> '{duty,effective_pct}')::float8 AS duty_pct,
  (d.recommended #>> '{duty,additional_pct}')::float8 AS additional_duty_pct,
  d.recommended #> '{duty,additional}' AS additional, d.recommended #> '{duty,may_apply}' AS may_apply, d.charges,
  d.recommended #>> '{duty,known_until}' AS known_until,
  ARRAY(SELECT a ->> 'code' FROM jsonb_array_elements(d.alternatives) AS a) AS alternatives,
  (SELECT jsonb_agg(jsonb_build_object('code', a ->> 'code', 'text', a ->> 'full_description', 'share',
      a #> '{scores,final}') ORDER BY place)
    FROM jsonb_array_elements(d.alternatives) WITH ORDINALITY AS e(a, place) WHERE place <= ${CANDIDATES}) AS candidates,
  CASE WHEN g.status IS NULL THEN d.questions -> 0 ELSE g.question END AS question,
  CASE WHEN g.status IS NULL THEN d.coded #> '{questions,0}' ELSE g.coded_question END AS coded_question,
  g.status::text AS rerun_status, g.recommended_code AS rerun_code, g.confidence AS rerun_confidence,
  coalesce(l.decision, n.decision)::text AS decision, coalesce(l.review_note, n.review_note) AS review_note,
  coalesce(l.decided_at, n.decided_at) AS decided_at, l.finished_at, l.dataset_version`;

/** Joins the document `d` of lookups `l`, and the latest of their reruns `g`. */
const RESULT_PARTS = Prisma.sql`LEFT JOIN LATERAL jsonb_to_record(l.result) AS d(lang text, summary text,
    recommended jsonb, alternatives jsonb, questions jsonb, legal jsonb, deciding_factors jsonb, coded jsonb,
    charges jsonb) ON TRUE
  LEFT JOIN LATERAL (
    WITH RECURSIVE again AS (
      SELECT a.id, a.created_at FROM lookups a WHERE a.parent_lookup_id = l.id
      UNION ALL
      SELECT a.id, a.created_at FROM again b JOIN lookups a ON a.parent_lookup_id = b.id
    )
    SELECT q.status, q.recommended_code, q.confidence, q.result #> '{questions,0}' AS question,
      q.result #> '{coded,questions,0}' AS coded_question
    FROM again JOIN lookups q USING (id) WHERE q.market = l.market
    ORDER BY again.created_at DESC, id LIMIT 1
  ) g ON TRUE`;

/** Yields rows with their results in file order, page by page, without the full documents of the lookups. */
export async function* exportRows(
  db: Db,
  batch: Pick<Batch, 'id'>,
  statuses: readonly RowStatus[],
): AsyncGenerator<readonly ExportRow[]> {
  let [last, size] = [0, FIRST_PAGE_ROWS];
  for (;;) {
    const rows = await db.$queryRaw<ExportRecord[]>`
      SELECT ${ROW_COLUMNS}, ${RESULT_COLUMNS} FROM (
        SELECT * FROM batch_rows
        WHERE batch_id = ${batch.id} AND row_index > ${last} AND status = ANY(${statusesSql(statuses)})
        ORDER BY row_index LIMIT ${Math.min(size, PAGE_ROWS_MAX)}
      ) r ${ROW_LOOKUPS} ${RESULT_PARTS} ORDER BY r.row_index`;
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
    language: row.lang,
    description: row.description,
    hs6: row.hs6,
    risk: row.risk,
    flags: row.flags,
    missingInfo: row.missing_info,
    summary: row.summary,
    factors: row.deciding_factors ?? [],
    coded: toCoded(row.coded),
    share: row.share ?? 0,
    alternatives: row.alternatives.filter((code) => code !== null),
    candidates: row.candidates ?? [],
    question: row.question,
    codedQuestion: row.coded_question,
    legal: row.legal ?? [],
    ...toDuty(row),
    rerun: toRerun(row),
    decision: row.decision,
    reviewNote: row.review_note,
    datasetVersion: row.dataset_version,
    finishedAt: row.finished_at,
    decidedAt: row.decided_at,
  };
}

function toCoded(coded: ExportRecord['coded']): ExportedResult['coded'] {
  if (coded === null) return null;
  const { summary, deciding_factors: reasons, open, missing } = coded;
  return { summary, reasons, open, missing };
}

function toDuty(row: ExportRecord) {
  const chargeOf = chargeIn(row.charges ?? []);
  return {
    dutyRate: row.duty_rate,
    dutyPct: row.duty_pct,
    additionalDutyPct: row.additional_duty_pct,
    additionalDuties: (row.additional ?? []).map(chargeOf).map(toAdditional),
    possibleDuties: (row.may_apply ?? []).map(chargeOf).map(toAdditional),
    dutyKnownUntil: row.known_until,
  };
}

function toAdditional({ title, pct, reason_code: reasonCode = null }: StoredDuty): ExportedDuty {
  return { title, pct: pct ?? null, reasonCode };
}

function toRerun({ rerun_status: status, rerun_code: code, rerun_confidence: confidence }: ExportRecord) {
  return status === null ? null : { status, code, confidence: confidence ?? 0 };
}
