import type { Market } from '../market.ts';
import { parseEuRate } from './parse-eu-rate.ts';
import { parseUsRate, tidyUs } from './parse-us-rate.ts';
import { parseVnRate } from './parse-vn-rate.ts';
import type { Rate, UnreadRate } from './rate.ts';

/**
 * A preferential rate and its programmes (symbols of general note 3(c), names of agreements); no programmes if the text
 * has no list.
 */
export interface SpecialRate {
  readonly programs: readonly string[];
  readonly rate: Rate;
}

/** Symbols of general note 3(c) have one or two letters; other schedules name agreements. */
const SYMBOLS: Readonly<Record<Market, string>> = {
  US: String.raw`[A-Z]{1,2}[+*#]?`,
  EU: String.raw`[A-Z][A-Z-]{1,9}\+?`,
  VN: String.raw`[A-Z][A-Z-]{1,9}`,
};
// Lists are printed with doubled commas, stray points and, in one place, a symbol twice.
const BETWEEN = String.raw`[\s,.(]+`;
const list = (symbol: string): RegExp =>
  new RegExp(String.raw`\(\s*(${symbol}(?:${BETWEEN}${symbol})*)\s*,?\s*\)`, 'g');
const LISTS: Readonly<Record<Market, RegExp>> = {
  US: list(SYMBOLS.US),
  EU: list(SYMBOLS.EU),
  VN: list(SYMBOLS.VN),
};

/** Parses a text of the special column: `Free (A,AU,…) 3.2% (JP) See 9822.04.25 (CO)`. */
function parseSpecialRates(
  text: string,
  market: Market,
  parse: (text: string) => Rate | UnreadRate,
): readonly SpecialRate[] | UnreadRate {
  const plain = tidyUs(text);
  const rates: SpecialRate[] = [];
  let end = 0;

  for (const found of plain.matchAll(LISTS[market])) {
    const read = parse(plain.slice(end, found.index).replace(/^[,;]\s*/, ''));
    if (read.kind === 'unread') return { ...read, text: plain };
    rates.push({ programs: symbolsOf(found[1] ?? ''), rate: read });
    end = found.index + found[0].length;
  }

  const rest = plain.slice(end).replaceAll(/^[\s,;.]+/g, '');
  if (rest === '') return rates;

  const read = parse(rest);

  return read.kind === 'unread' ? { ...read, text: plain } : [...rates, { programs: [], rate: read }];
}

function symbolsOf(list: string): readonly string[] {
  return [...new Set(list.split(/[\s,.(]+/).filter((symbol) => symbol !== ''))];
}

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
