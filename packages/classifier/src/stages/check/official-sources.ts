import type { RankedLine } from '../rank.ts';

/** Official texts that are cited for a line: its own, and the rulings beside it. */
export function officialSourceCount({ precedents }: RankedLine): number {
  return 1 + precedents.filter(({ source }) => source === 'ruling').length;
}
