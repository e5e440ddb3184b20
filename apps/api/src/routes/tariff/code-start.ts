import { codeDigits } from '@svc/tariff/code';

/** A filter by code prefix as read: absent, digits, or text that begins no code. */
type CodeStart =
  { readonly kind: 'any' } | { readonly kind: 'digits'; readonly digits: string } | { readonly kind: 'none' };

/** Reads the start of a code, with points, blanks or nothing between the digits. */
export function readCodeStart(text: string | undefined): CodeStart {
  const asked = text?.trim() ?? '';
  if (asked === '') return { kind: 'any' };
  const digits = codeDigits(asked);
  return digits === null ? { kind: 'none' } : { kind: 'digits', digits };
}
