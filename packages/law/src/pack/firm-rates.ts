import type { Rate } from '@svc/tariff/rates/rate';

/**
 * Duties by the producer's additional code; `C999` is for all others, `all` for every producer. Of several the lowest
 * applies with the invoice declaration that the act requires, the highest without.
 */
export type FirmRates = ReadonlyMap<string, readonly Rate[]>;

/** Input for the producer's additional code. */
export const FIRM = 'firm_code';
/** Key of a rate for every producer. */
export const ALL_FIRMS = 'all';
const ALL_OTHERS = 'C999';

/** Rates of a producer: its own, else those of all others, else those for every producer. */
export function firmRates(firms: FirmRates, firm: string): readonly Rate[] {
  return firms.get(firm) ?? firms.get(ALL_OTHERS) ?? firms.get(ALL_FIRMS) ?? [];
}
