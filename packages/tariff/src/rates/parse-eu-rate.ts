import { Decimal } from './decimal.ts';
import { readMeasure, type MeasureField } from './measures.ts';
import type { Rate, SpecificRate, UnreadRate } from './rate.ts';
import { readSeasons } from './seasons.ts';
import { readUnit } from './units.ts';

const BOUND = /\s+(MIN|MAX)\s+/;
const SIGN = /\s*([+\u2212])\s*|\s+(-)\s+/;
const PERCENT = /^(\d+(?:[.,]\d+)?)\s?(%)?(?: of (.+))?$/i;
const MONEY = /^(\d{1,3}(?:,\d{3})+\.\d+|\d+(?:[.,]\d+)?)\s?(?:EUR\b\s?|\u20ac\s?)?(?:\/\s?)?(.+)$/i;
/** `R` marks the reduced component of a preference. */
const COMPONENT = /^(EA|ADSZ|ADFM)R?$/;
const COUNT = /^([\d,.]*\d)\s?(?=\p{L})/u;
const ENTRY_PRICE = /^entry price$/i;

const CASES = ' or ';
const OF_ORIGINS = /; ((?:[A-Z]{2}, )*[A-Z]{2}): /;

/**
 * Parses a duty of the Common Customs Tariff: `12.8% + 176.80 EUR / 100 kg MAX 20%`, including seasons and components
 * of tables; `0% or 3.5%` are rates by a case that the text does not name, `0%; RU, BY: 50%` has another rate for two
 * origins.
 */
export function parseEuRate(text: string): Rate | UnreadRate {
  const plain = text.replaceAll(/\s+/g, ' ').trim();
  return readByOrigin(plain) ?? { kind: 'unread', text: plain, at: plain };
}

function readByOrigin(text: string): Rate | null {
  const [first = '', origins, ...rest] = text.split(OF_ORIGINS);
  const rate = readCases(first);
  if (rate === null || origins === undefined) return rate;
  const other = readCases(rest.join(''));
  if (other === null) return null;
  return {
    kind: 'by_origin',
    rate,
    others: origins.split(', ').map((origin) => ({ origin, rate: other })),
  };
}

function readCases(text: string): Rate | null {
  const cases = text.split(CASES);
  const rates = cases.map(readWhole).filter((rate) => rate !== null);
  const [only] = rates;
  if (rates.length !== cases.length) return null;
  return rates.length === 1 && only !== undefined ? only : { kind: 'alternatives', rates };
}

function readWhole(plain: string): Rate | null {
  if (ENTRY_PRICE.test(plain)) return { kind: 'entry_price' };

  const seasons = readSeasons(plain);
  if (seasons === null) return readBounded(plain);

  const periods = seasons.map(({ text: rateText, spans }) => ({ rate: readWhole(rateText), spans }));
  const read = periods.flatMap(({ rate, spans }) => (rate === null ? [] : [{ rate, spans }]));

  return read.length === periods.length ? { kind: 'seasonal', periods: read } : null;
}

function readBounded(text: string): Rate | null {
  const [first = '', ...rest] = text.split(BOUND);
  const rate = readSum(first);
  const bounds = rest.flatMap((part, at) => {
    const bound = at % 2 === 0 ? readSum(unwrapped(rest[at + 1] ?? '')) : null;
    return bound === null
      ? []
      : [{ type: part === 'MIN' ? ('min' as const) : ('max' as const), rate: bound }];
  });
  if (rate === null || bounds.length !== rest.length / 2) return null;

  return bounds.length === 0 ? rate : { kind: 'bounded', rate, bounds };
}

function unwrapped(text: string): string {
  return text.replace(/^\((.+)\)$/, '$1');
}

function readSum(text: string): Rate | null {
  const pieces = text.trim().split(SIGN);
  const parts: Rate[] = [];

  for (let at = 0; at < pieces.length; at += 3) {
    const isLess = at > 0 && pieces[at - 2] !== '+';
    const part = readTerm((pieces[at] ?? '').trim());
    const signed = part === null || !isLess ? part : negative(part);
    if (signed === null) return null;
    parts.push(signed);
  }

  const [only] = parts;

  return parts.length === 1 && only !== undefined ? only : { kind: 'sum', parts };
}

