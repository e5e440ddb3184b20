import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MARKETS } from '@svc/tariff/market';
import { hashText } from '@svc/text-model/hash';
import { VAGUE_LABEL } from '@svc/text-model/text-models';
import type { TrainingRow } from './corpus/training-row.ts';

const SUBHEADING = /,(\d{6}),/u;
/** Chapter 99 does not classify by kind and has no distinctive terms. */
const NOT_BY_KIND = '99';

/** Label for vague texts, then HS 2022 subheadings, ascending; from the data folder. */
export function readSubheadingLabels(folder: string): string[] {
  const codes = readFileSync(join(folder, 'hs6', 'harmonized-system.csv'), 'utf8')
    .split('\n')
    .flatMap((line) => SUBHEADING.exec(line)?.[1] ?? []);
  const subheadings = [...new Set(codes)].filter((code) => !code.startsWith(NOT_BY_KIND));
  return [VAGUE_LABEL, ...subheadings.sort()];
}

/** Schedule for cases of unsupported markets: only six digits count. */
const STAND_IN = 'EU';

/** Writes evaluation products as case files for `tariff eval`: `<source>.<market>.jsonl`. */
export function writeHeldOutCases(rows: readonly TrainingRow[], folder: string): void {
  mkdirSync(folder, { recursive: true });
  const files = new Map<string, string[]>();
  for (const { source, id, product, code, market } of rows) {
    const isOfMarket = MARKETS.some((known) => known === market);
    const name = `${source}.${market ?? STAND_IN}.jsonl`;
    const item = { id, market: market ?? STAND_IN, ...product, code: isOfMarket ? code : code.slice(0, 6) };
    files.set(name, [...(files.get(name) ?? []), JSON.stringify(item)]);
  }
  for (const [name, lines] of files) writeFileSync(join(folder, name), `${lines.join('\n')}\n`);
}

const SPLIT_SEED = 77;

/** Number of folds; the first is for evaluation. */
export const PARTS = 5;

/** Fold of a product or ruling, 0 to PARTS − 1; deterministic. */
export function partOf({ group }: TrainingRow): number {
  return hashText(group, SPLIT_SEED) % PARTS;
}

/** True if the measured models were not trained on the row. */
export function isHeldOut(row: TrainingRow): boolean {
  return row.group !== '' && partOf(row) === 0;
}
