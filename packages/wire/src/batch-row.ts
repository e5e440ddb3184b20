import type { BatchRow, CodeCheck, RowError } from '@svc/domain/batches/batch';
import { isMessageKey, type MessageParams, type Translate } from '@svc/i18n/translate';
import { codeDigits } from '@svc/tariff/code';
import { issueJson } from './batch.ts';
import { withFieldWords } from './field-words.ts';

/** A row of a batch as the interface names its fields, words in the reader's language. */
export function batchRowJson(row: BatchRow, columns: readonly string[], t: Translate) {
  return {
    row_index: row.rowIndex,
    raw: cellsByColumn(columns, row.cells),
    status: row.status,
    issues: row.issues.map((issue) => issueJson(issue, t)),
    duplicate_of: row.duplicateOf,
    lookup_id: row.lookupId,
    attempts: row.attempts,
    error: row.error === null ? null : rowErrorText(row.error, t),
    result_status: row.resultStatus,
    recommended_code: row.recommendedCode,
    confidence: row.confidence,
    confidence_by_digits: row.confidenceByDigits,
    code_check: row.codeCheck === null ? null : codeCheckJson(row.codeCheck, t),
    final_code: row.finalCode,
  };
}

/** One of the first rows of a file: its number and its cells. */
export function previewRowJson(row: Pick<BatchRow, 'rowIndex' | 'cells'>, columns: readonly string[]) {
  return { ...cellsByColumn(columns, row.cells), row_index: row.rowIndex };
}

function cellsByColumn(
  columns: readonly string[],
  cells: readonly string[],
): Readonly<Record<string, string>> {
  return Object.fromEntries(columns.map((column, place) => [column, cells[place] ?? '']));
}

function words(key: string, params: MessageParams, t: Translate): string {
  const name = `batches.${key}`;
  return isMessageKey(name) ? t(name, withFieldWords(params, t)) : key;
}

/** Why a row failed, in words. */
export function rowErrorText({ key, params, reason }: RowError, t: Translate): string {
  if (reason === undefined) return words(key, params, t);
  return words(key, { ...params, reason: words(reason.key, reason.params, t) }, t);
}

function codeCheckJson(check: CodeCheck, t: Translate) {
  return {
    code: check.code,
    status: check.status,
    matches_suggestion: check.matches,
    level_matched: check.level,
    message: codeCheckText(check, t),
  };
}

/** What the check of a code in use found, in words. */
export function codeCheckText(check: CodeCheck, t: Translate): string {
  const { code, version, suggested, level: digits } = check;
  // Only text that is no code at all is kept as it was sent without being one.
  if (codeDigits(code) === null) return t('batches.code_check_no_code', { code });
  if (check.status !== 'valid') return t(`batches.code_check_${check.status}`, { code, version });
  if (check.matches) return t('batches.code_check_matches', { code });
  if (suggested === null) return t('labels.code_status_valid_detail', { code, version });
  const key = digits === 0 ? 'code_check_differs_wholly' : 'code_check_differs';
  return t(`batches.${key}`, { code, suggested, digits });
}
