import type { Rate } from '@svc/tariff/rates/rate';

/**
 * Duties by the additional code of the producer; `C999` has those of all others, `all` applies to every producer. The lowest
 * of several applies with the declaration on the invoice that the act requires, the highest without.
 */
export type FirmRates = ReadonlyMap<string, readonly Rate[]>;

/** Input that names the producer by its additional code. */
export const FIRM = 'firm_code';
/** Key of a rate for every producer. */
export const ALL_FIRMS = 'all';
const ALL_OTHERS = 'C999';

/** Rates of a producer: its own, else those of all others, else those of every producer. */
export function firmRates(firms: FirmRates, firm: string): readonly Rate[] {
  return firms.get(firm) ?? firms.get(ALL_OTHERS) ?? firms.get(ALL_FIRMS) ?? [];
}
