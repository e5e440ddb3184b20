import type { Precedent, PrecedentSource } from '@svc/domain/rulings/precedent';
import { NO_RATES, type LineLevel, type ScheduleLine } from '@svc/tariff/schedule/line';
import type { ScheduleIndex, ScheduleVersion } from '../src/ports.ts';
import { indexLines } from '../src/schedule-index.ts';
import { UNKNOWN_LOG, type TextModels } from '@svc/text-model/text-models';

/** A row as [code, depth from the chapter, text, rate, English text]; an empty code makes a grouping row. */
export type SmallRow = readonly [code: string, depth: number, text: string, rate?: string, english?: string];

/** Sample rows for garments, footwear, bags, food and machines, and a chapter of special provisions at the end. */
export const SMALL_ROWS: readonly SmallRow[] = [
  ['09', 0, 'Coffee, tea and spices'],
  ['0901', 1, 'Coffee, whether or not roasted'],
  ['0901.11.00.00', 2, 'Coffee, not roasted', 'Free'],
  ['0901.21.00.00', 2, 'Coffee, roasted', 'Free'],
  ['42', 0, 'Articles of leather; travel goods'],
  ['4202', 1, 'Trunks, suitcases, handbags, wallets and similar containers'],
  ['', 2, 'Handbags:'],
  ['4202.21.00.00', 3, 'With outer surface of leather', '8%'],
  ['4202.22.00.00', 3, 'With outer surface of plastics or of textile materials', '16%'],
  ['4202.99.00.00', 2, 'Other', '20%'],
  ['61', 0, 'Articles of apparel, knitted or crocheted'],
  ['6109', 1, 'T-shirts, singlets and similar garments, knitted or crocheted'],
  ['6109.10.00', 2, 'Of cotton', '16.5%'],
  ['6109.10.00.12', 3, "Men's", '16.5%'],
  ['6109.10.00.40', 3, "Women's", '16.5%'],
  ['6109.90.00.00', 2, 'Of man-made fibers', '32%'],
  ['62', 0, 'Articles of apparel, not knitted or crocheted'],
  ['6205', 1, "Men's or boys' shirts"],
  ['6205.20.00.00', 2, 'Of cotton', '19.7%'],
  ['6205.30.00.00', 2, 'Of man-made fibers', '29.1¢/kg + 25.9%'],
  ['64', 0, 'Footwear'],
  ['6403', 1, 'Footwear with outer soles of rubber and uppers of leather'],
  ['6403.99.00.00', 2, 'Other', '10%'],
  ['84', 0, 'Machinery and mechanical appliances'],
  ['8413', 1, 'Pumps for liquids'],
  ['8413.70.00.00', 2, 'Centrifugal pumps', 'Free'],
  ['8413.81.00.00', 2, 'Other pumps', 'Free'],
  ['98', 0, 'Special provisions'],
  ['9801', 1, 'Returned cotton T-shirts and coffee'],
  ['9801.00.10.00', 2, 'Knitted cotton T-shirts returned', 'Free'],
];

const LEVELS: Readonly<Record<number, LineLevel>> = {
  0: 'group',
  2: 'chapter',
  4: 'heading',
  6: 'subheading',
  8: 'national',
  10: 'statistical',
};

const parentOf = (rows: readonly SmallRow[], place: number): number | null => {
  const depth = rows[place]?.[1] ?? 0;
  const above = rows.slice(0, place).findLastIndex((row) => row[1] < depth);
  return above < 0 ? null : above;
};

function smallLines(rows: readonly SmallRow[]): ScheduleLine[] {
  const lines: ScheduleLine[] = [];
  rows.forEach(([code, depth, text, rate, english], position) => {
    const parent = parentOf(rows, position);
    const digits = code.replaceAll('.', '');
    const above = parent === null || depth < 2 ? '' : `${lines[parent]?.fullDescription ?? ''} > `;
    lines.push({
      position,
      parent,
      code: code || null,
      codeDigits: digits || null,
      level: LEVELS[digits.length] ?? 'national',
      indent: depth,
      isLeaf: digits.length === 10,
      description: text,
      fullDescription: above + text.replace(/:$/u, ''),
      ...NO_RATES,
      dutyRate: rate ?? null,
      ...(english === undefined ? {} : { extra: { text_en: english } }),
    });
  });
  return lines;
}

const VERSION = {
  id: 'd'.repeat(32),
  market: 'US' as const,
  version: 'test-1',
  name: 'Small schedule',
  sourceName: 'Test source',
  sourceUrl: 'https://tariff.example/schedule',
};

export function smallSchedule(
  version: Partial<ScheduleVersion> = {},
  rows: readonly SmallRow[] = SMALL_ROWS,
  changedDigits: ReadonlySet<string> = new Set(),
): ScheduleIndex {
  return indexLines({ ...VERSION, ...version }, smallLines(rows), { changedDigits });
}

const LIKE_GOODS = 'like goods';

/** A source that has the given precedents; one without a title is on the goods of the query. */
export function precedentsFrom(...precedents: readonly Precedent[]): PrecedentSource {
  const named = (text: string) => (each: Precedent) =>
    each.title === LIKE_GOODS ? { ...each, title: text } : each;
  return { find: (text, limit) => Promise.resolve(precedents.slice(0, limit).map(named(text))) };
}

export function ruling(number: string, code: string, similarity: number, title = LIKE_GOODS): Precedent {
  return { source: 'ruling', rulingNumber: number, date: '2025-01-31', code, title, similarity, url: null };
}

const NO_NEIGHBOURS = { bytes: 0, find: () => [] };

/** Models that give one subheading a probability and know every word. */
export function fixedModels(code: string, probability: number): TextModels {
  return {
    neighboursAmong: () => NO_NEIGHBOURS,
    collectNeighbours: () => ({ add: () => undefined, index: () => NO_NEIGHBOURS }),
    likenessTo: (description) => (text) => (text === description ? 1 : 0),
    predict: ({ description }) => ({
      top: () => [{ code, probability }],
      logProbability: (asked) => (code.startsWith(asked) ? Math.log(probability) : UNKNOWN_LOG),
      nationalScores: (_market, digits) => digits.map(() => 0),
      similarity: (asked) => (asked === code ? probability : 0),
      wordsFor: () => [],
      likeness: (text) => (text === description ? 1 : 0),
      vague: 0,
      known: 1,
    }),
  };
}
