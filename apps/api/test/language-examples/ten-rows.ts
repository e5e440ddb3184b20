import { readFileSync } from 'node:fs';
import { EMPTY_MAPPING } from '@svc/domain/batches/column-mapping';
import type { Language } from '@svc/i18n/language';

type Row = readonly [description: string, material: string, origin: string, code: string];

/** Column names and ten products by language: clear, open, a duplicate, an empty one, and a row without a product. */
const ROWS = JSON.parse(readFileSync(new URL('ten-rows.json', import.meta.url), 'utf8')) as Readonly<
  Record<Language, readonly [Row, ...Row[]]>
>;

export function tenRows(language: Language) {
  const rows = ROWS[language];
  const [[description, material, origin, existing_code]] = rows;
  return { rows, mapping: { ...EMPTY_MAPPING, description, material, origin, existing_code } };
}
