import { dataLines } from '../data-lines.ts';
import type { Decimal } from './decimal.ts';

/** Dimensions of units; units of the same dimension are convertible. */
type Dimension =
  | 'mass'
  | 'volume'
  | 'proof_volume'
  | 'count'
  | 'pair'
  | 'area'
  | 'length'
  | 'energy'
  | 'jewel'
  | 'line';

interface UnitFacts {
  readonly dimension: Dimension;
  /** Size in the first unit of its dimension: kg, l, proof l, piece, pair, m2, m, kWh. */
  readonly size: string;
}

/** Units of rate texts. Sizes: barrel of petroleum 158.987294928 l, carat 0.2 g, by definition. */
export const UNITS = {
  kg: { dimension: 'mass', size: '1' },
  g: { dimension: 'mass', size: '0.001' },
  t: { dimension: 'mass', size: '1000' },
  carat: { dimension: 'mass', size: '0.0002' },
  lb: { dimension: 'mass', size: '0.45359237' },
  l: { dimension: 'volume', size: '1' },
  hl: { dimension: 'volume', size: '100' },
  m3: { dimension: 'volume', size: '1000' },
  ml: { dimension: 'volume', size: '0.001' },
  bbl: { dimension: 'volume', size: '158.987294928' },
  pf_l: { dimension: 'proof_volume', size: '1' },
  no: { dimension: 'count', size: '1' },
  head: { dimension: 'count', size: '1' },
  pack: { dimension: 'count', size: '1' },
  doz: { dimension: 'count', size: '12' },
  hundred: { dimension: 'count', size: '100' },
  gross: { dimension: 'count', size: '144' },
  thousand: { dimension: 'count', size: '1000' },
  pair: { dimension: 'pair', size: '1' },
  doz_pair: { dimension: 'pair', size: '12' },
  m2: { dimension: 'area', size: '1' },
  cm2: { dimension: 'area', size: '0.0001' },
  m: { dimension: 'length', size: '1' },
  cm: { dimension: 'length', size: '0.01' },
  kwh: { dimension: 'energy', size: '1' },
  mwh: { dimension: 'energy', size: '1000' },
  jewel: { dimension: 'jewel', size: '1' },
  line_gross: { dimension: 'line', size: '1' },
} as const satisfies Readonly<Record<string, UnitFacts>>;

export type RateUnit = keyof typeof UNITS;

const isUnit = (text: string): text is RateUnit => Object.hasOwn(UNITS, text);

const BY_NAME: ReadonlyMap<string, string> = new Map(
  dataLines('unit-names.txt')
    .map((line) => line.split(' = '))
    .flatMap(([unit = '', names = '']) => names.split(', ').map((name) => [name, unit] as const)),
);

/**
 * Parses a unit as schedules and callers write it, with or without the point of an abbreviation; null for other text.
 */
export function readUnit(text: string): RateUnit | null {
  const plain = text.normalize('NFC').trim().toLowerCase().replace(/\.$/, '');
  const unit = BY_NAME.get(plain) ?? plain;
  return isUnit(unit) ? unit : null;
}

/** Converts a quantity to another unit of the same dimension; null across dimensions. */
export function convert(quantity: Decimal, from: RateUnit, to: RateUnit): Decimal | null {
  const [source, target] = [UNITS[from], UNITS[to]];
  return source.dimension === target.dimension ? quantity.times(source.size).dividedBy(target.size) : null;
}
