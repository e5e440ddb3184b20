import type { CodeLookup } from '@svc/domain/batches/existing-code';
import { searchCode } from '@svc/tariff/search/search-code';
import type { HeldSchedule } from './schedule-cache.ts';

/** A version in memory as far as codes in use are looked up in it. */
export function codeLookup(
  { index, lineIndex }: Pick<HeldSchedule, 'index' | 'lineIndex'>,
  version: string,
): CodeLookup {
  return {
    version,
    find: (digits) => {
      const position = index.findByDigits(digits);
      if (position === undefined) {
        return searchCode(lineIndex, digits, 1).length > 0 ? { code: null, isLeaf: false } : null;
      }
      const { code, isLeaf } = index.line(position);
      return { code: code ?? digits, isLeaf };
    },
  };
}
