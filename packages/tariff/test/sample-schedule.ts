import { NO_RATES, type LineLevel, type ScheduleLine } from '../src/schedule/line.ts';

const LEVELS: Readonly<Record<number, LineLevel>> = {
  2: 'chapter',
  4: 'heading',
  6: 'subheading',
  8: 'national',
};

const ROWS: readonly (readonly [code: string | null, depth: number, description: string])[] = [
  ['61', 0, 'Articles of apparel and clothing accessories, knitted or crocheted'],
  ['6105', 1, "Men's or boys' shirts, knitted or crocheted"],
  ['6105.10', 2, 'Of cotton'],
  ['6105.20', 2, 'Of man-made fibers'],
  ['6109', 1, 'T-shirts, singlets, tank tops and similar garments, knitted or crocheted'],
  ['6109.10', 2, 'Of cotton'],
  ['6109.10.10', 3, 'Áo phông, áo thun'],
  ['6109.10.90', 3, 'Other'],
  ['62', 0, 'Articles of apparel and clothing accessories, not knitted or crocheted'],
  ['6204', 1, "Women's or girls' suits, dresses, skirts, trousers (other than swimwear)"],
  [null, 2, 'Dresses:'],
  ['6204.42', 3, 'Of cotton'],
  ['6204.49', 3, 'Other'],
  ['85', 0, 'Electrical machinery and equipment'],
  ['8507', 1, 'Electric storage batteries, including separators therefor'],
  ['8507.10', 2, 'Lead-acid, of a kind used for starting piston engines'],
  ['8507.60', 2, 'Lithium-ion batteries'],
  ['8517', 1, 'Telephone sets, including smartphones and other telephones for cellular networks'],
  ['8517.13', 2, 'Smartphones'],
  ['8517.18', 2, 'Other'],
  ['99', 0, 'Temporary provisions'],
  ['9902', 1, 'Lithium batteries of a kind described here for a time'],
];

export function sampleSchedule(): ScheduleLine[] {
  const above: number[] = [];

  return ROWS.map(([code, depth, description], position) => {
    above[depth] = position;

    const codeDigits = code?.replaceAll('.', '') ?? null;

    return {
      position,
      parent: depth === 0 ? null : (above[depth - 1] ?? null),
      code,
      codeDigits,
      level: LEVELS[codeDigits?.length ?? 0] ?? 'group',
      indent: depth - 1,
      isLeaf: (ROWS[position + 1]?.[1] ?? 0) <= depth,
      description,
      fullDescription: description,
      ...NO_RATES,
    };
  });
}
