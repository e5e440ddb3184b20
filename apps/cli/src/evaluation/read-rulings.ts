import { readRuling } from '@svc/domain/rulings/read-ruling';
import type { Ruling } from '@svc/domain/rulings/ruling';
import type { Market } from '@svc/tariff/market';
import { readJsonLines, type RejectedLine } from '../files/json-lines.ts';

/** Rulings of a file, and the lines that hold none. */
interface RulingFile {
  readonly rulings: readonly Ruling[];
  readonly rejected: readonly RejectedLine[];
}

/** Reads the rulings of one market; those of other markets in the file are passed over, as the service does. */
export async function readRulings(market: Market, path: string): Promise<RulingFile> {
  const byNumber = new Map<string, Ruling>();
  const rejected: RejectedLine[] = [];

  for await (const entry of readJsonLines('rulings', path)) {
    const ruling = 'fault' in entry ? entry.fault : readRuling(entry.value, market);
    if (typeof ruling === 'string') rejected.push({ line: entry.line, reason: ruling });
    else if (ruling.market === market) byNumber.set(ruling.number, ruling);
  }

  return { rulings: [...byNumber.values()], rejected };
}
