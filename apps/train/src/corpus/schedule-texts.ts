import { isSpecialProvision } from '@svc/tariff/code';
import type { Market } from '@svc/tariff/market';
import type { ScheduleLine } from '@svc/tariff/schedule/line';
import type { TrainingRow } from './training-row.ts';

const RESIDUAL = /^(?:other|others|nesoi|loại khác)\b/iu;
/** Weights of the path below the heading and of the line text. */
const PATH_WEIGHT = 0.4;
const OWN_WEIGHT = 0.3;
const LEVELS_USED = 3;

const englishText = ({ extra }: ScheduleLine): string => {
  const text = extra['text_en'];
  return typeof text === 'string' ? text : '';
};

function pathText(lines: readonly ScheduleLine[], line: ScheduleLine): string {
  const texts: string[] = [];
  for (let at: ScheduleLine | undefined = line; at !== undefined && texts.length < LEVELS_USED;) {
    if (at.level !== 'chapter') texts.unshift(at.description);
    at = at.parent === null ? undefined : lines[at.parent];
  }
  return texts.join('; ');
}

/** Training rows from the official texts of a schedule's headings and lines of six digits or more. */
export function scheduleTexts(market: Market, lines: readonly ScheduleLine[]): TrainingRow[] {
  return lines.flatMap((line) => {
    const code = line.codeDigits ?? '';
    if (code.length < 4 || line.extra['official'] === false || isSpecialProvision(code, market)) return [];

    const row = (description: string, weight: number): TrainingRow => ({
      source: `schedule-${market.toLowerCase()}`,
      id: '',
      group: '',
      product: { description },
      code,
      market: line.isLeaf ? market : null,
      weight,
    });
    const own = RESIDUAL.test(line.description) ? [] : [row(line.description, OWN_WEIGHT)];
    const english = englishText(line);

    return [
      ...(code.length < 6 ? [] : [row(pathText(lines, line), PATH_WEIGHT)]),
      ...own,
      ...(english === '' || RESIDUAL.test(english) ? [] : [row(english, OWN_WEIGHT)]),
    ];
  });
}
