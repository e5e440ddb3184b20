export const MARKETS = ['US', 'EU', 'VN'] as const;

export type Market = (typeof MARKETS)[number];

export const NATIONAL_DIGITS: Readonly<Record<Market, number>> = { US: 10, EU: 10, VN: 8 };

export function isMarket(value: unknown): value is Market {
  return MARKETS.includes(value as Market);
}
