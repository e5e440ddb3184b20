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
/** The longest published text has 439 characters; the parsers take quadratic time. */
const TEXT_MAX_CHARS = 2000;
/** Maximum cached texts; a schedule has under 2,000 distinct ones. */
const KEPT_MAX = 10_000;

/** Parses a published rate of a market; cached by text. */
export const parseRate = kept((text: string, market: Market) => PARSERS[market](text));

/** Parses a text of the special rates column; cached by text. */
export const parseSpecial = kept((text: string, market: Market) =>
  parseSpecialRates(text, market, PARSERS[market]),
);

export function isRead(rate: Rate | UnreadRate): rate is Rate {
  return rate.kind !== 'unread';
}

function kept<T>(read: (text: string, market: Market) => T) {
  const texts = new Map<string, T>();

  return (text: string, market: Market): T | UnreadRate => {
    if (text.length > TEXT_MAX_CHARS) return { kind: 'unread', text, at: text };
    const key = `${market} ${text}`;
    const known = texts.get(key);
    if (known !== undefined) return known;

    const parsed = read(text, market);
    if (texts.size >= KEPT_MAX) texts.clear();
    texts.set(key, parsed);

    return parsed;
  };
}
