import type { Words } from '@svc/i18n/console/translate';

const NAMED = [
  'origin',
  'customs_value',
  'freight',
  'insurance',
  'quantity',
  'weight_kg',
  'incoterm',
  'mode',
  'date',
  'applicable_code',
  'destination',
  'environment_tax',
  'fx_rate',
  'metal_weight_pct',
  'proof_liters',
  'rate_case',
  'sugar_degrees',
  'within_quota',
  'steel_content_value',
  'aluminum_content_value',
  'copper_content_value',
  'us_content_value',
  'non_us_content_value',
  'repair_cost',
  'parts_cost',
  'processing_value',
  'retail_value',
  'gross_weight_kg',
  'drained_weight_kg',
  'dry_weight_kg',
  'alcohol_pct',
  'sucrose_pct',
] as const;

/** Label of a duty calculation input; the spelled-out field name if untranslated. */
export function inputName(field: string, t: Words): string {
  const named = NAMED.find((each) => each === field);
  if (named !== undefined) return t(`tariff.input_${named}`);
  return field.charAt(0).toUpperCase() + field.slice(1).replaceAll('_', ' ');
}
