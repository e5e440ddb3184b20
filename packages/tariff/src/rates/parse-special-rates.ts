import type { Market } from '../market.ts';
import { tidyUs } from './parse-us-rate.ts';
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
export function parseSpecialRates(
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
