import { Decimal as Base } from 'decimal.js';

/** Decimals for duties: 40 significant digits, halves rounded up (away from zero). */
export const Decimal = Base.clone({ precision: 40, rounding: Base.ROUND_HALF_UP });

export type Decimal = Base;

export const MONEY_DECIMALS = 2;

/** Rounds an amount for output: two decimals, halves up. */
export const roundMoney = (amount: Decimal): Decimal => amount.toDecimalPlaces(MONEY_DECIMALS);
