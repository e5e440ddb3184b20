import { refuseField, type Refusal } from '../errors/refusal.ts';

/** The 422 of a file, worded by its message key; `message` is the English of the field fault. */
export function refuseFile(
  key: string,
  message: string,
  params: Readonly<Record<string, string | number>> = {},
): Refusal {
  return refuseField('file', message, { message: key, params });
}
