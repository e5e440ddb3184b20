import type { MessageParams } from '../errors/domain-error.ts';
import type { Decision, ReviewFlag } from '../lookups/lookup.ts';
import type { LookupStatus } from '../lookups/lookup-status.ts';
import type { BatchRow } from './batch.ts';

/**
 * Cell type of a column: number or date if most cells are and none loses anything, else text. Grouped numbers may have
 * thousands separators.
 */
export type CellKind = 'text' | 'number' | 'grouped' | 'date';

export interface ExportRow extends BatchRow {
  readonly result: ExportedResult | null;
}

/** A sentence of a result before rendering; its message is `explanation.reason_<key>`. */
export interface ExportedReason {
  readonly key: string;
  readonly params: MessageParams;
}

/** A candidate line; `share` is its probability among all weighed lines, 0 to 1. */
export interface ExportedCandidate {
  readonly code: string;
  readonly text: string;
  readonly share: number;
}

/** An open question; each option is identified by the codes it leaves. */
export interface ExportedQuestion {
  /** As stored, in the lookup's language. */
  readonly text: string;
  readonly options: readonly {
    readonly value: string;
    readonly label: string;
    readonly codes: readonly string[];
  }[];
}

export interface ExportedDuty {
  readonly title: string;
  /** Percentage of the value, if the rate is one. */
  readonly pct: number | null;
  /** Suffix of `duty.reason_<code>`; null in older results. */
  readonly reasonCode: string | null;
}

/** The latest proposal for the same goods after a rerun. */
interface ExportedRerun {
  readonly status: LookupStatus;
  readonly code: string | null;
  readonly confidence: number;
}

/** Export fields of a lookup; sentences are in the lookup's language if `coded` is null. */
export interface ExportedResult {
  readonly language: string | null;
  readonly description: string | null;
  readonly hs6: string | null;
  readonly risk: number;
  readonly flags: readonly ReviewFlag[];
  readonly missingInfo: readonly string[];
  readonly alternatives: readonly string[];
  readonly summary: string | null;
  readonly factors: readonly string[];
  /** Codes and parameters of the sentences; null in older results. */
  readonly coded: {
    /** Missing in results of earlier engines, like `open`. */
    readonly summary?: { readonly name: string; readonly params: MessageParams } | undefined;
    readonly reasons: readonly ExportedReason[];
    /** Reasons why the line is open; missing in results of earlier engines. */
    readonly open?: readonly ExportedReason[] | undefined;
    readonly missing: readonly string[];
  } | null;
  /** Probability of the proposed line among all weighed lines, 0 to 1. */
  readonly share: number;
  readonly candidates: readonly ExportedCandidate[];
  /** The rerun's question if there is a rerun. */
  readonly question: ExportedQuestion | null;
  /** The requested fact, and each option's schedule text; null in older results. */
  readonly codedQuestion: { readonly asks: string; readonly lines: readonly string[] } | null;
  readonly legal: readonly {
    readonly id: string;
    readonly reference: string;
    readonly code: string | null;
  }[];
  readonly dutyRate: string | null;
  /** Total and additional duty, in percent of the value on the day of classification; null if not known. */
  readonly dutyPct: number | null;
  readonly additionalDutyPct: number | null;
  readonly additionalDuties: readonly ExportedDuty[];
  readonly possibleDuties: readonly ExportedDuty[];
  /** Last day covered by the duty's law; null in older results. */
  readonly dutyKnownUntil: string | null;
  readonly rerun: ExportedRerun | null;
  readonly decision: Decision | null;
  readonly reviewNote: string | null;
  readonly datasetVersion: string;
  readonly finishedAt: Date | null;
  readonly decidedAt: Date | null;
}
