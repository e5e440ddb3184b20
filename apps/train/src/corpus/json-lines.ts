import { readFileSync } from 'node:fs';

/** Fields of one line of a data file. */
export type Fields = Readonly<Record<string, unknown>>;

/** The objects of a JSON lines file. Throws SyntaxError on a line that is not JSON. */
export function readJsonLines(path: string): Fields[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Fields);
}

/** A field as text in NFC; empty when it is missing. */
export function textField(fields: Fields, name: string): string {
  const value = fields[name];
  return typeof value === 'string' ? value.normalize('NFC').trim() : '';
}

/** The digits of a field. */
export function digitsField(fields: Fields, name: string): string {
  return textField(fields, name).replace(/\D/gu, '');
}
