import type { ConsoleKey, Words } from '@svc/i18n/console/translate';

/** Label of a duty calculation input; the spelled-out field name if untranslated. */
export function inputName(field: string, t: Words): string {
  const key = `tariff.input_${field}`;
  const label = t(key as ConsoleKey);

  return label === key ? field.charAt(0).toUpperCase() + field.slice(1).replaceAll('_', ' ') : label;
}
