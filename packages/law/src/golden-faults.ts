import { Decimal } from '@svc/tariff/rates/decimal';
import { MEASURE_FIELDS } from '@svc/tariff/rates/measures';
import { CURRENCY } from '@svc/tariff/rates/rate';
import { readUnit } from '@svc/tariff/rates/units';
import type { DutyRequest } from './duty/estimate.ts';
import { estimateDuty } from './duty/estimate-duty.ts';
import type { Law } from './law.ts';
import type { GoldenCase } from './pack/pack.ts';

const CENT = 0.005;

/** Differences between a law and a worked case of its pack; empty if they agree. */
export function goldenFaults(golden: GoldenCase, law: Law): readonly string[] {
  const { amount, additional, prohibited } = estimateDuty(goldenRequest(golden, law), law);
  const total =
    golden.total === null || isClose(amount, golden.total) ? [] : [`total ${amount?.toFixed() ?? 'open'}`];
  const parts = Object.entries(golden.components ?? {})
    .filter(([name, wanted]) => name !== 'base' && Number(wanted) !== 0)
    .filter(([name, wanted]) => {
      const own = additional.filter(({ measure }) =>
        [measure.heading, measure.program, measure.id].includes(name),
      );
      return !isClose(
        own.length === 0 ? null : Decimal.sum(0, ...own.map((each) => each.amount ?? 0)),
        wanted,
      );
    })
    .map(([name]) => `component ${name}`);
  const isBanned = golden.prohibited === null || prohibited.length > 0 === (golden.prohibited !== 'false');

  return [...total, ...parts, ...(isBanned ? [] : ['prohibited'])];
}

function isClose(amount: Decimal | null, wanted: string): boolean {
  return amount !== null && amount.minus(wanted).abs().lte(CENT);
}

function goldenRequest(
  { code, date, origin, value, inputs, ...line }: GoldenCase,
  { pack }: Law,
): DutyRequest {
  const { quantity, weight_kg: weight, unit, preference = null, within_quota: quota } = inputs;
  const decimal = (text: string | undefined): Decimal | null =>
    text === undefined ? null : new Decimal(text);

  return {
    market: pack.market,
    line: {
      code,
      codeDigits: code,
      dutyRate: line.rate,
      specialRate: line.special,
      column2Rate: line.column2,
      unit: null,
      additionalDuties: null,
      extra: {},
    },
    facts: inputs,
    preference,
    inputs: {
      currency: CURRENCY[pack.market],
      customsValue: new Decimal(value),
      quantity: decimal(quantity),
      unit: readUnit(unit ?? ''),
      weightKg: decimal(weight),
      measures: Object.fromEntries(
        MEASURE_FIELDS.flatMap((field) => {
          const given = inputs[field];
          return given === undefined ? [] : [[field, new Decimal(given)] as const];
        }),
      ),
      rateCase: null,
      withinQuota: quota === undefined ? null : quota === 'true',
      exchange: {},
      origin,
      date,
    },
  };
}
