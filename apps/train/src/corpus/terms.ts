import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { digitsField, readJsonLines, textField, type Fields } from './json-lines.ts';
import { TERM_SOURCES } from './sources.ts';
import type { TrainingRow } from './training-row.ts';

const LEVELS_USED = 2;

/** A term with the level above it where the file has its path: `Other` alone names nothing. */
function termText(fields: Fields): string {
  const path = textField(fields, 'path');
  return path === '' ? textField(fields, 'term') : path.split(' > ').slice(-LEVELS_USED).join(' ');
}

/** Terms of the vocabulary files; a term that leads to several codes counts its share for each. */
export function readTerms(folder: string): TrainingRow[] {
  return TERM_SOURCES.flatMap((source) => {
    const path = join(folder, source.file);
    if (!existsSync(path)) return [];
    return readJsonLines(path).map((fields) => ({
      source: source.name,
      id: '',
      group: '',
      product: { description: termText(fields) },
      code: digitsField(fields, 'code'),
      market: null,
      weight: source.weight / Math.max(1, Number(fields['codes'] ?? 1)),
    }));
  }).filter(({ code, product }) => code.length >= 4 && product.description !== '');
}
