import type { AnswerOf } from '@svc/client/create-client';

const FORMULA = /^[=+\-@\t\r]/;
const PLAIN_NUMBER = /^-?\d+(?:\.\d+)?$/;

function cell(value: string | number | null): string {
  const text = value === null ? '' : String(value);
  // Guards against formula injection in spreadsheets.
  const safe = FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as CSV (RFC 4180), titles first. */
export function csvOf(
  titles: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
): string {
  return [titles, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function save(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the URL only after the click event.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

export function saveFile({ name, type, content }: AnswerOf<'batches.export'>, otherwise: string): void {
  save(name ?? otherwise, new Blob([new Uint8Array(content)], { type }));
}

/** Saves rows as a CSV download, with a UTF-8 byte order mark for spreadsheets. */
export function saveCsv(
  name: string,
  titles: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
): void {
  save(name, new Blob(['\uFEFF', csvOf(titles, rows)], { type: 'text/csv' }));
}
