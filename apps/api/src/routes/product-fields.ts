import { FIELD_MAX_CHARS } from '@svc/domain/lookups/field-sizes';
import { MARKETS } from '@svc/tariff/market';
import { country } from '../http/schema/country.ts';
import { oneOfIntegers } from '../http/schema/number.ts';
import { nullable, optional, withDefault } from '../http/schema/presence.ts';
import { oneOf, text } from '../http/schema/text.ts';

export function descriptionField() {
  const about = 'Description of the product, in any of the four languages';
  return text({ max: FIELD_MAX_CHARS.description, min: 1, trim: true, about });
}

export function productFields() {
  return {
    material: withDefault(text({ max: FIELD_MAX_CHARS.material }), ''),
    use: withDefault(text({ max: FIELD_MAX_CHARS.use }), ''),
    composition: withDefault(text({ max: FIELD_MAX_CHARS.composition }), ''),
    origin: withDefault(country({ max: FIELD_MAX_CHARS.origin }), ''),
    notes: withDefault(text({ max: FIELD_MAX_CHARS.notes }), ''),
  } as const;
}

/** Number of digits that must be confident for a `proposed` result. */
export function digitsField() {
  const about =
    'Digits to propose: 6 for the subheading, with its own confidence and threshold; null for the whole code';
  return optional(nullable(oneOfIntegers([6], { about })));
}

const DRAFT_ID = /^[A-Za-z0-9_-]{8,64}$/;

export function draftField() {
  const about =
    'Your id of the request: repeated with the same product, it returns the first lookup, uncharged';
  const expected = '8 to 64 letters, digits, - or _';
  return optional(text({ min: 8, max: 64, pattern: DRAFT_ID, expected, about }));
}

export function marketField() {
  return oneOf(MARKETS, { about: 'Import market' });
}
