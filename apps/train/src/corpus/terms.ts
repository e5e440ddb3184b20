import { phrasesOf } from '@svc/knowledge/read-table';
import { VAGUE_LABEL } from '@svc/text-model/text-models';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { digitsField, readJsonLines, textField, type Fields } from './json-lines.ts';
import { TERM_SOURCES, type TermSource } from './sources.ts';
import type { TrainingRow } from './training-row.ts';

const LEVELS_USED = 2;

/** A term with its parent if the file has a path: `Other` alone names nothing. */
function termText(fields: Fields): string {
  const path = textField(fields, 'path');
  return path === '' ? textField(fields, 'term') : path.split(' > ').slice(-LEVELS_USED).join(' ');
}

const groupOf = ({ isDealt }: TermSource, text: string): string =>
  isDealt === true ? `term:${text.toLowerCase()}` : '';

/**
 * Terms of the vocabulary files; a term with several codes has a proportional weight for each. The same term of two
 * sources is one group.
 */
export function readTerms(folder: string): TrainingRow[] {
  return TERM_SOURCES.flatMap((source) => {
    const path = join(folder, source.file);
    if (!existsSync(path)) return [];

    return readJsonLines(path).map((fields) => ({
      source: source.name,
      id: '',
      group: groupOf(source, termText(fields)),
      product: { description: termText(fields) },
      code: digitsField(fields, 'code'),
      market: null,
      weight: source.weight / Math.max(1, Number(fields['codes'] ?? 1)),
    }));
  }).filter(({ code, product }) => code.length >= 4 && product.description !== '');
}

const FILE = 'vocabulary/too-vague.jsonl';
const WEIGHT = 0.7;

const vagueRow = (source: string, description: string): TrainingRow => ({
  source,
  id: '',
  group: source === 'too-vague' ? `vague:${description.toLowerCase()}` : '',
  product: { description },
  code: VAGUE_LABEL,
  market: null,
  weight: WEIGHT,
});

export function readVague(folder: string): TrainingRow[] {
  const path = join(folder, FILE);
  const typed = existsSync(path) ? readJsonLines(path) : [];
  return [
    ...typed.map((fields) => vagueRow('too-vague', textField(fields, 'term'))),
    ...phrasesOf('no goods').map((text) => vagueRow('no-goods', text)),
  ];
}
