import { isWellFormedText } from '@svc/domain/well-formed-text';
import { readCountry } from '@svc/i18n/countries';
import { Expectation, scalar } from './scalar.ts';
import type { Schema } from './schema.ts';

interface CountryRule {
  readonly max: number;
}

/** A country by code (any case) or name in any of the four languages, parsed to its code; empty text means none. */
export function country({ max }: CountryRule): Schema<string> {
  const expectation = new Expectation(
    'must be a country code from GET /api/countries, or the name of a country',
  );
  const json = { type: 'string', maxLength: max, description: 'Country of origin, by code or name' };

  return scalar(json, (value) => {
    if (typeof value !== 'string' || value.length > max || !isWellFormedText(value)) return expectation;
    return value.trim() === '' ? '' : (readCountry(value) ?? expectation);
  });
}
