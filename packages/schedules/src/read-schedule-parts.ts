import { readLines } from '@svc/storage/datasets/read-lines';
import type { ScheduleLine } from '@svc/tariff/schedule/line';
import { buildLineIndex, type LineIndex } from '@svc/tariff/search/line-index';

/** A version's lines and their text search. */
export interface ScheduleParts {
  readonly lines: readonly ScheduleLine[];
  readonly lineIndex: LineIndex;
}

/** Reads a version from the database and builds its search: about a second of work, for a thread. */
export async function readScheduleParts(
  url: string,
  datasetId: string,
  onLines: (lines: readonly ScheduleLine[]) => void = () => undefined,
): Promise<ScheduleParts> {
  const lines: ScheduleLine[] = [];
  for await (const chunk of readLines(url, datasetId)) {
    lines.push(...chunk);
    onLines(chunk);
  }
  return { lines, lineIndex: buildLineIndex(lines) };
}
