import { isWellFormedText } from '@svc/domain/well-formed-text';
import { FIELD_MAX_CHARS } from '@svc/domain/lookups/field-sizes';
import type { SkuDraft } from '@svc/domain/skus/sku';
import { codeDigits } from '@svc/tariff/code';
import type { Market } from '@svc/tariff/market';
import * as v from '../../http/schema/index.ts';
import { descriptionField, marketField } from '../product-fields.ts';

// Callers compare their reference: not even Unicode normalisation may change it.
function reference(): v.Schema<string> {
  const max = FIELD_MAX_CHARS.external_ref;
  const expectation = new v.Expectation(`must be text of at most ${max} characters`);
  const json = { type: 'string', maxLength: max, description: 'Your own reference, returned as sent' };

  return v.scalar(json, (value) => {
    if (typeof value !== 'string') return expectation;
    if (!isWellFormedText(value)) return new v.Expectation(v.BROKEN_TEXT);
    return value.length > max && Array.from(value).length > max ? expectation : value;
  });
}

const FIELDS = {
  sku: v.text({ max: FIELD_MAX_CHARS.sku, min: 1, trim: true, about: 'Item number, unique in its market' }),
  market: v.optional(marketField()),
  description: descriptionField(),
  material: v.optional(v.text({ max: FIELD_MAX_CHARS.material })),
  use: v.optional(v.text({ max: FIELD_MAX_CHARS.use })),
  composition: v.optional(v.text({ max: FIELD_MAX_CHARS.composition })),
  origin: v.optional(v.country({ max: FIELD_MAX_CHARS.origin })),
  notes: v.optional(v.text({ max: FIELD_MAX_CHARS.notes })),
  external_ref: v.optional(reference()),
  current_code: v.optional(
    v.nullable(v.text({ max: FIELD_MAX_CHARS.current_code, about: 'Code in use; null or empty for none' })),
  ),
} as const;

export const SKU_FIELDS = Object.keys(FIELDS);

const CODE_IN_USE = 'Code in use; null or empty for none';

/** Code in use; invalid ones are rejected. */
const codeField = v.text({
  max: FIELD_MAX_CHARS.current_code,
  accepts: (code) => code.trim() === '' || codeDigits(code) !== null,
  expected: `a tariff code of at most 10 digits in ${FIELD_MAX_CHARS.current_code} characters, or empty for none`,
  about: CODE_IN_USE,
});

export const SkuBody = v.object({ ...FIELDS, current_code: v.optional(v.nullable(codeField)) });

/** One of many SKUs: an invalid code is saved and reported, so that it does not block the others. */
export const SkuItem = v.object(FIELDS);

type Body = v.Infer<typeof SkuItem>;

/** Default market of a SKU: fixed by the API, independent of the installation. */
export const SKU_MARKET: Market = 'US';

/** Draft of a body; absent fields stay unchanged. */
export function skuDraft(body: Body): SkuDraft {
  return {
    sku: body.sku,
    market: body.market ?? SKU_MARKET,
    description: body.description,
    material: body.material ?? null,
    use: body.use ?? null,
    composition: body.composition ?? null,
    origin: body.origin ?? null,
    notes: body.notes ?? null,
    externalRef: body.external_ref ?? null,
    currentCode: body.current_code === undefined ? null : (body.current_code ?? ''),
  };
}

/** Draft of a body that replaces a SKU: omitted fields are cleared, an omitted market stays. */
export function skuReplacement(body: Body) {
  return {
    sku: body.sku,
    market: body.market ?? null,
    description: body.description,
    material: body.material ?? '',
    use: body.use ?? '',
    composition: body.composition ?? '',
    origin: body.origin ?? '',
    notes: body.notes ?? '',
    externalRef: body.external_ref ?? '',
    currentCode: body.current_code ?? '',
  };
}
