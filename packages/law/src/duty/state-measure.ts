import { Decimal, roundMoney } from '@svc/tariff/rates/decimal';
import type { RateInputs } from '@svc/tariff/rates/inputs';
import type { MeasureField } from '@svc/tariff/rates/measures';
import type { MeasureEntry, PercentRange, StatedRate } from './estimate.ts';
import type { AdditionalMeasure, MeasureRate } from './measure.ts';
import { stateRate } from './state-rate.ts';

const ZERO = new Decimal(0);

/** Base duty, inputs, and the parts of the value that other measures are owed on. */
interface MeasureSurroundings {
  readonly inputs: RateInputs;
  readonly base: StatedRate;
  readonly displacedParts: readonly MeasureField[];
}

/** A measure that is owed, with its share of the value and its amount. */
export function stateOwed(measure: AdditionalMeasure, around: MeasureSurroundings): MeasureEntry {
  const entry = { measure, reason: measure.reason, rateText: rateText(measure.rate) };
  if (measure.rate === null) return { ...entry, pct: null, amount: null, missing: [] };
  if (measure.rate.form === 'floor') return { ...entry, ...upTo(new Decimal(measure.rate.pct), around) };

  const parts = measure.displacedBy.includes('section_232') ? around.displacedParts : [];
  if (measure.rate.basis === null && parts.length > 0)
    return { ...entry, ...onTheRest(measure.rate.pct, parts, around.inputs) };

  const { pct, basis } = measure.rate;
  const stated = stateRate(null, { kind: 'ad_valorem', pct, basis }, around.inputs);

  return { ...entry, pct: stated.pct, amount: stated.amount, missing: stated.missing };
}

/** A measure that may be owed: its rate, no amount. */
export function statePossible(measure: AdditionalMeasure, origin: string | null): MeasureEntry {
  const isOfAll = measure.origins === null && measure.exceptOrigins.length === 0;
  const reason =
    origin === null && !isOfAll && measure.certainty === 'applies' ? 'origin_unknown' : measure.reason;
  const { rate } = measure;
  const pct = rate?.form === 'added' ? new Decimal(rate.pct) : null;

  return {
    measure,
    reason,
    rateText: rateText(rate),
    pct: pct === null ? null : { low: pct, high: pct },
    amount: null,
    missing: [],
  };
}

/** A measure's rate in figures. */
function rateText(rate: MeasureRate | null): string | null {
  if (rate === null) return null;
  return rate.form === 'floor' ? `MIN ${rate.pct}%` : `+${rate.pct}%`;
}

type Stated = Pick<MeasureEntry, 'pct' | 'amount' | 'missing'>;

// The floor covers the base duty: the measure is the rest.
function upTo(floor: Decimal, { base, inputs }: MeasureSurroundings): Stated {
  const rest = (pct: Decimal): Decimal => Decimal.max(floor.minus(pct), 0);
  const pct: PercentRange = {
    low: base.pct.high === null ? ZERO : rest(base.pct.high),
    high: rest(base.pct.low),
  };
  const isExact = pct.high?.equals(pct.low) === true;
  const amount =
    isExact && inputs.customsValue !== null ? inputs.customsValue.times(pct.low).dividedBy(100) : null;

  return { pct, amount: amount === null ? null : roundMoney(amount), missing: [] };
}

// Parts that another measure is owed on leave the rest of the value.
function onTheRest(pct: string, parts: readonly MeasureField[], inputs: RateInputs): Stated {
  const whole = new Decimal(pct);
  const values = parts.map((part) => inputs.measures[part]).filter((value) => value !== undefined);
  const { customsValue } = inputs;
  if (customsValue === null || customsValue.isZero() || values.length < parts.length)
    return { pct: { low: ZERO, high: whole }, amount: null, missing: [] };

  const rest = Decimal.max(customsValue.minus(Decimal.sum(...values)), 0);
  const share = rest.times(whole).dividedBy(customsValue);

  return {
    pct: { low: share, high: share },
    amount: roundMoney(rest.times(whole).dividedBy(100)),
    missing: [],
  };
}
