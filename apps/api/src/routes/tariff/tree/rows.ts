import type { Language } from '@svc/i18n/language';
import { shownTexts } from '@svc/schedules/shown-texts';
import type { LoadedSchedule } from '@svc/schedules/schedule-cache';
import { isCoded } from '@svc/tariff/changes/coded-lines';
import type { ScheduleLine } from '@svc/tariff/schedule/line';
import * as v from '../../../http/schema/index.ts';

const WORDS_MAX = 100_000;
const ROWS_MAX = 20_000;

const rows = (about: string) =>
  v.array(
    v.entity('ScheduleRow', {
      code: v.nullable(v.text({ max: WORDS_MAX, about: 'Null for a row that only groups other rows' })),
      description: v.text({ max: WORDS_MAX }),
      duty_rate: v.nullable(v.text({ max: WORDS_MAX })),
      is_leaf: v.boolean(),
      depth: v.integer({ min: 0 }),
    }),
    { max: ROWS_MAX, about },
  );

export const ScheduleRowsSchema = v.object({
  path: rows('From the chapter down to the node'),
  listed: rows('Children of the node; its siblings and itself if it has none'),
});

interface Place {
  readonly node: { readonly code_digits: string } | null;
  readonly children: readonly { readonly code_digits: string }[];
}

/** Rows around a place in the tree, including those without a code. */
export function scheduleRows(schedule: LoadedSchedule, { node, children }: Place, language: Language) {
  const { index } = schedule;
  const show = (line: ScheduleLine, depth: number) => ({
    code: line.code,
    description: shownTexts(index, line, language).description,
    duty_rate: line.dutyRate,
    is_leaf: line.isLeaf,
    depth,
  });
  type Row = ReturnType<typeof show>;
  const below = (position: number, depth: number): readonly Row[] =>
    index
      .children(position)
      .flatMap((line) => [show(line, depth), ...(isCoded(line) ? [] : below(line.position, depth + 1))]);
  const lineOf = (digits: string): readonly ScheduleLine[] => {
    const position = index.findByDigits(digits);
    return position === undefined ? [] : [index.line(position)];
  };

  const tops = children.flatMap(({ code_digits }) => lineOf(code_digits));
  const own = node === null ? undefined : lineOf(node.code_digits)[0];
  const above = own ?? tops[0];
  const path = [
    ...(above === undefined ? [] : index.ancestors(above.position)),
    ...(own === undefined ? [] : [own]),
  ];
  const level = tops.length > 0 ? own : path.slice(0, -1).findLast(isCoded);
  const listed =
    level === undefined
      ? (own === undefined ? tops : schedule.chapters).map((line) => show(line, 0))
      : below(level.position, 0);

  return { path: path.map(show), listed };
}
