import type { Market } from '@svc/tariff/market';
import type { MessageParams } from '../errors/refusal.ts';
import type { LookupStatus } from './lookup-status.ts';

/** Every kind of lookup. */
export const LOOKUP_KINDS = ['single', 'batch', 'sku'] as const;

/** Origin of a lookup. */
export type LookupKind = (typeof LOOKUP_KINDS)[number];

/** Verdicts of a person on a lookup. */
export const DECISIONS = ['approved', 'overridden', 'rejected'] as const;

/** A person's verdict on a lookup. */
export type Decision = (typeof DECISIONS)[number];

/** Stages of classification in order. */
export const STAGES = ['normalizing', 'retrieving', 'ranking', 'checking', 'explaining'] as const;

/** Stage of a running classification. */
export type Stage = (typeof STAGES)[number];

/** A reply to a question of an earlier lookup: a fact of this one. */
export interface Answer {
  readonly question_id: string;
  readonly attribute: string;
  readonly value: string;
}

/** The product as it was sent. Absent fields are empty text. */
export interface LookupInput {
  readonly description: string;
  readonly material: string;
  readonly use: string;
  readonly composition: string;
  readonly origin: string;
  readonly notes: string;
  readonly answers: readonly Answer[];
  /** Digits that `proposed` must be sure of; null and absent for the whole code. */
  readonly digits?: 6 | null;
  /** Consignment as sent, by the names of the interface, for its landed cost; null and absent for none. */
  readonly landedCost?: Readonly<Record<string, unknown>> | null;
  /** Requested language that is not supported, so that the default applies. */
  readonly unsupportedLanguage?: string | null;
}

/** A requested language. */
export interface AskedLanguage {
  readonly language: string;
  /** The unsupported language that `language` replaces; null if it was supported. */
  readonly unsupported: string | null;
}

/** A review flag: its code and what fills its message. */
export interface ReviewFlag {
  readonly code: string;
  readonly params: MessageParams;
}

/** A message worded for the reader. */
export interface Message {
  readonly key: string;
  readonly params: MessageParams;
}

/**
 * An entry of a lookup's history. `from` and `to` are what the act changed: a decision the code from the proposed to
 * the final one, a rerun leads to the new lookup, the creation to the state `queued`.
 */
export interface LookupEvent {
  readonly id: number;
  readonly kind: LookupEventKind;
  readonly at: Date;
  readonly byId: string | null;
  readonly byName: string | null;
  readonly note: string | null;
  readonly from: string | null;
  readonly to: string | null;
}

/** Kinds of history entries. */
export const LOOKUP_EVENT_KINDS = [
  'created',
  'rerun',
  'approved',
  'overridden',
  'rejected',
  'reopened',
  'comment',
  'resolved',
  'unresolved',
] as const;

/** Kind of a history entry. */
type LookupEventKind = (typeof LOOKUP_EVENT_KINDS)[number];

/** Calibrated confidence in the first four digits, the first six and the whole line, 0 to 1. */
export interface ConfidenceByDigits {
  readonly heading: number;
  readonly subheading: number;
  readonly line: number;
}

/** Summary of a lookup: what lists show. */
export interface LookupSummary {
  readonly id: string;
  readonly createdAt: Date;
  readonly kind: LookupKind;
  readonly batchId: string | null;
  readonly rowIndex: number | null;
  readonly parentLookupId: string | null;
  readonly description: string;
  readonly market: Market;
  readonly datasetId: string;
  readonly datasetVersion: string;
  readonly status: LookupStatus;
  readonly recommendedCode: string | null;
  readonly recommendedDescription: string | null;
  readonly hs6: string | null;
  readonly confidence: number;
  /** Null without a result. */
  readonly confidenceByDigits: ConfidenceByDigits | null;
  readonly flags: readonly ReviewFlag[];
  readonly risk: number;
  readonly resolved: boolean;
  readonly processingMs: number;
  readonly decision: Decision | null;
  readonly finalCode: string | null;
  readonly decidedAt: Date | null;
  readonly accountId: string;
  readonly accountName: string | null;
  readonly skuId: number | null;
  readonly language: string;
  readonly commentCount: number;
}

/** A lookup with everything known of it. */
export interface Lookup extends LookupSummary {
  readonly input: LookupInput;
  readonly tariffVersion: string | null;
  readonly stage: Stage | null;
  readonly stageStartedAt: Date | null;
  readonly normalized: Readonly<Record<string, unknown>>;
  readonly result: Readonly<Record<string, unknown>>;
  readonly missingInfo: readonly string[];
  readonly error: Message | null;
  readonly finalDescription: string | null;
  readonly reviewNote: string | null;
  readonly decidedByName: string | null;
  readonly events: readonly LookupEvent[];
  readonly attempts: number;
}
