import type { SpecialRate } from './parse-special-rates.ts';
import { printRate } from './print-rate.ts';

/** Rates of the US special column in words that its reader reads as the same rates. */
export function printSpecial(rates: readonly SpecialRate[]): string {
  return rates
    .map(({ programs, rate }) => {
      const list = programs.length === 0 ? '' : ` (${programs.join(',')})`;
      return `${printRate(rate, 'US')}${list}`;
    })
    .join(' ');
}
