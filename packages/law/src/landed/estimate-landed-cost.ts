import type { Law } from '../law.ts';
import type { DutyEstimate } from '../duty/estimate.ts';
import { estimateDuty } from '../duty/estimate-duty.ts';
import { Decimal, roundMoney } from '@svc/tariff/rates/decimal';
import type { MissingInput } from '@svc/tariff/rates/inputs';
import { customsValue, type CustomsValue } from './customs-value.ts';
import { feesOf } from './fees.ts';
import {
  costLine,
  type Charges,
  type CostLine,
  type LandedCost,
  type LandedCostRequest,
  type LineGroup,
} from './landed-cost.ts';
import { owedTax, possibleCharge, possibleTaxes, vatLine } from './tax-rows.ts';
import { vietnamTaxes, type TaxedValue } from './vietnam-lines.ts';

/**
 * Estimates the landed cost of a consignment: price, carriage, duties, fees and taxes, each on its legal base. Every
 * line is rounded to two decimals before summing.
 */
export function estimateLandedCost(request: LandedCostRequest, law: Law): LandedCost {
  const { market, inputs } = request.duty;
  const valued = customsValue(market, request);
  const duty = estimateDuty({ ...request.duty, inputs: { ...inputs, customsValue: valued.value } }, law);
  const onTop = duty.additional.filter(({ measure }) => measure.kind !== 'relief');
  const owed = [dutyLine(duty), ...onTop.map(additionalLine)];
  const charges = chargesOf(request, law, { valued, duty, owed });
  const lines = [...goodsLines(request, valued), ...owed, ...charges.lines];

  return {
    duty,
    valueBasis: valued.basis,
    lines,
    totals: totalsOf(lines),
    possible: charges.possible,
    missing: distinct([...valued.missing, ...duty.missing, ...charges.missing]),
  };
}

interface Owed {
  readonly valued: CustomsValue;
  readonly duty: DutyEstimate;
  readonly owed: readonly CostLine[];
}

function chargesOf(request: LandedCostRequest, law: Law, { valued, duty, owed }: Owed): Charges {
  const fees = feesOf(law, request, valued.value, duty.claim);
  const [base, ...additional] = owed;
  const taxed = { value: valued.value, duty: base?.amount ?? null, additional: totalOf(additional) };
  const taxes =
    request.duty.market === 'VN' ? vietnamTaxes(request, law, taxed) : taxesOf(request, law, taxed);

  return {
    lines: [...fees.lines, ...taxes.lines],
    missing: [...fees.missing, ...taxes.missing],
    possible: [...fees.possible, ...taxes.possible],
  };
}

function taxesOf({ duty, destination }: LandedCostRequest, law: Law, taxed: TaxedValue): Charges {
  const possible = possibleTaxes(law, duty).map(possibleCharge);
  if (duty.market === 'US') return { lines: [], missing: [], possible };

  const whole = [taxed.value, taxed.duty, taxed.additional].filter((amount) => amount !== null);
  const taxBase = whole.length === 3 ? Decimal.sum(0, ...whole) : null;

  return {
    lines: [vatLine(destination === null ? null : owedTax(law, 'vat', duty, destination), taxBase)],
    missing: destination === null ? [{ field: 'destination', unit: null, why: 'destination' }] : [],
    possible,
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
  const amount = base.isAvailable ? base.amount : null;
  return costLine({ key: 'duty', group: 'duty', basis: 'schedule', rate: base.text, amount });
}

function additionalLine(entry: DutyEstimate['additional'][number]): CostLine {
  const { measure: source, rateText: rate, amount } = entry;
  return costLine({ key: 'additional', group: 'additional', basis: 'schedule', rate, amount, entry, source });
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
