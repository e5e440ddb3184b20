import type { Limit, Range } from './amounts.ts';
import type { Figures } from './figures.ts';
import { findMaterials, type FoundMaterial, type ShareBound } from './find-materials.ts';

/** Range of the sum of shares of a complete composition, allowing for rounding and omissions. */
const WHOLE = { least: 95, most: 101 } as const;
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

const PERCENT = /\s?(?:%|per ?cent)/giu;
const OF = /\s(?:by weight )?of(?=\s\p{L})/giu;

/** Fibres as Vietnam's heading titles name them: `từ bông (từ 85%)`. */
const VIETNAMESE: Readonly<Record<string, string>> = {
  bông: 'cotton',
  len: 'wool',
  'tơ tằm': 'silk',
  lanh: 'linen',
};
const VIETNAMESE_LIMIT = new RegExp(
  String.raw`(${Object.keys(VIETNAMESE).join('|')}) \(((?:từ|dưới) [\d.,]+%)`,
  'giu',
);

/** Limits that a row sets for material shares: `containing 85 % or more by weight of cotton`. */
export function shareLimitsOf(text: string): readonly Limit[] {
  if (text.search(PERCENT) < 0) return [];

  const words = text
    .replace(PERCENT, '%')
    .replace(OF, ' ')
    .replace(VIETNAMESE_LIMIT, (_, fibre: string, share: string) => `${share} ${VIETNAMESE[fibre] ?? fibre}`);
  return findMaterials([words])
    .filter(({ group, bound }) => bound !== undefined && FIBRES.includes(group))
    .map(({ group, percent, bound }) => ({ dimension: dimensionOf(group), ...rangeOf(percent ?? 0, bound) }));
}
