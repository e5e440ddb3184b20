import { Decimal as Base } from 'decimal.js';

/** Decimals of duties: 40 significant digits, halves rounded up (away from nought). */
export const Decimal = Base.clone({ precision: 40, rounding: Base.ROUND_HALF_UP });

/** A decimal of duties. */
export type Decimal = Base;

/** Decimals of an amount of money, in every currency. */
export const MONEY_DECIMALS = 2;

/** An amount as it is given to people: two decimals, halves up. */
export const roundMoney = (amount: Decimal): Decimal => amount.toDecimalPlaces(MONEY_DECIMALS);
