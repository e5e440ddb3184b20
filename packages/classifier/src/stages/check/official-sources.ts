import type { ScheduleVersion } from '../../ports.ts';
import type { RankedLine } from '../rank.ts';

/** Official texts cited for a line: its own, unless the schedule is a sample, and the rulings on like goods. */
export function officialSourceCount({ precedents }: RankedLine, { isDemo }: ScheduleVersion): number {
  return (isDemo ? 0 : 1) + precedents.filter(({ source }) => source === 'ruling').length;
}
