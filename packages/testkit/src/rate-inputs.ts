import type { Market } from '@svc/tariff/market';
import { Decimal } from '@svc/tariff/rates/decimal';
import type { RateInputs } from '@svc/tariff/rates/inputs';
import { CURRENCY } from '@svc/tariff/rates/rate';

/** Inputs of a rate in plain numbers; what is left out is not known. */
export interface GivenInputs {
  readonly value?: number;
  readonly quantity?: number;
  readonly unit?: RateInputs['unit'];
  readonly kg?: number;
  readonly measures?: Readonly<Record<string, number>>;
  readonly exchange?: Readonly<Record<string, number>>;
  readonly rateCase?: number;
  readonly withinQuota?: boolean;
  readonly origin?: string | null;
  readonly date?: string;
}

const decimal = (value: number | undefined) => (value === undefined ? null : new Decimal(value));
const decimals = (values: Readonly<Record<string, number>> = {}) =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, new Decimal(value)]));

export function rateInputs(market: Market, given: GivenInputs, today: string): RateInputs {
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
    date: given.date ?? today,
  };
}
