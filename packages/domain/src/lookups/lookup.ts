import type { Market } from '@svc/tariff/market';
import type { MessageParams } from '../errors/domain-error.ts';
import type { LookupStatus } from './lookup-status.ts';

export const LOOKUP_KINDS = ['single', 'batch', 'sku'] as const;

export type LookupKind = (typeof LOOKUP_KINDS)[number];

export const DECISIONS = ['approved', 'overridden', 'rejected'] as const;

export type Decision = (typeof DECISIONS)[number];

/** Stages of classification, in order. */
export const STAGES = ['normalizing', 'retrieving', 'ranking', 'checking', 'explaining'] as const;

export type Stage = (typeof STAGES)[number];

/** An answer to a question of an earlier lookup, used as a fact in this one. */
export interface Answer {
  readonly question_id: string;
  readonly attribute: string;
  readonly value: string;
}

/** The product as submitted. Absent fields are empty text. */
export interface LookupInput {
  readonly description: string;
  readonly material: string;
  readonly use: string;
  readonly composition: string;
  readonly origin: string;
  readonly notes: string;
  readonly answers: readonly Answer[];
  /** Digits that `proposed` requires confidence in; null and absent for the whole code. */
  readonly digits?: 6 | null;
  /** Consignment for the landed cost, with API field names; null and absent for none. */
  readonly landedCost?: Readonly<Record<string, unknown>> | null;
  /** Requested language that is not supported, so that the default applies. */
  readonly unsupportedLanguage?: string | null;
}

export interface AskedLanguage {
  readonly language: string;
  /** The unsupported language that `language` replaces; null if it was supported. */
  readonly unsupported: string | null;
}

export interface ReviewFlag {
  readonly code: string;
  readonly params: MessageParams;
}

export interface Message {
  readonly key: string;
  readonly params: MessageParams;
}

/**
 * An entry of a lookup's history. `from` and `to` are what the action changed: the proposed and final code of a
 * decision, the new lookup of a rerun, the state `queued` of a creation.
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

type LookupEventKind = (typeof LOOKUP_EVENT_KINDS)[number];

/** Calibrated confidence in the first four digits, the first six and the whole line, 0 to 1. */
export interface ConfidenceByDigits {
  readonly heading: number;
  readonly subheading: number;
  readonly line: number;
}

/** Properties of a lookup from its creation. */
export interface LookupOrigin {
  readonly id: string;
  readonly createdAt: Date;
  readonly kind: LookupKind;
  readonly parentLookupId: string | null;
  readonly market: Market;
  readonly datasetId: string;
  readonly datasetVersion: string;
  readonly accountId: string;
  /** True if it belongs to a sandbox. */
  readonly sandbox?: boolean | undefined;
  readonly skuId: number | null;
  readonly language: string;
}

/** The proposal of a lookup. */
export interface LookupProposal {
  readonly recommendedCode: string | null;
  readonly recommendedDescription: string | null;
  readonly hs6: string | null;
  readonly confidence: number;
  readonly flags: readonly ReviewFlag[];
  readonly risk: number;
}

export interface LookupSummary extends LookupOrigin, LookupProposal {
  readonly batchId: string | null;
  readonly rowIndex: number | null;
  readonly description: string;
  readonly status: LookupStatus;
  /** Null without a result. */
  readonly confidenceByDigits: ConfidenceByDigits | null;
  readonly resolved: boolean;
  readonly processingMs: number;
  readonly decision: Decision | null;
  readonly finalCode: string | null;
  readonly decidedAt: Date | null;
  readonly accountName: string | null;
  readonly commentCount: number;
}

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
