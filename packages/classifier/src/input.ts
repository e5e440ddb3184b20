import type { Market } from '@svc/tariff/market';

/** A fact given in answer to a question of an earlier lookup. */
export interface Answer {
  /** `attribute` of the question. */
  readonly attribute: string;
  /** `value` of the chosen option. */
  readonly value: string;
  readonly question_id: string;
}

/** A described product as stored in a lookup; empty text means not given. */
export interface ClassifyInput {
  readonly description: string;
  readonly material?: string;
  readonly use?: string;
  readonly composition?: string;
  readonly origin?: string;
  readonly notes?: string;
  readonly market: Market;
  readonly answers?: readonly Answer[];
  /** Requested response language that is not supported. */
  readonly unsupportedLanguage?: string | null;
}
