import type { Market } from '@svc/tariff/market';
import { Decimal, roundMoney } from '@svc/tariff/rates/decimal';
import { evaluateRate } from '@svc/tariff/rates/evaluate-rate';
import type { RateInputs } from '@svc/tariff/rates/inputs';
import { UNKNOWN, type Outcome } from '@svc/tariff/rates/outcome';
import { isRead, parseRate } from '@svc/tariff/rates/parse-rate';
import type { Rate, UnreadRate } from '@svc/tariff/rates/rate';
import type { PercentRange, StatedRate } from './estimate.ts';

const HUNDRED = new Decimal(100);

export function stateText(text: string | null, market: Market, inputs: RateInputs): StatedRate {
  return stateRate(text, text === null ? null : parseRate(text, market), inputs);
}

export function stateRate(
  text: string | null,
  rate: Rate | UnreadRate | null,
  inputs: RateInputs,
): StatedRate {
  const isParsed = rate !== null && isRead(rate);
  const outcome = isParsed ? evaluateRate(rate, inputs) : { ...UNKNOWN, isResolved: false };
  const percent = isParsed ? percentOf(rate, outcome, inputs) : UNKNOWN;
  const exact = outcome.high?.equals(outcome.low) === true && outcome.isGranted;

  return {
    text,
    rate,
    pct: { low: atLeastNought(percent.low), high: percent.high },
    amount: exact ? roundMoney(atLeastNought(outcome.low)) : null,
    missing: outcome.missing,
    isAvailable: isParsed && outcome.isGranted && outcome.isResolved,
  };
}

function inPercent(inputs: RateInputs): RateInputs {
  return { ...inputs, customsValue: HUNDRED, quantity: null, weightKg: null, measures: {} };
}

// With a value every duty is a share of it; without one only percentage duties are.
function percentOf(rate: Rate, outcome: Outcome, inputs: RateInputs): PercentRange {
  const { customsValue } = inputs;
  if (customsValue === null || customsValue.isZero()) return evaluateRate(rate, inPercent(inputs));
  const share = (amount: Decimal): Decimal => amount.times(HUNDRED).dividedBy(customsValue);
  return { low: share(outcome.low), high: outcome.high === null ? null : share(outcome.high) };
}

function atLeastNought(amount: Decimal): Decimal {
  return Decimal.max(amount, 0);
}
