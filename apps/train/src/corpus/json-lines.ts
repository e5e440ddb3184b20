import { readFileSync } from 'node:fs';

export type Fields = Readonly<Record<string, unknown>>;

/** Objects of a JSON lines file. Throws SyntaxError for a line that is not JSON. */
export function readJsonLines(path: string): Fields[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Fields);
}

/** A field as NFC text; empty if missing. */
export function textField(fields: Fields, name: string): string {
  const value = fields[name];
  return typeof value === 'string' ? value.normalize('NFC').trim() : '';
}

export function digitsField(fields: Fields, name: string): string {
  return textField(fields, name).replace(/\D/gu, '');
}
