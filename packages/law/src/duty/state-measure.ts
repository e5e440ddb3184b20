import { Decimal, roundMoney } from '@svc/tariff/rates/decimal';
import type { MissingInput, RateInputs } from '@svc/tariff/rates/inputs';
import type { MeasureField } from '@svc/tariff/rates/measures';
import type { Rate } from '@svc/tariff/rates/rate';
import type { PercentRange, StatedRate } from './estimate.ts';
import { ALL_FIRMS, FIRM, type FirmRates, firmRates, type MeasureRate } from '../pack/rate.ts';
import type { GivenFacts } from '../pack/condition.ts';
import { stateRate } from './state-rate.ts';

/** Input for the declaration that the act requires on the invoice. */
const DECLARED = 'invoice_declaration';
const ZERO = new Decimal(0);
const HUNDRED = new Decimal(100);
const UNBOUNDED: Stated = { pct: { low: ZERO, high: null }, amount: null, missing: [] };

type Share = Pick<Stated, 'pct'>;

/** A measure's percentage of the value and its amount, null if an input is missing. */
export interface Stated {
  readonly pct: PercentRange;
  readonly amount: Decimal | null;
  readonly missing: readonly MissingInput[];
}

/** Base duty, inputs, and the parts of the value subject to other measures. */
interface Surroundings {
  readonly inputs: RateInputs;
  readonly base: StatedRate;
  readonly lessParts: readonly MeasureField[];
  readonly facts: GivenFacts;
}

export function stateMeasure(rate: MeasureRate, around: Surroundings): Stated {
  switch (rate.form) {
    case 'duty':
      return stateDuty(rate.rate, around);
    case 'total':
      return upTo(new Decimal(rate.pct), around);
    case 'at_most':
      return { ...stateRange(null, rate.rate, around), amount: null };
    case 'quota':
      return stateQuota(rate, around);
    case 'by_firm':
      return stateByFirm(rate.firms, around);
    case 'item':
      return perItem(new Decimal(rate.value), around.inputs);
    case 'column2':
    case 'prohibited':
    case 'unknown':
      return UNBOUNDED;
  }
}

function stateDuty(rate: Rate, around: Surroundings): Stated {
  if (rate.kind === 'ad_valorem' && rate.basis === null && around.lessParts.length > 0)
    return onTheRest(new Decimal(rate.pct), around);
  const { pct, amount, missing } = stateRate(null, rate, around.inputs);
  return { pct, amount, missing };
}

function stateQuota(
  { within, beyond }: Extract<MeasureRate, { form: 'quota' }>,
  around: Surroundings,
): Stated {
  const { withinQuota } = around.inputs;
  if (withinQuota !== null) return stateDuty(withinQuota ? within : beyond, around);
  return {
    ...stateRange(within, beyond, around),
    amount: null,
    missing: [{ field: 'within_quota', unit: null, why: 'within_quota' }],
  };
}

const UNDECLARED: MissingInput = { field: DECLARED, unit: null, why: 'rate_case' };

/** Place of a producer's rate by the declaration. */
const PLACES: ReadonlyMap<string | undefined, number> = new Map([
  ['true', 0],
  ['false', -1],
]);

// Without a known producer the highest rate is the bound.
function stateByFirm(firms: FirmRates, around: Surroundings): Stated {
  const firm = around.facts[FIRM] ?? (firms.has(ALL_FIRMS) ? ALL_FIRMS : null);
  const rates = firm === null ? [...firms.values()].flat() : firmRates(firms, firm);
  const stated = rates.map((rate) => stateDuty(rate, around));
  const [least = UNBOUNDED, ...more] = stated.toSorted(byMost);
  const { pct: most } = more.at(-1) ?? least;
  if (firm === null) return { pct: { low: ZERO, high: most.high }, amount: null, missing: [] };
  const at = more.length === 0 ? 0 : PLACES.get(around.facts[DECLARED]);
  const own = at === undefined ? undefined : stated.at(at);
  const open = { low: least.pct.low, high: most.high };
  return own ?? { ...least, pct: open, missing: [...least.missing, UNDECLARED] };
}

/** Orders by maximum share of the value; unbounded last. */
export function byMost({ pct: { high: one } }: Share, { pct: { high: other } }: Share): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return one.comparedTo(other);
}

// Range from zero, or one rate, to another.
function stateRange(least: Rate | null, most: Rate, around: Surroundings): Stated {
  const low = least === null ? null : stateDuty(least, around);
  const high = stateDuty(most, around);
  return { pct: { low: low?.pct.low ?? ZERO, high: high.pct.high }, amount: null, missing: [] };
}

// The total includes the base duty: the measure is the remainder, on what other measures leave of the value.
function upTo(total: Decimal, around: Surroundings): Stated {
  const rest = (pct: Decimal): Decimal => Decimal.max(total.minus(pct), 0);
  const { low: least, high: most } = around.base.pct;
  if (most?.equals(least) === true) return onTheRest(rest(least), around);
  const isWhole = most !== null && around.lessParts.length === 0;
  return { pct: { low: isWhole ? rest(most) : ZERO, high: rest(least) }, amount: null, missing: [] };
}

// Deduct the value of parts that fall under another measure.
function onTheRest(pct: Decimal, { lessParts, inputs: { customsValue, measures } }: Surroundings): Stated {
  const values = lessParts.map((part) => measures[part]).filter((value) => value !== undefined);
  if (customsValue === null || values.length < lessParts.length)
    return { pct: { low: lessParts.length === 0 ? pct : ZERO, high: pct }, amount: null, missing: [] };

  const rest = Decimal.max(customsValue.minus(Decimal.sum(ZERO, ...values)), 0);
  const share = customsValue.isZero() ? pct : rest.times(pct).dividedBy(customsValue);

  return {
    pct: { low: share, high: share },
    amount: roundMoney(rest.times(pct).dividedBy(HUNDRED)),
    missing: [],
  };
}

function perItem(value: Decimal, { customsValue }: RateInputs): Stated {
  const isShare = customsValue !== null && !customsValue.isZero();
  const pct = isShare ? value.times(HUNDRED).dividedBy(customsValue) : ZERO;
  return { pct: { low: pct, high: isShare || value.isZero() ? pct : null }, amount: value, missing: [] };
}
