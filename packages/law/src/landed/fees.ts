import { Decimal, roundMoney } from '@svc/tariff/rates/decimal';
import { partlyDutiable } from '../duty/follow-reference.ts';
import { isOn, type Law } from '../law.ts';
import type { FeeRow } from '../pack/charge.ts';
import {
  costLine,
  type Charges,
  type CostLine,
  type LandedCostRequest,
  type PossibleCharge,
} from './landed-cost.ts';

/**
 * Fees on a customs value, for the entry and the mode of transport. Goods of some programmes owe no processing fee; goods
 * dutiable on a part of their value owe it on that part (19 U.S.C. 58c(b)(8)).
 */
export function feesOf(
  law: Law,
  { mode, entryType, duty }: LandedCostRequest,
  value: Decimal | null,
  claim: string | null,
): Charges {
  const { date, origin, lowValueConsignment } = duty.inputs;
  const isExempt = claim !== null && law.programme(claim, date)?.isFreeOfProcessingFee === true;
  const owing = law
    .feesOf(duty.line.codeDigits ?? '')
    .filter(({ exceptOrigins }) => origin === null || !law.isOf(exceptOrigins, origin, date));
  const processing = isExempt ? [] : rowsOf(owing, 'mpf', entryType, date);
  const harbor = mode === 'ocean' || mode === null ? rowsOf(owing, 'hmf', 'ocean', date) : [];
  const handling = lowValueConsignment === true ? rowsOf(owing, 'handling', 'distance_sale', date) : [];

  return {
    lines: [
      ...processing.map((row) => feeLine(row, dutiableOf(duty, value))),
      ...harbor.map((row) => feeLine(row, mode === null ? null : value)),
    ],
    missing: mode === null ? harbor.map(() => ({ field: 'mode', unit: null, why: 'mode' })) : [],
    possible: [
      ...processing
        .filter((row) => !isOn(row, date))
        .map((row) => ({ ...possibleFee(row, `${row.key}_later_bounds`, 'unknown_rate'), rate: null })),
      ...handling.filter((row) => isOn(row, date)).map((row) => possibleFee(row, `fee_${row.key}`, 'use')),
    ],
  };
}

function dutiableOf(duty: LandedCostRequest['duty'], value: Decimal | null): Decimal | null {
  const valued = { ...duty, inputs: { ...duty.inputs, customsValue: value } };
  return partlyDutiable(valued)?.article.inputs.customsValue ?? value;
}

/** Amount of a fee; null if it depends on an unknown value. */
export function feeAmount({ pct, min, max, amount }: FeeRow, value: Decimal | null): Decimal | null {
  if (amount !== null) return new Decimal(amount);
  if (pct === null || value === null) return null;
  const share = value.times(pct).dividedBy(100);
  return roundMoney(Decimal.min(Decimal.max(share, min ?? share), max ?? share));
}

// At most one row; if none is published for the day, the latest earlier one.
function rowsOf(
  fees: readonly FeeRow[],
  key: FeeRow['key'],
  feeCase: FeeRow['case'],
  date: string,
): readonly FeeRow[] {
  const rows = fees.filter((row) => row.key === key && (row.case === feeCase || row.case === 'any'));
  const now = rows.filter((row) => isOn(row, date));
  return (now.length > 0 ? now : rows.filter(({ from }) => from <= date)).slice(-1);
}

function feeLine(row: FeeRow, value: Decimal | null): CostLine {
  const facts = { key: row.key, group: 'fees', basis: 'fob' } as const;
  return costLine({ ...facts, rate: rateText(row), amount: feeAmount(row, value), source: row });
}

function rateText({ pct, min, max, amount }: FeeRow): string | null {
  if (amount !== null) return amount;
  if (pct === null) return null;
  return [`${pct}%`, ...(min === null ? [] : [`MIN ${min}`]), ...(max === null ? [] : [`MAX ${max}`])].join(
    ' ',
  );
}

function possibleFee(row: FeeRow, key: string, reason: PossibleCharge['reason']): PossibleCharge {
  const { title, legalBasis, from, to, url } = row;
  return { key, reason, title, legalBasis, rate: rateText(row), pct: null, from, to, url };
}
