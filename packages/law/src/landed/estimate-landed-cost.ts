import type { DutyEstimate } from '../duty/estimate.ts';
import { estimateDuty } from '../duty/estimate-duty.ts';
import { Decimal, roundMoney } from '@svc/tariff/rates/decimal';
import type { MissingInput } from '@svc/tariff/rates/inputs';
import { customsValue, type CustomsValue } from './customs-value.ts';
import { vatLine } from './eu-vat.ts';
import {
  costLine,
  type CostLine,
  type LandedCost,
  type LandedCostRequest,
  type LineGroup,
  type PossibleCharge,
} from './landed-cost.ts';
import { possibleCharges } from './possible-charges.ts';
import { usFees } from './us-fees.ts';
import { vietnamTaxes } from './vietnam-lines.ts';

/**
 * Estimates what a consignment costs landed: price, carriage, duties, fees and taxes, each on the base that the law names.
 * Every line is rounded to two decimals before lines are added.
 */
export function estimateLandedCost(request: LandedCostRequest): LandedCost {
  const { market, inputs } = request.duty;
  const valued = customsValue(market, request);
  const duty = estimateDuty({ ...request.duty, inputs: { ...inputs, customsValue: valued.value } });
  const owed = [dutyLine(duty), ...duty.additional.map(additionalLine)];
  const charges = chargesOf(request, valued, duty, owed);
  const lines = [...goodsLines(request, valued), ...owed, ...charges.lines];

  return {
    duty,
    valueBasis: valued.basis,
    lines,
    totals: totalsOf(lines),
    possible: [...possibleCharges(request), ...charges.possible],
    missing: distinct([...valued.missing, ...duty.missing, ...charges.missing]),
  };
}

interface Charges {
  readonly lines: readonly CostLine[];
  readonly missing: readonly MissingInput[];
  readonly possible: readonly PossibleCharge[];
}

function chargesOf(
  request: LandedCostRequest,
  { value }: CustomsValue,
  duty: DutyEstimate,
  owed: readonly CostLine[],
): Charges {
  const { market, inputs, preference } = request.duty;
  if (market === 'US') {
    return { possible: [], ...usFees(request, value, duty.basis === 'preference' ? preference : null) };
  }

  const [base, ...additional] = owed;
  const taxed = { value, duty: base?.amount ?? null, additional: totalOf(additional) };
  if (market === 'VN') return vietnamTaxes(request, taxed);

  const whole = [taxed.value, taxed.duty, taxed.additional].filter((amount) => amount !== null);
  const taxBase = whole.length === 3 ? Decimal.sum(0, ...whole) : null;
  const { destination } = request;

  return {
    lines: [vatLine(destination, inputs.date, taxBase)],
    missing: destination === null ? [{ field: 'destination', unit: null, why: 'destination' }] : [],
    possible: [],
  };
}

function goodsLines({ freight, insurance }: LandedCostRequest, { goods }: CustomsValue): readonly CostLine[] {
  const part = (key: 'value' | 'freight' | 'insurance', amount: Decimal | null): CostLine =>
    costLine({ key, group: 'goods', basis: 'invoice', amount: amount === null ? null : roundMoney(amount) });
  return [
    part('value', goods),
    ...(freight === null ? [] : [part('freight', freight)]),
    ...(insurance === null ? [] : [part('insurance', insurance)]),
  ];
}

function dutyLine({ base }: DutyEstimate): CostLine {
  return costLine({
    key: 'duty',
    group: 'duty',
    basis: 'schedule',
    rate: base.text,
    amount: base.isAvailable ? base.amount : null,
  });
}

function additionalLine(entry: DutyEstimate['additional'][number]): CostLine {
  const { measure, rateText, amount } = entry;

  return costLine({
    key: 'additional',
    group: 'additional',
    basis: 'schedule',
    rate: rateText,
    amount,
    entry,
    legalBasis: measure.legalBasis,
    url: measure.url,
  });
}

function totalsOf(lines: readonly CostLine[]): LandedCost['totals'] {
  const of = (group: LineGroup): Decimal | null => totalOf(lines.filter((line) => line.group === group));

  return {
    duty: of('duty'),
    additional: of('additional'),
    fees: of('fees'),
    taxes: of('taxes'),
    landed: totalOf(lines),
  };
}

function totalOf(lines: readonly CostLine[]): Decimal | null {
  const amounts = lines.map(({ amount }) => amount).filter((amount) => amount !== null);
  return amounts.length === lines.length ? Decimal.sum(0, ...amounts) : null;
}

function distinct(missing: readonly MissingInput[]): readonly MissingInput[] {
  return [...new Map(missing.map((input) => [input.field, input])).values()];
}
