import { isCoded, type CodedLine } from '@svc/tariff/changes/coded-lines';
import type { HeldSchedule } from '@svc/schedules/schedule-cache';
import { readQuery, searchCode } from '@svc/tariff/search/search-code';
import { searchWords } from '@svc/tariff/search/search-words';

/** A line found, with how well it fits: for a code 1 when it is the whole code, less the longer it goes on. */
interface FoundLine {
  readonly line: CodedLine;
  readonly score: number;
}

/** How a search was read and what it found, best first. */
export interface Found {
  readonly mode: 'code' | 'keyword';
  readonly lines: readonly FoundLine[];
}

/** Searches a version by code or by words. */
export function searchLines({ index, lineIndex }: HeldSchedule, q: string, limit: number): Found {
  const query = readQuery(q);
  if (query.mode === 'keyword') {
    const hits = searchWords(lineIndex, query.text, { limit });
    return { mode: 'keyword', lines: hits.flatMap((hit) => found(index.line(hit.position), hit.score)) };
  }

  const positions = searchCode(lineIndex, query.digits, limit);
  const lines = positions.flatMap((position) => {
    const line = index.line(position);
    return found(line, query.digits.length / (line.codeDigits?.length ?? query.digits.length));
  });

  return { mode: 'code', lines };

  function found(line: ReturnType<typeof index.line>, score: number): readonly FoundLine[] {
    return isCoded(line) ? [{ line, score }] : [];
  }
}
