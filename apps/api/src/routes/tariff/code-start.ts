import { codeDigits } from '@svc/tariff/code';

/** Parsed code prefix filter: absent, digits, or text that no code begins with. */
type CodeStart =
  | { readonly kind: 'any' }
  | { readonly kind: 'digits'; readonly digits: string }
  | { readonly kind: 'none' };

/** Parses a code prefix, with dots, spaces or nothing between the digits. */
export function readCodeStart(text: string | undefined): CodeStart {
  const asked = text?.trim() ?? '';
  if (asked === '') return { kind: 'any' };
  const digits = codeDigits(asked);
  return digits === null ? { kind: 'none' } : { kind: 'digits', digits };
}
