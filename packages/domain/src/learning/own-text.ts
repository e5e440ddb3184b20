import type { Market } from '@svc/tariff/market';
import type { LookupInput } from '../lookups/lookup.ts';
import type { ModelScope } from './account-model.ts';

/** A description that has a code: of a decided lookup, or of a SKU. */
export interface OwnText {
  /** Id of the lookup or of the SKU. */
  readonly id: string;
  readonly source: 'decision' | 'catalog';
  readonly description: string;
  readonly code: string;
}

/** Own texts, newest first. */
export interface OwnTexts {
  readonly texts: readonly OwnText[];
  /** True if none was left out for the limits of number and bytes. */
  readonly isComplete: boolean;
  /** Decisions committed before this time are among them. */
  readonly asOf: Date;
}

/** A decided product as it was described, and the digits decided for it. */
export interface DecidedProduct {
  readonly input: LookupInput;
  readonly digits: string;
}

/** Reads own texts, bounded in number and bytes. */
export interface OwnTextReader {
  /** Decided lookups of an account, of each text the latest decision. */
  decisions(scope: ModelScope): Promise<OwnTexts>;
  /** SKUs of the installation with a code that is not invalid. */
  catalog(market: Market): Promise<OwnTexts>;
  /** Time of the last check of a catalog code; null without one. */
  catalogChangedAt(market: Market): Promise<Date | null>;
  /** The products of decided lookups. */
  products(lookupIds: readonly string[]): Promise<readonly DecidedProduct[]>;
}

/** A text near to a description. */
export interface NearText {
  readonly id: string;
  /** 0 to 1. */
  readonly likeness: number;
}

/** The own texts nearest to a description. */
export interface NearTexts {
  readonly decisions: readonly NearText[];
  readonly catalog: readonly NearText[];
  /** Decisions after this time are not among the texts; null when earlier ones may be missing as well. */
  readonly completeUntil: Date | null;
  likenessTo(text: string): number;
}
