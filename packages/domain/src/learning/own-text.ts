import type { Market } from '@svc/tariff/market';
import type { LookupInput } from '../lookups/lookup.ts';
import type { ModelScope } from './account-model.ts';

export interface OwnText {
  readonly id: string;
  readonly source: 'decision' | 'catalog';
  readonly description: string;
  readonly code: string;
}

export interface OwnTexts {
  readonly texts: readonly OwnText[];
  /** True if no text was dropped for the limits on number and bytes. */
  readonly isComplete: boolean;
  /** Includes decisions committed before this time. */
  readonly asOf: Date;
}

export interface DecidedProduct {
  readonly input: LookupInput;
  readonly digits: string;
}

export interface OwnTextReader {
  /** Decided lookups of an account, the latest decision per text. */
  decisions(scope: ModelScope): Promise<OwnTexts>;
  /** SKUs of the installation whose code is not invalid. */
  catalog(market: Market): Promise<OwnTexts>;
  /** Time of the last check of a catalog code; null without one. */
  catalogChangedAt(market: Market): Promise<Date | null>;
  products(lookupIds: readonly string[]): Promise<readonly DecidedProduct[]>;
}

export interface NearText {
  readonly id: string;
  /** 0 to 1. */
  readonly likeness: number;
}

export interface NearTexts {
  readonly decisions: readonly NearText[];
  readonly catalog: readonly NearText[];
  /** Decisions after this time are not included; null if earlier ones may be missing too. */
  readonly completeUntil: Date | null;
  likenessTo(text: string): number;
}
