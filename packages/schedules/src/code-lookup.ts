import type { CodeLookup } from '@svc/domain/batches/check/existing-code';
import { searchCode } from '@svc/tariff/search/search-code';
import type { LoadedSchedule } from './schedule-cache.ts';

/** Lines below a code that a check returns: three to show, and a fourth if there are more. */
const BELOW_MAX = 4;
/** Maximum lines scanned for them, grouping lines included. */
const LOOKED_AT = 24;

export function codeLookup(
  { index, lineIndex }: Pick<LoadedSchedule, 'index' | 'lineIndex'>,
  version: string,
): CodeLookup {
  const leavesBelow = (digits: string): readonly string[] =>
    searchCode(lineIndex, digits, LOOKED_AT)
      .map((position) => index.line(position))
      .flatMap(({ isLeaf, code }) => (isLeaf && code !== null ? [code] : []))
      .slice(0, BELOW_MAX);

  return {
    version,
    find: (digits) => {
      const position = index.findByDigits(digits);
      if (position === undefined) {
        const below = leavesBelow(digits);
        return below.length > 0 ? { code: null, isLeaf: false, below } : null;
      }
      const { code, isLeaf } = index.line(position);
      return { code: code ?? digits, isLeaf, below: isLeaf ? [] : leavesBelow(digits) };
    },
  };
}
