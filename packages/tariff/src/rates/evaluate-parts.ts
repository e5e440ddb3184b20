import { Decimal } from './decimal.ts';
import type { MissingInput, RateInputs } from './inputs.ts';
import { MEASURES, type MeasureField } from './measures.ts';
import { exactly, lacking, raise, sumOf, UNKNOWN, type Outcome } from './outcome.ts';
import type { AdValoremRate, AgriculturalRate, DegreesRate, SpecificRate } from './rate.ts';
import { convert, UNITS } from './units.ts';

/** Values that are not part of the customs value and may exceed it. */
const BEYOND_VALUE: readonly MeasureField[] = [
  'retail_value',
  'repair_cost',
  'parts_cost',
  'processing_value',
];
const COMPONENT_FIELDS = {
  EA: 'agricultural_component',
  ADSZ: 'additional_sugar_duty',
  ADFM: 'additional_flour_duty',
} as const satisfies Readonly<Record<AgriculturalRate['component'], MeasureField>>;
const ZERO = new Decimal(0);
const ONE = new Decimal(1);

/** Duty of a percentage of the customs value or of a part of it, which is at most the whole. */
export function evaluateAdValorem({ pct, basis }: AdValoremRate, inputs: RateInputs): Outcome {
  const { customsValue, measures } = inputs;
  const share = new Decimal(pct).dividedBy(100);
  const value = basis === null ? customsValue : (measures[basis] ?? null);
  if (value !== null) return exactly(value.times(share));
  if (share.isZero()) return exactly(ZERO);
  if (basis === null) return lacking({ field: 'customs_value', unit: inputs.currency, why: 'ad_valorem' });

  const whole = customsValue === null || BEYOND_VALUE.includes(basis) ? null : customsValue.times(share);

  return lacking({ field: basis, unit: inputs.currency, why: 'part_value' }, whole);
}

export function evaluateSpecific(rate: SpecificRate, inputs: RateInputs): Outcome {
  const value = new Decimal(rate.value);
  if (value.isZero()) return exactly(ZERO);

  const factors = [quantityFor(rate, inputs), timesOf(rate, inputs), exchangeOf(rate, inputs)];
  const known = factors.filter((factor) => factor !== null);
  if (known.length < factors.length) return sumOf(missingOf(rate, factors).map((input) => lacking(input)));

  return exactly(known.reduce((amount, factor) => amount.times(factor), value));
}

function timesOf({ times }: SpecificRate, { measures }: RateInputs): Decimal | null {
  return times === null ? ONE : (measures[times] ?? null);
}

function exchangeOf(rate: SpecificRate, { currency, exchange }: RateInputs): Decimal | null {
  return rate.currency === currency ? ONE : (exchange[rate.currency] ?? null);
}

function missingOf(
  rate: SpecificRate,
  [quantity, factor, exchange]: readonly (Decimal | null | undefined)[],
): readonly MissingInput[] {
  return [
    ...(quantity === null ? [quantityInput(rate)] : []),
    ...(factor === null && rate.times !== null ? [factorInput(rate.times)] : []),
    ...(exchange === null ? [{ field: 'fx_rate', unit: rate.currency, why: 'exchange' } as const] : []),
  ];
}

/** Duty on sugar by its degrees: full rate at `under` degrees, falling to the floor. */
export function evaluateDegrees({ rate, less, under, floor }: DegreesRate, inputs: RateInputs): Outcome {
  const [full, least] = [evaluateSpecific(rate, inputs), evaluateSpecific(floor, inputs)];
  const degrees = inputs.measures.sugar_degrees;
  if (degrees === undefined) {
    const missing = { field: 'sugar_degrees', unit: 'degree', why: 'specific' } as const;
    return { ...sumOf([lacking(missing), full]), low: least.low, high: full.high };
  }

  const reduced = new Decimal(rate.value).minus(
    Decimal.max(new Decimal(under).minus(degrees), 0).times(less.value),
  );

  return raise(evaluateSpecific({ ...rate, value: Decimal.max(reduced, 0).toFixed() }, inputs), least);
}

/** Duty of an EU agricultural component, EUR per 100 kg, if the caller states it. */
export function evaluateAgricultural({ component }: AgriculturalRate, inputs: RateInputs): Outcome {
  const field = COMPONENT_FIELDS[component];
  const amount = inputs.measures[field];
  // The component tables are not loaded: without the caller's amount the rate is unavailable.
  if (amount === undefined)
    return { ...lacking({ field, unit: MEASURES[field].unit, why: 'component' }), isResolved: false };
  if (inputs.weightKg === null) return lacking({ field: 'weight_kg', unit: 'kg', why: 'specific' });

  return { ...UNKNOWN, ...exactly(inputs.weightKg.dividedBy(100).times(amount)) };
}

function quantityFor(rate: SpecificRate, inputs: RateInputs): Decimal | null {
  const units = unitsFor(rate, inputs);
  return units === null ? null : Decimal.max(units.minus(rate.over ?? 0), 0).dividedBy(rate.per);
}

function unitsFor(rate: SpecificRate, inputs: RateInputs): Decimal | null {
  const { quantity, unit, weightKg, measures } = inputs;
  if (rate.basis !== null) return named(rate, measures[rate.basis]);
  const sent = quantity === null || unit === null ? null : convert(quantity, unit, rate.unit);
  if (UNITS[rate.unit].dimension !== 'mass') return sent ?? proof(rate, measures.proof_liters);
  return weightKg === null ? sent : convert(weightKg, 'kg', rate.unit);
}

function proof(rate: SpecificRate, liters: Decimal | undefined): Decimal | null {
  return rate.unit === 'pf_l' ? (liters ?? null) : null;
}

// A named quantity is sent in the base unit of its kind.
function named(rate: SpecificRate, measured: Decimal | undefined): Decimal | null {
  return measured === undefined ? null : measured.dividedBy(UNITS[rate.unit].size);
}

function quantityInput({ basis, unit }: SpecificRate): MissingInput {
  if (basis !== null) return factorInput(basis);
  if (UNITS[unit].dimension === 'mass') return { field: 'weight_kg', unit: 'kg', why: 'specific' };
  if (unit === 'pf_l') return { field: 'proof_liters', unit, why: 'specific' };
  return { field: 'quantity', unit, why: 'specific' };
}

function factorInput(field: MeasureField): MissingInput {
  return { field, unit: MEASURES[field].unit, why: 'specific' };
}
