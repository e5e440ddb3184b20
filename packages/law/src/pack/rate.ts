import type { Market } from '@svc/tariff/market';
import { MEASURE_FIELDS, type MeasureField } from '@svc/tariff/rates/measures';
import { isRead, parseRate } from '@svc/tariff/rates/parse-rate';
import type { Rate } from '@svc/tariff/rates/rate';

/**
 * Rate of a measure: a duty by itself; a total for base and measure together (percent); a maximum; by producer; within
 * and beyond a quota; an amount per item, regardless of quantity; the schedule's second column; a prohibition; a duty
 * with no established rate.
 */
export type MeasureRate =
  | { readonly form: 'duty'; readonly rate: Rate }
  | { readonly form: 'total'; readonly pct: string }
  | { readonly form: 'at_most'; readonly rate: Rate }
  | { readonly form: 'quota'; readonly within: Rate; readonly beyond: Rate }
  | { readonly form: 'item'; readonly value: string }
  | { readonly form: 'by_firm'; readonly firms: FirmRates }
  | { readonly form: 'column2' }
  | { readonly form: 'prohibited' }
  | { readonly form: 'unknown' };

/**
 * Duties by the producer's additional code; `C999` is for all others, `all` for every producer. The first
 * applies with the invoice declaration that the act requires, the second without: of two acts on the same goods, one
 * can be lower without it.
 */
export type FirmRates = ReadonlyMap<string, readonly Rate[]>;

/** Input for the producer's additional code. */
export const FIRM = 'firm_code';
/** Key of a rate for every producer. */
export const ALL_FIRMS = 'all';
const ALL_OTHERS = 'C999';

const TOTAL = /^total (\d+(?:\.\d+)?)%$/;
const SHARE = /^(\d+(?:\.\d+)?)% of ([a-z0-9_]+)$/;
const PERCENT = /^\d+(?:\.\d+)?%$/;
/** Vietnam's tariff prints percentages like this; a pack must not. */
const PLAIN = /^\d+(?:[.,]\d+)?$/;
const ITEM = /^(\d+(?:\.\d+)?) (?:EUR|USD|VND)\/item$/;
const QUOTA = /^(.+) out (.+)$/;

export function readMeasureRate(text: string, market: Market): MeasureRate | null {
  if (text === 'prohibited' || text === 'unknown' || text === 'column2') return { form: text };
  if (text.startsWith('MAX ')) return withRate(text.slice(4), market, (rate) => ({ form: 'at_most', rate }));
  return (
    readAmount(text) ?? readQuota(text, market) ?? withRate(text, market, (rate) => ({ form: 'duty', rate }))
  );
}

function readAmount(text: string): MeasureRate | null {
  const [, pct] = TOTAL.exec(text) ?? [];
  if (pct !== undefined) return { form: 'total', pct };
  const [, value] = ITEM.exec(text) ?? [];
  return value === undefined ? null : { form: 'item', value };
}

function readQuota(text: string, market: Market): MeasureRate | null {
  const [, within, beyond] = QUOTA.exec(text) ?? [];
  if (within === undefined || beyond === undefined) return null;
  return withRate(within, market, (inQuota) =>
    withRate(beyond, market, (out) => ({ form: 'quota', within: inQuota, beyond: out })),
  );
}

function withRate(
  text: string,
  market: Market,
  then: (rate: Rate) => MeasureRate | null,
): MeasureRate | null {
  const rate = readDuty(text, market);
  return rate === null ? null : then(rate);
}

/** Reads a numeric duty: a share of the value or of a named input, or a text in the format of the market's schedule. */
export function readDuty(text: string, market: Market): Rate | null {
  if (text === 'Free') return { kind: 'free', condition: null };
  if (PERCENT.test(text)) return { kind: 'ad_valorem', pct: text.slice(0, -1), basis: null };
  const [, pct, input] = SHARE.exec(text) ?? [];
  if (pct !== undefined) return isField(input) ? { kind: 'ad_valorem', pct, basis: input } : null;
  if (PLAIN.test(text)) return null;
  const rate = parseRate(text, market);
  return isRead(rate) && rate.kind !== 'reference' ? rate : null;
}

function isField(text: string | undefined): text is MeasureField {
  return MEASURE_FIELDS.some((field) => field === text);
}

/** Rates of a producer: its own, else those of all others, else those for every producer. */
export function firmRates(firms: FirmRates, firm: string): readonly Rate[] {
  return firms.get(firm) ?? firms.get(ALL_OTHERS) ?? firms.get(ALL_FIRMS) ?? [];
}
