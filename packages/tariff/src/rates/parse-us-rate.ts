import { Decimal } from './decimal.ts';
import { readMeasure, type MeasureField } from './measures.ts';
import type { Rate, SpecificRate, UnreadRate } from './rate.ts';
import { readReference } from './references.ts';
import { readUnit, type RateUnit } from './units.ts';

interface PerQuantity {
  readonly per: string;
  readonly unit: RateUnit;
  readonly basis: MeasureField | null;
  readonly over: string | null;
}

const PER =
  /^(?:(?<each>each|for each other piece or part)|\/(?<count>[\d,]+)?\s?(?<unit>[^\d\s].*?)?)(?:(?: on| of|, including|(?<=2)of) ?(?:the )?(?<basis>[a-z].*?))?(?: over (?<over>\d+))?$/u;
const CLEAN = /^clean /u;
const PLAIN: PerQuantity = { per: '1', unit: 'no', basis: null, over: null };

/** Parses ` each`, `/kg on drained weight`, `/1,000 pins`, `/jewel over 7` after an amount of the US schedule; null for other texts. */
function readPerUs(text: string): PerQuantity | null {
  const groups = PER.exec(text)?.groups;
  if (groups === undefined) return null;
  if (groups['each'] === 'for each other piece or part') return { ...PLAIN, basis: 'other_parts' };
  if (groups['each'] !== undefined) return PLAIN;

  const per = (groups['count'] ?? '1').replaceAll(',', '');
  return withBasis(per, groups['unit'], groups['basis'], groups['over'] ?? null);
}

function withBasis(
  per: string,
  unitText: string | undefined,
  basisText: string | undefined,
  over: string | null,
): PerQuantity | null {
  const named = namedUnit(unitText ?? 'no');
  if (named === null) return null;
  const basis = basisText === undefined ? named.basis : readMeasure(basisText);
  return basisText !== undefined && basis === null ? null : { per, unit: named.unit, basis, over };
}

const NAMED: Readonly<Record<string, { readonly unit: RateUnit; readonly basis: MeasureField | null }>> = {
  pins: { unit: 'no', basis: 'pins' },
  jewel: { unit: 'jewel', basis: 'jewels' },
  'line/gross': { unit: 'line_gross', basis: null },
};

function namedUnit(text: string): { readonly unit: RateUnit; readonly basis: MeasureField | null } | null {
  const known = Object.hasOwn(NAMED, text) ? NAMED[text] : undefined;
  if (known !== undefined) return known;
  const unit = readUnit(text.replace(CLEAN, ''));
  if (unit === null) return null;
  return { unit, basis: CLEAN.test(text) ? 'clean_weight_kg' : null };
}

