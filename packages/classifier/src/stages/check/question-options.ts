import type { ScheduleLine } from '@svc/tariff/schedule/line';
import { leavesUnder } from '../../compare/steps.ts';
import { bare } from '../../compare/row-quotes.ts';
import type { ScheduleIndex } from '../../ports.ts';
import type { Reading } from '../../reading.ts';
import type { RankedLine } from '../rank.ts';
import { isUnder } from './leading-lines.ts';
import { voteOn } from './open-rows.ts';

export interface Option {
  readonly value: string;
  readonly line: string;
  readonly codes: readonly string[];
}

const CODES_MAX = 5;
const PARENT_CHARS = 90;
const LIMITS_SHOWN = 3;
/** A limit without what it limits: `Over 30 mm`, `2 litres or less`. */
const BARE_LIMIT =
  /^[\s-]*(?:under|over|not (?:over|exceeding)|exceeding|less than|more than|of \d|\d|dưới|trên|không quá)/iu;
/** A clause that the rows below complete: `For working metal, with working part`. */
const UNFINISHED = /,\swith(?:\s\p{L}+){1,2}$/iu;
const MATERIAL = /^[\s-]*of\s/iu;

/** Text of a row, with the part of its parent or of the rows below it that states what it limits. */
export function labelOf(schedule: ScheduleIndex, parent: ScheduleLine, row: ScheduleLine): string {
  const text = bare(row);
  if (BARE_LIMIT.test(text) && parent.description.length <= PARENT_CHARS) {
    return `${bare(parent)}: ${text}`;
  }
  const below = schedule.children(row.position).map(bare);
  if (below.length === 0) return text;
  if (below.every((each) => BARE_LIMIT.test(each))) {
    return `${text}: ${below.slice(0, LIMITS_SHOWN).join('; ')}`;
  }
  return below.every((each) => MATERIAL.test(each)) ? text.replace(UNFINISHED, '') : text;
}

/** An option with its leading lines, or else the lines below it that no known fact rules out. */
export function optionOf(
  reading: Reading,
  schedule: ScheduleIndex,
  leaders: readonly RankedLine[],
  { row, value, label }: { readonly row: ScheduleLine; readonly value: string; readonly label: string },
): Option {
  const leading = leaders.filter((line) => isUnder(line, row)).map(({ line }) => line);
  const isOpen = (child: ScheduleLine): boolean => voteOn(reading, schedule, child) >= 0;
  const lines = leading.length > 0 ? leading : leavesUnder(schedule, row, isOpen).slice(0, CODES_MAX);
  return { value, line: label, codes: lines.flatMap(({ code }) => code ?? []) };
}
