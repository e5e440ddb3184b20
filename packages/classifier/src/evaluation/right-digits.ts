/** True if a proposed code starts with the first digits of a label; false if the label has fewer digits. */
export function meetsLabel(label: string, code: string, digits: number): boolean {
  return label.length >= digits && code.replace(/\D/gu, '').slice(0, digits) === label.slice(0, digits);
}
