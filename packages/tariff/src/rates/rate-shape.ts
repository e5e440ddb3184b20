import type { AdValoremRate, Rate, SpecificRate, UnreadRate } from './rate.ts';

export const RATE_KINDS = [
  'free',
  'ad_valorem',
  'specific',
  'compound',
  'alternative',
  'formula',
  'unparsed',
] as const;

type RateKind = (typeof RATE_KINDS)[number];

interface RateShape {
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
  by_unit_value: 'alternative',
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

/** Percentages and amounts of a rate, without its bounds. */
function componentsOf(rate: Rate): readonly (AdValoremRate | SpecificRate)[] {
  if (rate.kind === 'ad_valorem' || rate.kind === 'specific') return [rate];
  return innerOf(rate).flatMap(componentsOf);
}

type Inner = { readonly [K in Rate['kind']]: (rate: Extract<Rate, { kind: K }>) => readonly Rate[] };

const none = (): readonly Rate[] => [];

const INNER: Inner = {
  free: none,
  ad_valorem: none,
  specific: none,
  sum: ({ parts }) => parts,
  bounded: ({ rate }) => [rate],
  degrees: ({ rate }) => [rate],
  seasonal: ({ periods }) => periods.map(({ rate }) => rate),
  by_unit_value: ({ tiers, rate }) => [...tiers.map((tier) => tier.rate), rate],
  reference: none,
  agricultural: none,
  entry_price: none,
  alternatives: ({ rates }) => rates,
  quota: ({ within, beyond }) => [within, beyond].filter((rate) => rate !== null),
  excluding: ({ rate }) => [rate],
  by_origin: ({ rate, others }) => [rate, ...others.map((other) => other.rate)],
  not_granted: none,
  dated: ({ rate, later }) => [rate, later],
};

function innerOf<R extends Rate>(rate: R): readonly Rate[] {
  const inner = INNER[rate.kind] as (rate: R) => readonly Rate[];
  return inner(rate);
}

export function hasSpecificPart(rate: Rate | UnreadRate): boolean {
  const { components, min, max } = shapeOf(rate);
  return (
    components.some(({ kind }) => kind === 'specific') ||
    [min, max].some((bound) => bound !== null && hasSpecificPart(bound))
  );
}
