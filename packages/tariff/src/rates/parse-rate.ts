import type { Market } from '../market.ts';
import { parseEuRate } from './parse-eu-rate.ts';
import { parseSpecialRates } from './parse-special-rates.ts';
import { parseUsRate } from './parse-us-rate.ts';
import { parseVnRate } from './parse-vn-rate.ts';
import type { Rate, UnreadRate } from './rate.ts';

const PARSERS: Readonly<Record<Market, (text: string) => Rate | UnreadRate>> = {
  US: parseUsRate,
  EU: parseEuRate,
  VN: parseVnRate,
};
/** A schedule has under 2,000 distinct texts; beyond this they are read again. */
const KEPT_MAX = 10_000;

/** Reads a published rate of a market. Each distinct text is read once. */
export const parseRate = kept((text: string, market: Market) => PARSERS[market](text));

/** Reads a text of the column of special rates. Each distinct text is read once. */
export const parseSpecial = kept((text: string, market: Market) =>
  parseSpecialRates(text, market, PARSERS[market]),
);

/** True if a text was parsed. */
export function isRead(rate: Rate | UnreadRate): rate is Rate {
  return rate.kind !== 'unread';
}

function kept<T>(read: (text: string, market: Market) => T): (text: string, market: Market) => T {
  const texts = new Map<string, T>();

  return (text, market) => {
    const key = `${market} ${text}`;
    const known = texts.get(key);
    if (known !== undefined) return known;

    const parsed = read(text, market);
    if (texts.size >= KEPT_MAX) texts.clear();
    texts.set(key, parsed);

    return parsed;
  };
}
