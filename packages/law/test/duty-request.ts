import type { DutyEstimate, DutyRequest } from '../src/duty/estimate.ts';
import { estimateDuty } from '../src/duty/estimate-duty.ts';
import { shippedLaw } from '../src/law-book.ts';
import type { GivenFacts } from '../src/pack/condition.ts';
import type { Market } from '@svc/tariff/market';
import { Decimal } from '@svc/tariff/rates/decimal';
import type { RateInputs } from '@svc/tariff/rates/inputs';
import { CURRENCY } from '@svc/tariff/rates/rate';

export interface Given {
  readonly code: string;
  readonly rate?: string | null;
  readonly special?: string | null;
  readonly column2?: string | null;
  readonly agreements?: Readonly<Record<string, string>>;
  readonly extra?: Readonly<Record<string, unknown>>;
  readonly additionalDuties?: string;
  readonly origin?: string | null;
  readonly date?: string;
  readonly value?: number;
  readonly quantity?: number;
  readonly unit?: RateInputs['unit'];
  readonly kg?: number;
  readonly measures?: Readonly<Record<string, number>>;
  readonly exchange?: Readonly<Record<string, number>>;
  readonly rateCase?: number;
  readonly preference?: string | null;
  readonly facts?: GivenFacts;
  readonly withinQuota?: boolean;
}

const decimal = (value: number | undefined) => (value === undefined ? null : new Decimal(value));
const decimals = (values: Readonly<Record<string, number>> = {}) =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, new Decimal(value)]));

export function dutyRequest(market: Market, given: Given): DutyRequest {
  return {
    market,
    line: {
      code: given.code,
      codeDigits: given.code.replaceAll(/\D/g, ''),
      dutyRate: given.rate ?? null,
      specialRate: given.special ?? null,
      column2Rate: given.column2 ?? null,
      unit: null,
      additionalDuties: given.additionalDuties ?? null,
      extra: { ...given.extra, ...(given.agreements === undefined ? {} : { agreements: given.agreements }) },
    },
    inputs: inputsOf(market, given),
    facts: given.facts ?? {},
    preference: given.preference ?? null,
  };
}

function inputsOf(market: Market, given: Given): RateInputs {
  return {
    currency: CURRENCY[market],
    customsValue: decimal(given.value),
    quantity: decimal(given.quantity),
    unit: given.unit ?? null,
    weightKg: decimal(given.kg),
    measures: decimals(given.measures),
    exchange: decimals(given.exchange),
    rateCase: given.rateCase ?? null,
    withinQuota: given.withinQuota ?? null,
    origin: given.origin ?? null,
    date: given.date ?? '2026-11-22',
  };
}

export function estimate(market: Market, given: Given): DutyEstimate {
  return estimateDuty(dutyRequest(market, given), shippedLaw(market));
}
