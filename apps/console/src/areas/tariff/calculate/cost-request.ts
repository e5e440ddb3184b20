import type { RequestOf } from '@svc/client/create-client';
import type { CalculationSearch } from '../search.ts';

type Body = RequestOf<'tariff.landed_cost'>['body'];

const WHOLE = new Set(['rate_case', 'vat_case', 'special_consumption_case']);

function valueOf(name: string, text: string): string | number | boolean {
  if (WHOLE.has(name) && /^\d{1,3}$/.test(text)) return Number(text);
  if (name === 'within_quota') return text === 'true';
  return text;
}

/** Request of a calculation; the API reports unknown inputs by name. */
export function costRequest(inputs: CalculationSearch): Body {
  const fields = Object.entries(inputs).map(([name, text]) => [name, valueOf(name, text)] as const);
  return { ...Object.fromEntries(fields), code: inputs['code'] ?? '' };
}
