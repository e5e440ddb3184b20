import type { Market } from '@svc/tariff/market';

/** A fact that a person gave in answer to a question of an earlier lookup. */
export interface Answer {
  /** The `attribute` of the question. */
  readonly attribute: string;
  /** The `value` of the option chosen. */
  readonly value: string;
  readonly question_id: string;
}

/** A described product, as a lookup stores it; empty text means not given. */
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
