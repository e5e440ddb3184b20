/** True if a code starts with the first digits of a label; false for a shorter label. */
export function meetsLabel(label: string, code: string, digits: number): boolean {
  return label.length >= digits && code.replace(/\D/gu, '').slice(0, digits) === label.slice(0, digits);
}