function negative(rate: Rate): Rate | null {
  if (rate.kind === 'ad_valorem') return { ...rate, pct: `-${rate.pct}` };
  return rate.kind === 'specific' ? { ...rate, value: `-${rate.value}` } : null;
}

function readTerm(term: string): Rate | null {
  const component = COMPONENT.exec(term)?.[1];
  if (component === 'EA' || component === 'ADSZ' || component === 'ADFM')
    return { kind: 'agricultural', component };
  return readPercent(term) ?? readMoney(term);
}

// A bare number is a percentage: some lines of the table omit the sign.
function readPercent(term: string): Rate | null {
  const [found, pct = '0', sign, basisText] = PERCENT.exec(term) ?? [];
  if (found === undefined || (sign === undefined && basisText !== undefined)) return null;
  const basis = basisText === undefined ? null : readMeasure(basisText);
  if (basisText !== undefined && basis === null) return null;
  return { kind: 'ad_valorem', pct: decimalText(pct), basis };
}

function readMoney(term: string): SpecificRate | null {
  const [found, amount = '0', perText = ''] = MONEY.exec(term) ?? [];
  const per = found === undefined ? null : readPer(perText);
  return per === null
    ? null
    : { kind: 'specific', value: decimalText(amount), currency: 'EUR', over: null, ...per };
}

type Per = Pick<SpecificRate, 'per' | 'unit' | 'basis' | 'times'>;

/** Units of a hundred. */
const HUNDREDS: readonly (readonly [RegExp, string])[] = [
  [/^dtn\b\s?/i, '100 kg '],
  [/^hmt\b\s?/i, '100 m '],
];
const PARTS = /\s?\/\s?|\s(?=[AEGMPTXZ]$)|(?<=kg)\s/i;
const STRENGTH = /^(?:% vol|asv)\s?\/?\s?/i;
/** Default unit of a rate by alcoholic strength. */
const STRENGTH_UNIT = 'hl';
const CODES: Readonly<Record<string, MeasureField | 'net'>> = {
  a: 'total_alcohol_kg',
  e: 'drained_weight_kg',
  g: 'gross_weight_kg',
  m: 'dry_weight_kg',
  p: 'lactic_matter_kg',
  t: 'dry_lactic_matter_kg',
  x: 'net',
  z: 'sucrose_pct',
  net: 'net',
};

function readPer(text: string): Per | null {
  const strength = STRENGTH.exec(text)?.[0] ?? '';
  const rest = withoutHundreds(text.slice(strength.length));
  const count = COUNT.exec(rest);
  const [unitText = '', ...basisTexts] = rest.slice(count?.[0].length ?? 0).split(PARTS);
  const unit = readUnitOf(unitText, strength);
  const bases = readBases(basisTexts);
  if (unit === null || bases === null) return null;

  const per = (count?.[1] ?? '1').replaceAll(',', '');

  return { per, unit, ...splitBases(bases, strength !== '') };
}

function readUnitOf(text: string, strength: string): SpecificRate['unit'] | null {
  return text === '' && strength !== '' ? STRENGTH_UNIT : readUnit(text);
}

function withoutHundreds(text: string): string {
  return HUNDREDS.reduce((rest, [unit, plain]) => rest.replace(unit, plain), text).trim();
}

function splitBases(bases: readonly MeasureField[], hasStrength: boolean): Pick<Per, 'basis' | 'times'> {
  const sugar = bases.find((basis) => basis === 'sucrose_pct') ?? null;
  const basis = bases.find((each) => each !== 'sucrose_pct') ?? null;
  return { basis, times: hasStrength ? 'alcohol_pct' : sugar };
}

function readBases(texts: readonly string[]): readonly MeasureField[] | null {
  const bases = texts.map((text) => CODES[text.trim().toLowerCase()] ?? readMeasure(text));
  if (bases.includes(null)) return null;
  return bases.filter((basis) => basis !== null && basis !== 'net');
}

function decimalText(text: string): string {
  const isGrouped = text.includes(',') && text.includes('.');
  return new Decimal(isGrouped ? text.replaceAll(',', '') : text.replace(',', '.')).toFixed();
}
