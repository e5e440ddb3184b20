import { Decimal } from './decimal.ts';
import {
  evaluateAdValorem,
  evaluateAgricultural,
  evaluateDegrees,
  evaluateSpecific,
} from './evaluate-parts.ts';
import type { RateInputs } from './inputs.ts';
import { exactly, hull, lower, notGranted, raise, sumOf, UNKNOWN, type Outcome } from './outcome.ts';
import type { BoundedRate, ByUnitValueRate, QuotaRate, Rate, ReferenceRate, SeasonalRate } from './rate.ts';
import { dutiablePart, UNSETTLED } from './references.ts';

type Evaluators = {
  readonly [K in Rate['kind']]: (rate: Extract<Rate, { kind: K }>, inputs: RateInputs) => Outcome;
};

const EVALUATORS: Evaluators = {
  free: () => exactly(new Decimal(0)),
  ad_valorem: evaluateAdValorem,
  specific: evaluateSpecific,
  sum: ({ parts }, inputs) => sumOf(parts.map((part) => evaluateRate(part, inputs))),
  bounded: evaluateBounded,
  degrees: evaluateDegrees,
  seasonal: evaluateSeasonal,
  by_unit_value: evaluateByUnitValue,
  reference: evaluateReference,
  agricultural: evaluateAgricultural,
  entry_price: () => ({ ...UNKNOWN, isResolved: false }),
  alternatives: ({ rates }, inputs) => evaluateCases(rates, inputs),
  quota: evaluateQuota,
  excluding: ({ rate, origins }, inputs) =>
    inputs.origin !== null && origins.includes(inputs.origin) ? notGranted() : evaluateRate(rate, inputs),
  by_origin: ({ rate, others }, inputs) =>
    evaluateRate(others.find(({ origin }) => origin === inputs.origin)?.rate ?? rate, inputs),
  not_granted: () => notGranted(),
  dated: ({ rate, from, later }, inputs) => evaluateRate(inputs.date < from ? rate : later, inputs),
};

/**
 * Evaluates a rate in the currency of the inputs, unrounded: a range whose ends are equal if every input is known. A
 * missing input widens the range and is listed; it is never guessed.
 */
export function evaluateRate<R extends Rate>(rate: R, inputs: RateInputs): Outcome {
  const evaluate = EVALUATORS[rate.kind] as (rate: R, inputs: RateInputs) => Outcome;
  const outcome = evaluate(rate, inputs);
  // An input that changes nothing is not missing: a maximum may apply whatever the quantity.
  return outcome.high?.equals(outcome.low) === true ? { ...outcome, missing: [] } : outcome;
}

function evaluateBounded({ rate, bounds }: BoundedRate, inputs: RateInputs): Outcome {
  return bounds.reduce(
    (outcome, bound) => {
      const limit = evaluateRate(bound.rate, inputs);
      return bound.type === 'min' ? raise(outcome, limit) : lower(outcome, limit);
    },
    evaluateRate(rate, inputs),
  );
}

function evaluateSeasonal({ periods }: SeasonalRate, inputs: RateInputs): Outcome {
  const day = inputs.date.slice(5);
  const inSeason = periods.find(({ spans }) => spans.some(({ from, to }) => from <= day && day <= to));
  const period = inSeason ?? periods.find(({ spans }) => spans.length === 0);
  // The printed seasons of two lines do not cover the whole year.
  if (period === undefined) return hull(periods.map(({ rate }) => evaluateRate(rate, inputs)));
  return evaluateRate(period.rate, inputs);
}

// Goods are worth less than a limit for each unit if their value is less than the limit for their quantity.
function evaluateByUnitValue({ tiers, rate }: ByUnitValueRate, inputs: RateInputs): Outcome {
  const { customsValue } = inputs;
  const limits = tiers.map(({ under }) => evaluateSpecific(under, inputs));
  if (customsValue === null || limits.some(({ high }) => high === null))
    return hull([...tiers.map((tier) => tier.rate), rate].map((each) => evaluateRate(each, inputs)));

  const tier = tiers[limits.findIndex(({ low }) => customsValue.lt(low))];
  return evaluateRate(tier?.rate ?? rate, inputs);
}

function evaluateCases(rates: readonly Rate[], inputs: RateInputs): Outcome {
  const chosen = inputs.rateCase === null ? undefined : rates[inputs.rateCase - 1];
  if (chosen !== undefined) return evaluateRate(chosen, inputs);
  const granted = rates.map((rate) => evaluateRate(rate, inputs)).filter(({ isGranted }) => isGranted);
  if (granted.length === 0) return notGranted();
  const known = hull(granted);
  // Goods of a case that is not granted owe the general rate.
  const high = granted.length < rates.length ? null : known.high;
  return asking({ ...known, high }, { field: 'rate_case', unit: `1\u2013${rates.length}`, why: 'rate_case' });
}

const CODE = { field: 'applicable_code', unit: null, why: 'reference' } as const;

// `applicable_code` selects one of the provisions; without it all of them bound the duty.
function evaluateReference(reference: ReferenceRate, { provisions, ...inputs }: RateInputs): Outcome {
  const rates = provisions?.(reference) ?? [];
  const outcomes = rates.map((rate) => evaluateRate(rate, inputs));
  const [only] = outcomes;
  if (only !== undefined && outcomes.length === 1) return only;
  const known = outcomes.length === 0 ? { ...UNKNOWN, isResolved: false } : hull(outcomes);
  const part = dutiablePart(reference);
  if (part !== null)
    return asking(known, { field: part.field, unit: inputs.currency, why: 'part_value' }, CODE);
  return UNSETTLED.includes(reference.to) ? known : asking(known, CODE);
}

function evaluateQuota({ within, beyond }: QuotaRate, inputs: RateInputs): Outcome {
  const rates = [within, beyond].map((rate) => (rate === null ? UNKNOWN : evaluateRate(rate, inputs)));
  const [inside = UNKNOWN, outside = UNKNOWN] = rates;
  if (inputs.withinQuota !== null) return inputs.withinQuota ? inside : outside;
  return asking(hull(rates), { field: 'within_quota', unit: null, why: 'within_quota' });
}

function asking(outcome: Outcome, ...inputs: Outcome['missing']): Outcome {
  return { ...outcome, missing: [...inputs, ...outcome.missing] };
}