const FREE = /^free(?:,? ([(a-z].+))?$/i;
const TAGS = /<[^>]*>/g;
const BRACKETS = /^\[(.+)\]$/;
const PLUS = /\s*\+\s*|\s+plus\s+/;
const MINUS = /^(.+) minus (\d+(?:\.\d+)?)%$/;
const PERCENT = /^(\d+(?:\.\d+)?)(?: (\d+)\/(\d+))?\s?(?:%|percent)(?: (?:on|of) (.+))?$/;
const CONTENT = /^a duty of (\d+(?:\.\d+)?)% upon the (value of .+?)\.?$/;
const MONEY = /^(?:\$(\d[\d,]*(?:\.\d+)?)|(\d+(?:\.\d+)?)\s?¢)\s?(.+)$/;
const DEGREES =
  /^(.+?) less (.+?) for each degree under (\d+) degrees \(and fractions of a degree in proportion\) but not less (?:than )?(.+)$/;
const CAPPED =
  /^(.+?), but if consisting in part of a plate or a set of plates the total duty shall not exceed the duty for (the complete.+)$/;
const UNIT_VALUE = /^(.+) if valued less than (.+)$/;
const WHOLE_VALUE: readonly string[] = ['entire set', 'full value of the imported article'];
const CENTS_DIGITS = 2;

export function parseUsRate(text: string): Rate | UnreadRate {
  const plain = tidyUs(text);
  return readWhole(plain) ?? { kind: 'unread', text: plain, at: firstUnread(plain) };
}

/** Removes markup, line breaks, hyphenation and stray blanks of the printed schedule. */
export function tidyUs(text: string): string {
  return text
    .replaceAll(TAGS, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(BRACKETS, '$1')
    .replaceAll(/(\p{L})- (?=\p{L})/gu, '$1')
    .replaceAll(/\b(in|the|or)(the|battery|alterations)\b/g, '$1 $2')
    .replaceAll(/ ?\/ ?(?=\p{L})/gu, '/')
    .replaceAll(/(?<=pf\.) (?=liter)/g, '')
    .replace(/(?<=[%\w])\.$/, '');
}

function readWhole(plain: string): Rate | null {
  const free = FREE.exec(plain);
  if (free !== null) return { kind: 'free', condition: free[1] ?? null };
  return (
    readByUnitValue(plain) ??
    readReference(plain) ??
    readDegrees(plain) ??
    readCapped(plain) ??
    readSum(plain)
  );
}

function readByUnitValue(plain: string): Rate | null {
  const texts = plain.split(', ');
  const tiers = texts.slice(0, -1).map((text) => {
    const [found, dutyText = '', limitText = ''] = UNIT_VALUE.exec(text) ?? [];
    const [rate, under] = found === undefined ? [null, null] : [readSum(dutyText), readMoney(limitText)];
    return rate === null || under === null ? null : { rate, under };
  });
  const read = tiers.filter((tier) => tier !== null);
  if (read.length === 0 || read.length < tiers.length) return null;

  const rate = readWhole(texts.at(-1) ?? '');
  return rate === null ? null : { kind: 'by_unit_value', tiers: read, rate };
}

function readSum(plain: string): Rate | null {
  const minus = MINUS.exec(plain);
  const parts = (minus?.[1] ?? plain).split(PLUS).map(readTerm);
  if (minus !== null) parts.push({ kind: 'ad_valorem', pct: `-${minus[2] ?? '0'}`, basis: null });

  const read = parts.filter((part) => part !== null);
  if (read.length !== parts.length) return null;

  const [only] = read;

  return read.length === 1 && only !== undefined ? only : { kind: 'sum', parts: read };
}

function firstUnread(plain: string): string {
  return plain.split(PLUS).find((term) => readTerm(term) === null) ?? plain;
}

function readTerm(term: string): Rate | null {
  return readReference(term) ?? readPercent(term) ?? readContent(term) ?? readMoney(term);
}

function readPercent(term: string): Rate | null {
  const [found, whole = '0', part, of, basisText] = PERCENT.exec(term) ?? [];
  if (found === undefined) return null;

  const fraction = part === undefined || of === undefined ? new Decimal(0) : new Decimal(part).dividedBy(of);
  const pct = fraction.plus(whole).toDecimalPlaces(18).toFixed();
  const named = basisText?.replace(/^the /, '');
  if (named === undefined || WHOLE_VALUE.includes(named)) return { kind: 'ad_valorem', pct, basis: null };

  const basis = readMeasure(named);

  return basis === null ? null : { kind: 'ad_valorem', pct, basis };
}

function readContent(term: string): Rate | null {
  const [found, pct = '0', basisText = ''] = CONTENT.exec(term) ?? [];
  const basis = found === undefined ? null : readMeasure(basisText);
  return basis === null ? null : { kind: 'ad_valorem', pct, basis };
}

function readMoney(term: string): SpecificRate | null {
  const [found, dollars, cents, perText = ''] = MONEY.exec(term) ?? [];
  const per = found === undefined ? null : readPerUs(perText);
  if (per === null) return null;

  const amount = new Decimal((dollars ?? cents ?? '0').replaceAll(',', ''));
  const value = (dollars === undefined ? amount.times(`1e-${CENTS_DIGITS}`) : amount).toFixed();

  return { kind: 'specific', value, currency: 'USD', ...per, times: null };
}

function readDegrees(plain: string): Rate | null {
  const [found, first = '', second = '', under = '', last = ''] = DEGREES.exec(plain) ?? [];
  if (found === undefined) return null;

  const [rate, less, floor] = [readMoney(first), readMoney(second), readMoney(last)];
  return rate === null || less === null || floor === null
    ? null
    : { kind: 'degrees', rate, less, under, floor };
}

function readCapped(plain: string): Rate | null {
  const [found, first = '', cap = ''] = CAPPED.exec(plain) ?? [];
  const rate = found === undefined ? null : readSum(first);
  const limit = readReference(`The rate applicable to ${cap}`);

  return rate === null || limit === null
    ? null
    : { kind: 'bounded', rate, bounds: [{ type: 'max', rate: limit }] };
}
