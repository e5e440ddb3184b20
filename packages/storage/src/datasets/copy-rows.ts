import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

/** A value of a COPY row; objects are written as JSON. */
export type CopyValue = string | number | boolean | null | object;

const CHUNK_CHARS = 64 * 1024;

/**
 * Streams rows into a table by COPY within the client's transaction. `table` and `columns` are inserted unescaped:
 * never pass input.
 */
export async function copyRows(
  client: pg.ClientBase,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly CopyValue[]>,
): Promise<void> {
  const target = client.query(copyFrom(`COPY ${table} (${columns.join(', ')}) FROM STDIN`));
  await pipeline(Readable.from(copyLines(rows)), target);
}

/** Yields rows as COPY text, some lines at a time. */
export function* copyLines(rows: Iterable<readonly CopyValue[]>): Generator<string> {
  let text = '';
  for (const row of rows) {
    text += `${row.map(copyText).join('\t')}\n`;
    if (text.length >= CHUNK_CHARS) {
      yield text;
      text = '';
    }
  }

  if (text !== '') yield text;
}

const SPECIAL = /[\\\t\n\r]/;
const EVERY_SPECIAL = /[\\\t\n\r]/g;
const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function copyText(value: CopyValue): string {
  if (value === null) return '\\N';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  // Hardly any cell has such a character: testing costs a fraction of replacing.
  return SPECIAL.test(text) ? text.replaceAll(EVERY_SPECIAL, (sign) => ESCAPES[sign] ?? sign) : text;
}
