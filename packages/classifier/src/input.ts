import type { Market } from '@svc/tariff/market';

export interface Answer {
  readonly attribute: string;
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
  readonly unsupportedLanguage?: string | null;
}
