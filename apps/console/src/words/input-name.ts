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
] as const;

/** Label of a duty calculation input; the field name if untranslated. */
export function inputName(field: string, t: Words): string {
  const named = NAMED.find((each) => each === field);
  return named === undefined ? field : t(`tariff.input_${named}`);
}
