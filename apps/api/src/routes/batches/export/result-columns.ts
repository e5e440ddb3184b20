import type { ExportRow } from '@svc/domain/batches/export-row';
import type { ReviewFlag } from '@svc/domain/lookups/lookup';
import { riskLevel } from '@svc/domain/lookups/risk';
import type { Translate } from '@svc/i18n/translate';
import { issueJson } from '@svc/wire/batches/batch';
import { codeCheckText, rowErrorText } from '@svc/wire/batches/batch-row';
import { reviewFlag } from '@svc/wire/lookups/lookup-summary';
import { missingText, summaryText } from './answer-words.ts';
import type { ResultColumn } from './result-column.ts';
import { REVIEWER_COLUMNS } from './reviewer-columns.ts';

const SEPARATOR = '; ';

/** Joins texts: full-stop sentences with spaces, others with semicolons. */
function joined(texts: readonly string[]): string {
  const isSentences = texts.every((text) => /[.。]$/.test(text));
  return texts.join(isSentences ? ' ' : SEPARATOR);
}

function flagTexts(flags: readonly ReviewFlag[], t: Translate): string {
  return joined(flags.map((flag) => reviewFlag(flag, t).message));
}

function isWithResult({ status, result }: ExportRow): boolean {
  return result !== null && (status === 'done' || status === 'duplicate');
}

function matches({ codeCheck }: ExportRow, t: Translate): string {
  return codeCheck === null ? '' : t(codeCheck.matches ? 'batches.yes' : 'batches.no');
}

/** Vietnam publishes rates as bare numbers; they are percentages. */
function rateText(rate: string | null): string | null {
  return rate !== null && /^\d+(?:\.\d+)?$/.test(rate) ? `${rate}%` : rate;
}

/** Columns of the first export format: their names and order must not change. */
export const FIRST_RESULT_COLUMNS: readonly ResultColumn[] = [
  { name: 'row', width: 8, kind: 'number', cell: (row) => row.rowIndex },
  {
    name: 'row_status',
    width: 14,
    cell: (row, { t }) => t(`labels.row_status_${row.status}`),
  },
  {
    name: 'status',
    width: 18,
    cell: (row, { t }) => (row.resultStatus === null ? null : t(`labels.lookup_status_${row.resultStatus}`)),
  },
  {
    name: 'code',
    width: 16,
    // Copying this column must not yield codes that still await review.
    cell: (row) => (row.resultStatus === 'proposed' ? row.recommendedCode : null),
  },
  { name: 'description', width: 60, kind: 'wrapped', cell: ({ result }) => result?.description ?? null },
  { name: 'hs6', width: 10, cell: ({ result }) => result?.hs6 ?? null },
  { name: 'confidence', width: 12, kind: 'share', cell: (row) => row.confidence },
  {
    name: 'risk',
    width: 10,
    cell: ({ result }, { t }) => (result === null ? null : t(`labels.risk_${riskLevel(result.risk)}`)),
  },
  {
    name: 'flags',
    width: 40,
    kind: 'wrapped',
    cell: ({ result }, { t }) => (result === null ? null : flagTexts(result.flags, t)),
  },
  {
    name: 'missing',
    width: 30,
    kind: 'wrapped',
    cell: ({ result }, reader) => (result === null ? null : missingText(result, reader, SEPARATOR)),
  },
  {
    name: 'alternatives',
    width: 30,
    kind: 'wrapped',
    cell: ({ result }) => result?.alternatives.join(SEPARATOR) ?? null,
  },
  {
    name: 'summary',
    width: 70,
    kind: 'wrapped',
    cell: ({ result }, reader) => (result === null ? null : summaryText(result, reader)),
  },
  { name: 'duty_rate', width: 14, cell: ({ result }) => rateText(result?.dutyRate ?? null) },
  { name: 'duty_pct', width: 12, kind: 'number', cell: ({ result }) => result?.dutyPct ?? null },
  {
    name: 'additional_duty_pct',
    width: 12,
    kind: 'number',
    cell: ({ result }) => result?.additionalDutyPct ?? null,
  },
  {
    name: 'additional_duties',
    width: 40,
    kind: 'wrapped',
    cell: ({ result }) => result?.additionalDuties.map(({ title }) => title).join(SEPARATOR) || null,
  },
  {
    name: 'existing_code',
    width: 50,
    kind: 'wrapped',
    cell: ({ codeCheck }, { t }) => (codeCheck === null ? null : codeCheckText(codeCheck, t)),
  },
  { name: 'matches', width: 14, cell: (row, { t }) => matches(row, t) },
  { name: 'duplicate_of', width: 12, kind: 'number', cell: (row) => row.duplicateOf },
  {
    name: 'decision',
    width: 14,
    cell: ({ result }, { t }) =>
      result === null || result.decision === null ? null : t(`labels.decision_${result.decision}`),
  },
  { name: 'final_code', width: 16, cell: (row) => row.finalCode },
  { name: 'note', width: 30, kind: 'wrapped', cell: ({ result }) => result?.reviewNote ?? null },
  {
    name: 'findings',
    width: 40,
    kind: 'wrapped',
    cell: (row, { t }) => joined(row.issues.map((issue) => issueJson(issue, t).message)) || null,
  },
  {
    name: 'error',
    width: 40,
    kind: 'wrapped',
    cell: (row, { t }) => (row.error === null ? null : rowErrorText(row.error, t)),
  },
  { name: 'version', width: 16, cell: ({ result }) => result?.datasetVersion ?? null },
  { name: 'lookup_id', width: 34, cell: (row) => (isWithResult(row) ? row.lookupId : null) },
];

export const RESULT_COLUMNS: readonly ResultColumn[] = [...FIRST_RESULT_COLUMNS, ...REVIEWER_COLUMNS];
