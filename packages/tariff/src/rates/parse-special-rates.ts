import { parseUsRate, tidyUs } from './parse-us-rate.ts';
import type { Rate, UnreadRate } from './rate.ts';

/** A preferential rate and the programmes (symbols of general note 3(c)) that it is for; none where the text has no list. */
export interface SpecialRate {
  readonly programs: readonly string[];
  readonly rate: Rate;
}

const SYMBOL = String.raw`[A-Z]{1,2}[+*#]?`;
// Lists are printed with doubled commas, stray points and, in one place, a symbol twice.
const BETWEEN = String.raw`[\s,.(]+`;
const LIST = new RegExp(String.raw`\(\s*(${SYMBOL}(?:${BETWEEN}${SYMBOL})*)\s*,?\s*\)`, 'g');

/** Reads a text of the special column: `Free (A,AU,…) 3.2% (JP) See 9822.04.25 (CO)`. */
export function parseSpecialRates(text: string): readonly SpecialRate[] | UnreadRate {
  const plain = tidyUs(text);
  const rates: SpecialRate[] = [];
  let end = 0;
  for (const list of plain.matchAll(LIST)) {
    const read = parseUsRate(plain.slice(end, list.index).replace(/^[,;]\s*/, ''));
    if (read.kind === 'unread') return { ...read, text: plain };
    rates.push({ programs: symbolsOf(list[1] ?? ''), rate: read });
    end = list.index + list[0].length;
  }
  const rest = plain.slice(end).replaceAll(/^[\s,;.]+/g, '');
  if (rest === '') return rates;
  const read = parseUsRate(rest);
  return read.kind === 'unread' ? { ...read, text: plain } : [...rates, { programs: [], rate: read }];
}

function symbolsOf(list: string): readonly string[] {
  return [...new Set(list.split(/[\s,.(]+/).filter((symbol) => symbol !== ''))];
}
