import type { ExportRow } from '@svc/domain/batches/batch-store';
import type { ReviewFlag } from '@svc/domain/lookups/lookup';
import { riskLevel } from '@svc/domain/lookups/risk';
import type { MessageKey, Translate } from '@svc/i18n/translate';
import { issueJson } from '@svc/wire/batch';
import { codeCheckText, rowErrorText } from '@svc/wire/batch-row';
import { reviewFlag } from '@svc/wire/lookup-summary';

/** A cell of the results. */
export type ResultCell = string | number | null;

interface ResultColumn {
  readonly title: MessageKey;
  readonly width: number;
  readonly cell: (row: ExportRow, t: Translate) => ResultCell;
}

const SEPARATOR = '; ';

function flagTexts(flags: readonly ReviewFlag[], t: Translate): string {
  return flags.map((flag) => reviewFlag(flag, t).message).join(SEPARATOR);
}

function isWithResult({ status, result }: ExportRow): boolean {
  return result !== null && (status === 'done' || status === 'duplicate');
}

function matches({ codeCheck }: ExportRow, t: Translate): string {
  return codeCheck === null ? '' : t(codeCheck.matches ? 'batches.yes' : 'batches.no');
}

/** What an export adds to the file's own columns, in order. */
export const RESULT_COLUMNS: readonly ResultColumn[] = [
  { title: 'batches.result_row', width: 8, cell: (row) => row.rowIndex },
  {
    title: 'batches.result_row_status',
    width: 14,
    cell: (row, t) => t(`labels.row_status_${row.status}`),
  },
  {
    title: 'batches.result_status',
    width: 18,
    cell: (row, t) => (row.resultStatus === null ? null : t(`labels.lookup_status_${row.resultStatus}`)),
  },
  { title: 'batches.result_code', width: 16, cell: (row) => row.recommendedCode },
  { title: 'batches.result_description', width: 50, cell: ({ result }) => result?.description ?? null },
  { title: 'batches.result_hs6', width: 10, cell: ({ result }) => result?.hs6 ?? null },
  { title: 'batches.result_confidence', width: 12, cell: (row) => row.confidence },
  {
    title: 'batches.result_risk',
    width: 10,
    cell: ({ result }, t) => (result === null ? null : t(`labels.risk_${riskLevel(result.risk)}`)),
  },
  {
    title: 'batches.result_flags',
    width: 40,
    cell: ({ result }, t) => (result === null ? null : flagTexts(result.flags, t)),
  },
  {
    title: 'batches.result_missing',
    width: 30,
    cell: ({ result }) => result?.missingInfo.join(SEPARATOR) ?? null,
  },
  {
    title: 'batches.result_alternatives',
    width: 30,
    cell: ({ result }) => result?.alternatives.join(SEPARATOR) ?? null,
  },
  { title: 'batches.result_summary', width: 60, cell: ({ result }) => result?.summary ?? null },
  { title: 'batches.result_duty_rate', width: 14, cell: ({ result }) => result?.dutyRate ?? null },
  { title: 'batches.result_duty_pct', width: 12, cell: ({ result }) => result?.dutyPct ?? null },
  {
    title: 'batches.result_additional_duty_pct',
    width: 12,
    cell: ({ result }) => result?.additionalDutyPct ?? null,
  },
  {
    title: 'batches.result_additional_duties',
    width: 40,
    cell: ({ result }) => result?.additionalDuties.join(SEPARATOR) || null,
  },
  {
    title: 'batches.result_existing_code',
    width: 40,
    cell: ({ codeCheck }, t) => (codeCheck === null ? null : codeCheckText(codeCheck, t)),
  },
  { title: 'batches.result_matches', width: 12, cell: matches },
  { title: 'batches.result_duplicate_of', width: 10, cell: (row) => row.duplicateOf },
  {
    title: 'batches.result_decision',
    width: 14,
    cell: ({ result }, t) =>
      result === null || result.decision === null ? null : t(`labels.decision_${result.decision}`),
  },
  { title: 'batches.result_final_code', width: 16, cell: (row) => row.finalCode },
  { title: 'batches.result_note', width: 30, cell: ({ result }) => result?.reviewNote ?? null },
  {
    title: 'batches.result_findings',
    width: 40,
    cell: (row, t) => row.issues.map((issue) => issueJson(issue, t).message).join(SEPARATOR) || null,
  },
  {
    title: 'batches.result_error',
    width: 40,
    cell: (row, t) => (row.error === null ? null : rowErrorText(row.error, t)),
  },
  { title: 'batches.result_version', width: 16, cell: ({ result }) => result?.datasetVersion ?? null },
  { title: 'batches.result_lookup_id', width: 34, cell: (row) => (isWithResult(row) ? row.lookupId : null) },
];
