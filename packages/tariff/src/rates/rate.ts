import type { Market } from '../market.ts';
import type { MeasureField } from './measures.ts';
import type { RateUnit } from './units.ts';

export type Currency = 'USD' | 'EUR' | 'VND';

export const CURRENCY: Readonly<Record<Market, Currency>> = { US: 'USD', EU: 'EUR', VN: 'VND' };

/** No duty; `condition` is the schedule's wording if the exemption is conditional. */
interface FreeRate {
  readonly kind: 'free';
  readonly condition: string | null;
}

/** A percentage (decimal text, negative for a reduction) of the customs value, or of the value named by `basis`. */
export interface AdValoremRate {
  readonly kind: 'ad_valorem';
  readonly pct: string;
  readonly basis: MeasureField | null;
}

/** An amount (decimal text, major units) per `per` units; `basis` names the quantity if it is not that of the goods. */
export interface SpecificRate {
  readonly kind: 'specific';
  readonly value: string;
  readonly currency: Currency;
  readonly per: string;
  readonly unit: RateUnit;
  readonly basis: MeasureField | null;
  /** A second factor, such as the alcoholic strength in percent. */
  readonly times: MeasureField | null;
  /** Number of units exempt from the duty: jewels over 7. */
  readonly over: string | null;
}

interface SumRate {
  readonly kind: 'sum';
  readonly parts: readonly Rate[];
}

/** A rate with a minimum or maximum; bounds apply from left to right. */
export interface BoundedRate {
  readonly kind: 'bounded';
  readonly rate: Rate;
  readonly bounds: readonly { readonly type: 'min' | 'max'; readonly rate: Rate }[];
}

/** Sugar: an amount that falls with each degree under 100, down to a floor. */
export interface DegreesRate {
  readonly kind: 'degrees';
  readonly rate: SpecificRate;
  readonly less: SpecificRate;
  readonly under: string;
  readonly floor: SpecificRate;
}

/** A span of the year, inclusive, as `MM-DD`. */
export interface YearSpan {
  readonly from: string;
  readonly to: string;
}

/** Rates by season; a period without spans is the rest of the year. */
export interface SeasonalRate {
  readonly kind: 'seasonal';
  readonly periods: readonly { readonly rate: Rate; readonly spans: readonly YearSpan[] }[];
}

/** Rates by the value of a unit: that of the first tier whose limit exceeds it, else `rate`. */
export interface ByUnitValueRate {
  readonly kind: 'by_unit_value';
  readonly tiers: readonly { readonly rate: Rate; readonly under: SpecificRate }[];
  readonly rate: Rate;
}

/** Reference to another provision; `text` is the schedule's wording. */
export interface ReferenceRate {
  readonly kind: 'reference';
  readonly to: ReferenceTarget;
  readonly codes: readonly string[];
  readonly text: string;
}

export type ReferenceTarget =
  | 'applicable_subheading'
  | 'subheadings'
  | 'note'
  | 'no_change'
  | 'each_article'
  | 'highest_of_set'
  | 'article_it_belongs_to'
  | 'like_articles'
  | 'value_less_own_products';

/** A component that the EU publishes in separate tables. */
export interface AgriculturalRate {
  readonly kind: 'agricultural';
  readonly component: 'EA' | 'ADSZ' | 'ADFM';
}

/** Fruit and vegetables by entry price. */
interface EntryPriceRate {
  readonly kind: 'entry_price';
}

interface AlternativeRate {
  readonly kind: 'alternatives';
  readonly rates: readonly Rate[];
}

/** A rate within a tariff quota and one beyond it; null where the text does not state it. */
export interface QuotaRate {
  readonly kind: 'quota';
  readonly within: Rate | null;
  readonly beyond: Rate | null;
}

interface ExcludingRate {
  readonly kind: 'excluding';
  readonly rate: Rate;
  readonly origins: readonly string[];
  /** Covers goods of the Kaesong industrial complex too. */
  readonly kaesong: boolean;
}

export interface ByOriginRate {
  readonly kind: 'by_origin';
  readonly rate: Rate;
  readonly others: readonly { readonly origin: string; readonly rate: Rate }[];
}

/** A line without this rate: no preference, or outside the scope of the tax. */
interface NotGrantedRate {
  readonly kind: 'not_granted';
}

/** A rate that changes on an ISO date. */
interface DatedRate {
  readonly kind: 'dated';
  readonly rate: Rate;
  readonly from: string;
  readonly later: Rate;
}

export type Rate =
  | FreeRate
  | AdValoremRate
  | SpecificRate
  | SumRate
  | BoundedRate
  | DegreesRate
  | SeasonalRate
  | ByUnitValueRate
  | ReferenceRate
  | AgriculturalRate
  | EntryPriceRate
  | AlternativeRate
  | QuotaRate
  | ExcludingRate
  | ByOriginRate
  | NotGrantedRate
  | DatedRate;

/** A text that failed to parse, with the part where parsing stopped. */
export interface UnreadRate {
  readonly kind: 'unread';
  readonly text: string;
  readonly at: string;
}
