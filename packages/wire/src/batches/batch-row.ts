import type { BatchRow, CodeCheck, RowError } from '@svc/domain/batches/batch';
import { codeVerdict } from '@svc/domain/batches/check/existing-code';
import { isMessageKey, type MessageKey, type MessageParams, type Translate } from '@svc/i18n/translate';
import { codeDigits, writeCode } from '@svc/tariff/code';
import { withFieldWords } from '../field-words.ts';
import { issueJson } from './batch.ts';

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
    verdict: codeVerdict(check),
    message: codeCheckText(check, t),
  };
}

/** Message on the check of a code in use: its status, then its comparison with the suggestion. */
export function codeCheckText(check: CodeCheck, t: Translate): string {
  // Only text that is not a code is stored as sent.
  if (codeDigits(check.code) === null) return t('batches.code_check_no_code', { code: check.code });
  const compared = comparison(check, t);
  if (check.status === 'valid' && compared !== null) return compared;
  const state = stateText(check, t);
  return compared === null ? state : t('batches.code_check_both', { state, compared });
}

const LEVELS: Readonly<Record<number, MessageKey>> = {
  2: 'labels.level_chapter',
  4: 'labels.level_heading',
  6: 'labels.level_subheading',
};
const BELOW_SHOWN = 3;
/** Minimum common digits for the message to name more than the shared chapter. */
const COVERED_MIN = 4;

function stateText({ code, status, version, covered = 0, below = [] }: CodeCheck, t: Translate): string {
  if (status === 'valid') return t('labels.code_status_valid_detail', { code, version });

  const digits = codeDigits(code) ?? '';
  if (status === 'not_declarable') {
    const level = t(LEVELS[digits.length] ?? 'labels.level_national');
    const lines = [...below.slice(0, BELOW_SHOWN), ...(below.length > BELOW_SHOWN ? ['…'] : [])].join(', ');
    const key = lines === '' ? 'code_check_not_declarable' : 'code_check_lines_below';
    return t(`batches.${key}`, { code, version, level, lines });
  }
  if (covered < COVERED_MIN) return t('batches.code_check_invalid', { code, version });

  return t('batches.code_check_beginning', {
    code,
    version,
    digits: covered,
    start: writeCode(digits.slice(0, covered), 'US'),
  });
}

/** Compared digits; checks stored before `covered` existed compared the whole code. */
const comparedDigits = ({ code, covered }: CodeCheck): number => covered ?? codeDigits(code)?.length ?? 0;

function comparison(check: CodeCheck, t: Translate): string | null {
  const { code, suggested, level, covered = 0, status } = check;
  const params = { code, suggested: suggested ?? '', digits: Math.min(level, comparedDigits(check)) };
  switch (codeVerdict(check)) {
    case 'same':
      return t('batches.code_check_matches', params);
    case 'agrees':
      return t('batches.code_check_agrees', params);
    case 'differs':
      return status === 'invalid' && covered < COVERED_MIN
        ? null
        : t(`batches.${level === 0 ? 'code_check_differs_wholly' : 'code_check_differs'}`, {
            ...params,
            digits: level,
          });
    case 'not_compared':
      return null;
  }
}
