import type { Market } from '@svc/tariff/market';
import type { ConfidenceByDigits, Message } from '../lookups/lookup.ts';
import type { LookupStatus } from '../lookups/lookup-status.ts';
import type { MessageParams } from '../errors/domain-error.ts';
import type { BatchStatus } from './batch-status.ts';
import type { SuggestedMapping } from './column-mapping.ts';
import type { RowStatus } from './row-status.ts';

export const ROW_ISSUES = [
  'empty_description',
  'no_description_column',
  'closing_row',
  'example_row',
  'duplicate',
  'too_long',
  'lost_characters',
  'unknown_origin',
  'bad_existing_code',
  'code_not_in_version',
  'missing_sku',
  'duplicate_sku',
] as const;

export type RowIssueCode = (typeof ROW_ISSUES)[number];

/** A finding of the row check; its message is rendered per reader. */
export interface RowIssue {
  readonly code: RowIssueCode;
  readonly field: string;
  readonly severity: 'error' | 'warning';
  readonly params: MessageParams;
}

export interface PrecheckIssue extends RowIssue {
  readonly row_index: number;
}

export interface Precheck {
  readonly total: number;
  readonly empty: number;
  readonly examples: number;
  readonly invalid: number;
  readonly duplicates: number;
  readonly valid: number;
  /** Rows with a warning that does not prevent classification. */
  readonly warnings: number;
  /** Rows whose code in use the checked version lacks; absent in older checks. */
  readonly unknown_codes?: number;
  readonly issues: readonly PrecheckIssue[];
}

export interface BatchValidation {
  readonly suggested_mapping: SuggestedMapping;
  readonly precheck: Precheck;
  /** The mapping of the last check, which may differ from the suggested one. */
  readonly checked_mapping?: SuggestedMapping;
  /** Rows that ended before the current round or were removed during it; excluded from the speed. */
  readonly ended_before_round?: number;
}

export type RowCounts = Readonly<Record<RowStatus, number>>;

/**
 * Outcomes of a classified row. `decided` and `unlike` (the code in use differs from the proposed one) overlap the
 * others.
 */
export const ROW_OUTCOMES = ['proposed', 'needs_review', 'needs_info', 'decided', 'unlike'] as const;

export type RowOutcome = (typeof ROW_OUTCOMES)[number];

export interface Batch {
  readonly id: string;
  readonly accountId: string;
  readonly isExempt: boolean;
  readonly sandbox?: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly filename: string;
  readonly status: BatchStatus;
  readonly columns: readonly string[];
  readonly columnMapping: SuggestedMapping;
  readonly market: Market | null;
  readonly datasetId: string | null;
  readonly datasetVersion: string | null;
  readonly language: string;
  readonly validation: BatchValidation;
  readonly totalRows: number;
  readonly processedRows: number;
  readonly failedRows: number;
  readonly counts: RowCounts;
  readonly saveToCatalog: boolean;
  readonly cancelled: boolean;
  readonly round: number;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
}

/** Why a row failed; a duplicate row has the original's reason. */
export interface RowError extends Message {
  readonly reason?: Message;
}

export interface CodeCheck {
  /** As in the schedule if found, otherwise as sent. */
  readonly code: string;
  readonly status: 'valid' | 'not_declarable' | 'invalid';
  readonly suggested: string | null;
  /** Leading digits shared with the suggestion: 0, 2, 4, 6, 8 or 10. */
  readonly level: number;
  /** Leading digits with lines in the schedule; absent in older checks. */
  readonly covered?: number;
  /** The first declarable lines below a non-declarable code, plus one if there are more than shown. */
  readonly below?: readonly string[];
  readonly matches: boolean;
  readonly version: string;
}

export interface BatchRow {
  readonly rowIndex: number;
  /** In column order. */
  readonly cells: readonly string[];
  readonly status: RowStatus;
  readonly issues: readonly RowIssue[];
  readonly duplicateOf: number | null;
  readonly lookupId: string | null;
  readonly attempts: number;
  readonly error: RowError | null;
  readonly codeCheck: CodeCheck | null;
  readonly resultStatus: LookupStatus | null;
  readonly recommendedCode: string | null;
  readonly confidence: number | null;
  readonly confidenceByDigits: ConfidenceByDigits | null;
  readonly finalCode: string | null;
}
