import type { Figures, Limit, Range } from './figures.ts';
import { findMaterials, type FoundMaterial, type ShareBound } from './find-materials.ts';

/** Range of the sum of shares of a complete composition, allowing for rounding and omissions. */
const WHOLE = { least: 95, most: 101 } as const;
const NUMBER = String.raw`(\d{1,3}(?:[.,]\d+)?)\s?(?:%|percent|per cent)`;
const MATERIAL = String.raw`(?:by weight )?of ([\p{L}][\p{L} -]{2,40})`;
/** Fibres as Vietnam's heading titles name them: `từ bông (từ 85%)`. */
const VIETNAMESE: Readonly<Record<string, string>> = {
  bông: 'cotton',
  len: 'wool',
  'tơ tằm': 'silk',
  lanh: 'vegetable_fibre',
};
const VIETNAMESE_FIBRE = `(${Object.keys(VIETNAMESE).join('|')})`;

/** Fibre groups that decide headings and lines; man-made fibres count as one. */
const FIBRES: readonly string[] = ['cotton', 'wool', 'silk', 'vegetable_fibre'];

const dimensionOf = (group: string): string => `share of ${group}`;

const rangeOf = (percent: number, bound: ShareBound | undefined): Range => ({
  least: bound === 'most' ? 0 : percent,
  most: bound === 'least' ? 100 : percent,
});

/** Percentages by weight of natural fibres, 0 for absent ones; only bounded ones if the shares do not add up. */
export function sharesOf(materials: readonly FoundMaterial[]): Figures {
  const told = materials.flatMap(({ percent, ...each }) => (percent === null ? [] : [{ ...each, percent }]));
  const total = told.reduce((sum, { percent }) => sum + percent, 0);
  const isWhole = total >= WHOLE.least && total <= WHOLE.most;
  const groups = isWhole
    ? FIBRES
    : FIBRES.filter((group) => told.some((each) => each.group === group && each.bound !== undefined));

  return new Map(
    groups.map((group) => {
      const ranges = told
        .filter((each) => each.group === group)
        .map((each) => rangeOf(each.percent, each.bound));
      return [
        dimensionOf(group),
        {
          least: ranges.reduce((sum, { least }) => sum + least, 0),
          most: Math.min(
            100,
            ranges.reduce((sum, { most }) => sum + most, 0),
          ),
        },
      ];
    }),
  );
}

const PATTERNS: readonly (readonly [limit: 'least' | 'most', pattern: RegExp])[] = [
  ['least', new RegExp(String.raw`${NUMBER} or more ${MATERIAL}`, 'giu')],
  [
    'least',
    new RegExp(
      String.raw`(?:(?<!not )(?:over|more than|exceeding)|at least|not less than) ${NUMBER} ${MATERIAL}`,
      'giu',
    ),
  ],
  [
    'most',
    new RegExp(
      String.raw`(?:(?<!not )less than|not (?:over|more than|exceeding)) ${NUMBER} ${MATERIAL}`,
      'giu',
    ),
  ],
  ['least', new RegExp(String.raw`${VIETNAMESE_FIBRE} \(từ ${NUMBER}`, 'giu')],
  ['most', new RegExp(String.raw`${VIETNAMESE_FIBRE} \(dưới ${NUMBER}`, 'giu')],
];

const readPercent = (text: string): number => Number(text.replace(',', '.'));

/** Limits that a row sets for material shares: `containing 85 % or more by weight of cotton`. */
export function shareLimitsOf(text: string): readonly Limit[] {
  return PATTERNS.flatMap(([limit, pattern]) =>
    [...text.matchAll(pattern)].flatMap(([, first = '', second = '']): Limit[] => {
      const isNumberFirst = /^\d/u.test(first);
      const [percent, words] = isNumberFirst ? [first, second] : [second, first];
      const group = VIETNAMESE[words] ?? findMaterials([words])[0]?.group ?? '';
      if (!FIBRES.includes(group)) return [];

      const dimension = dimensionOf(group);
      const share = readPercent(percent);
      return limit === 'least'
        ? [{ dimension, least: share, most: 100 }]
        : [{ dimension, least: 0, most: share }];
    }),
  );
}
