import { NO_GOODS_TEXTS } from '@svc/knowledge/data/no-goods';
import { VAGUE_LABEL } from '@svc/text-model/text-models';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readJsonLines, textField } from './json-lines.ts';
import type { TrainingRow } from './training-row.ts';

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

/** Texts that name no goods, or too vaguely to be classified. */
export function readVague(folder: string): TrainingRow[] {
  const path = join(folder, FILE);
  const typed = existsSync(path) ? readJsonLines(path) : [];
  return [
    ...typed.map((fields) => vagueRow('too-vague', textField(fields, 'term'))),
    ...NO_GOODS_TEXTS.map((text) => vagueRow('no-goods', text)),
  ];
}
