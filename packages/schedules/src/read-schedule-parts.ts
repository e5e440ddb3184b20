import { withClient } from '@svc/storage/client';
import { allLines } from '@svc/storage/datasets/read-lines';
import { readHs6Texts } from '@svc/storage/hs6/hs6-text-store';
import type { Market } from '@svc/tariff/market';
import { openLines } from '@svc/tariff/packed/line-tree';
import { packLines, type PackedLines } from '@svc/tariff/packed/packed-lines';
import { buildLineIndex, type LineIndex } from '@svc/tariff/search/index/line-index';
import { extraTextOf, SCHEDULE_LANGUAGE, withHeadingTitles } from './extra-text.ts';

export interface ScheduleRequest {
  readonly url: string;
  readonly datasetId: string;
  readonly market: Market;
}

/** Lines of a version and their text index: plain arrays only, which a thread transfers without a copy. */
export interface ScheduleParts {
  readonly lines: PackedLines;
  readonly lineIndex: LineIndex;
}

/** Reads a version from the database and builds its index: about a second of work, so run it in a thread. */
export async function readScheduleParts({ url, datasetId, market }: ScheduleRequest): Promise<ScheduleParts> {
  // The parsed rows are dropped before the index is built, to limit peak memory.
  const packed = packLines(await allLines(url, datasetId));
  const lines = openLines(packed).all();
  const hs6Texts = await otherTexts(url, market);
  return { lines: packed, lineIndex: buildLineIndex(lines, { extraText: extraTextOf(lines, hs6Texts) }) };
}

async function otherTexts(url: string, market: Market): Promise<ReadonlyMap<string, string>> {
  return withClient(url, async (client) => {
    return withHeadingTitles(await readHs6Texts(client, SCHEDULE_LANGUAGE[market]), market);
  });
}
