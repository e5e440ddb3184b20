/** The three import markets. */
export const MARKETS = ['US', 'EU', 'VN'] as const;

/** An import market whose schedule the service knows. */
export type Market = (typeof MARKETS)[number];

/** Digits of a declarable line, by market. */
export const NATIONAL_DIGITS: Readonly<Record<Market, number>> = { US: 10, EU: 10, VN: 8 };

/** Narrows text to a market; exact upper-case spelling only. */
export function isMarket(value: unknown): value is Market {
  return MARKETS.includes(value as Market);
}
