import { MARKETS } from '@svc/tariff/market';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TrainingRow } from './corpus/training-row.ts';

/** Market whose schedule a case without a market of the service is classified against: its first six digits count. */
const STAND_IN = 'EU';

/** Writes held-out products as case files for `tariff eval`: `<source>.<market>.jsonl` in the folder. */
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
