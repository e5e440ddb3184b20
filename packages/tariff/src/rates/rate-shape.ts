import type { AdValoremRate, Rate, SpecificRate, UnreadRate } from './rate.ts';

/** Kinds of rates as callers see them. */
export const RATE_KINDS = [
  'free',
  'ad_valorem',
  'specific',
  'compound',
  'alternative',
  'formula',
  'unparsed',
] as const;

/** Kind of a rate as callers see it. */
export type RateKind = (typeof RATE_KINDS)[number];

/** A rate in short: its kind, the parts it is made of, and what bounds it. */
export interface RateShape {
  readonly kind: RateKind;
  readonly components: readonly (AdValoremRate | SpecificRate)[];
  readonly min: Rate | null;
  readonly max: Rate | null;
}

const KINDS: Readonly<Record<Rate['kind'], RateKind>> = {
  free: 'free',
  ad_valorem: 'ad_valorem',
  specific: 'specific',
  sum: 'compound',
  bounded: 'alternative',
  degrees: 'formula',
  seasonal: 'alternative',
  reference: 'formula',
  agricultural: 'formula',
  entry_price: 'formula',
  alternatives: 'alternative',
  quota: 'alternative',
  excluding: 'alternative',
  by_origin: 'alternative',
  not_granted: 'formula',
  dated: 'alternative',
};

/** What a rate looks like to a caller. */
export function shapeOf(rate: Rate | UnreadRate): RateShape {
  if (rate.kind === 'unread') return { kind: 'unparsed', components: [], min: null, max: null };
  if (rate.kind === 'excluding') return shapeOf(rate.rate);
  const bounds = rate.kind === 'bounded' ? rate.bounds : [];
  return {
    kind: kindOf(rate),
    components: componentsOf(rate),
    min: bounds.find(({ type }) => type === 'min')?.rate ?? null,
    max: bounds.find(({ type }) => type === 'max')?.rate ?? null,
  };
}

function kindOf(rate: Rate): RateKind {
  const isFormula = rate.kind === 'sum' && rate.parts.some((part) => KINDS[part.kind] === 'formula');
  return isFormula ? 'formula' : KINDS[rate.kind];
}

/** The percentages and amounts that a rate is made of, bounds left out. */
function componentsOf(rate: Rate): readonly (AdValoremRate | SpecificRate)[] {
  if (rate.kind === 'ad_valorem' || rate.kind === 'specific') return [rate];
  return innerOf(rate).flatMap(componentsOf);
}

function innerOf(rate: Rate): readonly Rate[] {
  switch (rate.kind) {
    case 'sum':
      return rate.parts;
    case 'alternatives':
      return rate.rates;
    case 'seasonal':
      return rate.periods.map((period) => period.rate);
    case 'bounded':
    case 'excluding':
      return [rate.rate];
    case 'by_origin':
      return [rate.rate, ...rate.others.map((other) => other.rate)];
    case 'quota':
      return [rate.within, rate.beyond].filter((inner) => inner !== null);
    case 'dated':
      return [rate.rate, rate.later];
    case 'degrees':
      return [rate.rate];
    default:
      return [];
  }
}

/** Whether a part of a rate is per quantity. */
export function hasSpecificPart(rate: Rate | UnreadRate): boolean {
  const { components, min, max } = shapeOf(rate);
  return (
    components.some(({ kind }) => kind === 'specific') ||
    [min, max].some((bound) => bound !== null && hasSpecificPart(bound))
  );
}
