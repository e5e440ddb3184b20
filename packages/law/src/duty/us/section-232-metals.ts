import { codeSet } from '../code-set.ts';
import { added, floor, measure, type AdditionalMeasure } from '../measure.ts';
import {
  ANNEX_1A_ALUMINUM,
  ANNEX_1A_COPPER,
  ANNEX_1A_STEEL,
  ANNEX_1B_ALUMINUM,
  ANNEX_1B_COPPER,
  ANNEX_1B_STEEL,
  ANNEX_2_ALUMINUM,
  ANNEX_2_STEEL,
  ANNEX_3_ALUMINUM,
  ANNEX_3_STEEL,
} from './codes/section-232-annexes.ts';
import {
  ALUMINUM_ARTICLES,
  ALUMINUM_CONTENT,
  ALUMINUM_CONTENT_ADDED,
  STEEL_CONTENT,
} from './codes/section-232-derivatives.ts';

const URL =
  'https://www.cbp.gov/trade/programs-administration/entry-summary/232-tariffs-aluminum-and-steel-faqs';
/** US note 16(j): 7206.10 to 7216.50, 7216.99 to 7301.10, 7302.10, 7302.40 to 7302.90, 7304.10 to 7306.90. */
const STEEL = `
7206 7207 7208 7209 7210 7211 7212 7213 7214 7215 721610 721621 721622 721631 721632 721633 721640 721650 721699 7217
7218 7219 7220 7221 7222 7223 7224 7225 7226 7227 7228 7229 730110 730210 730240 730250 730290 7304 7305 7306
`;
/** US note 19(g). */
const ALUMINUM = '7601 7604 7605 7606 7607 7608 7609 7616995160 7616995170';
const CHAPTER_73 = ANNEX_1A_STEEL.split(/\s+/)
  .filter((start) => start.startsWith('73'))
  .join(' ');

/** Goods of these countries were under quotas or free until 11 March 2025 (Proclamation 10896 ended it). */
const UNTIL_MARCH_2025 =
  'AR AU BR CA MX KR JP GB UA EU AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(
    ' ',
  );

interface Facts {
  readonly name: string;
  readonly metal: 'steel' | 'aluminum' | 'copper';
  readonly codes: string;
  readonly code: string;
  readonly from: string;
  readonly to?: string;
  readonly pct: string;
  readonly content?: boolean;
}

const CONTENT = {
  steel: 'steel_content_value',
  aluminum: 'aluminum_content_value',
  copper: 'copper_content_value',
} as const;

function on(
  { name, metal, codes, code, from, to, pct, content }: Facts,
  more: Partial<AdditionalMeasure> = {},
) {
  return measure({
    key: `section_232_${metal}${content === true ? '_content' : ''}`,
    group: 'section_232',
    rank: content === true ? 1 : 2,
    code,
    legalBasis: 'Trade Expansion Act of 1962, section 232; US notes 16, 19 and 36 to chapter 99',
    title: `Section 232: ${name}`,
    codes: codeSet(codes),
    rate: added(pct, content === true ? CONTENT[metal] : null),
    from,
    to: to ?? null,
    reason: 'code',
    url: URL,
    ...more,
  });
}

// Goods of the United Kingdom stay at half the rate when it is doubled.
const withUnitedKingdom = (facts: Facts, half: string, ukCode: string): readonly AdditionalMeasure[] => [
  on(facts, { exceptOrigins: ['GB'] }),
  on({ ...facts, pct: half, code: ukCode }, { origins: ['GB'], reason: 'origin_and_code' }),
];

const [DOUBLED, BEFORE_DOUBLED, ANNEXES, BEFORE_ANNEXES] = [
  '2025-06-04',
  '2025-06-03',
  '2026-04-06',
  '2026-04-05',
];
const [MARCH, AUGUST] = ['2025-03-12', '2025-08-18'];

const steps = (
  facts: Omit<Facts, 'from' | 'to' | 'pct'>,
  from: string,
  ukCode: string,
): readonly AdditionalMeasure[] => [
  ...(from < DOUBLED ? [on({ ...facts, from, to: BEFORE_DOUBLED, pct: '25' })] : []),
  ...withUnitedKingdom(
    { ...facts, from: from < DOUBLED ? DOUBLED : from, to: BEFORE_ANNEXES, pct: '50' },
    '25',
    ukCode,
  ),
];

const before2025 = (facts: Facts) => on({ ...facts, to: '2025-03-11' }, { exceptOrigins: UNTIL_MARCH_2025 });

const annexOf = (facts: Omit<Facts, 'from' | 'code'>, more: Partial<AdditionalMeasure> = {}) =>
  on({ ...facts, code: '9903.82', from: ANNEXES }, { contest: 'annexes', ...more });

const annex = (
  name: string,
  [steel, aluminum]: readonly [string, string],
  [pct, ukPct]: readonly [string, string],
  more: Partial<AdditionalMeasure> = {},
) =>
  (
    [
      ['steel', steel],
      ['aluminum', aluminum],
    ] as const
  ).flatMap(([metal, codes]) => {
    const facts = { name: `${name}, ${metal}`, metal, codes };
    return [
      annexOf({ ...facts, pct }, { exceptOrigins: ['GB'], ...more }),
      annexOf({ ...facts, pct: ukPct }, { origins: ['GB'], reason: 'origin_and_code', ...more }),
    ];
  });

// Downstream goods with less than 15 % of metal in their weight are free of it, chapters of metals apart.
const LEAST_METAL = { leastMetal: { pct: '15', exceptCodes: codeSet('72 73 74 76') } } as const;

const UNTIL_2028 = { name: 'annex III, until the end of 2027', to: '2027-12-31', pct: '15' };

/**
 * Duties on steel, aluminum and copper. Until 5 April 2026 articles of other chapters pay on the content of metal; from
 * 6 April 2026 four annexes set one rate on the whole value. Sources: chapter 99 of the HTS, 2026 revision 4; the
 * proclamation of April 2026, collected by the Budget Lab at Yale (MIT).
 */
export const SECTION_232_METALS: readonly AdditionalMeasure[] = [
  before2025({
    name: 'steel',
    metal: 'steel',
    codes: STEEL,
    code: '9903.80.01',
    from: '2018-03-23',
    pct: '25',
  }),
  before2025({
    name: 'aluminum',
    metal: 'aluminum',
    codes: ALUMINUM,
    code: '9903.85.01',
    from: '2018-03-23',
    pct: '10',
  }),
  ...steps({ name: 'steel', metal: 'steel', codes: STEEL, code: '9903.81.87' }, MARCH, '9903.81.94'),
  ...steps(
    { name: 'articles of steel', metal: 'steel', codes: CHAPTER_73, code: '9903.81.90' },
    MARCH,
    '9903.81.97',
  ),
  ...steps(
    { name: 'steel content', metal: 'steel', codes: STEEL_CONTENT, code: '9903.81.91', content: true },
    AUGUST,
    '9903.81.98',
  ),
  ...steps({ name: 'aluminum', metal: 'aluminum', codes: ALUMINUM, code: '9903.85.02' }, MARCH, '9903.85.12'),
  ...steps(
    { name: 'articles of aluminum', metal: 'aluminum', codes: ALUMINUM_ARTICLES, code: '9903.85.07' },
    MARCH,
    '9903.85.14',
  ),
  ...steps(
    {
      name: 'aluminum content',
      metal: 'aluminum',
      codes: ALUMINUM_CONTENT,
      code: '9903.85.08',
      content: true,
    },
    MARCH,
    '9903.85.15',
  ),
  ...steps(
    {
      name: 'aluminum content',
      metal: 'aluminum',
      codes: ALUMINUM_CONTENT_ADDED,
      code: '9903.85.08',
      content: true,
    },
    AUGUST,
    '9903.85.15',
  ),
  on(
    {
      name: 'aluminum of Russia',
      metal: 'aluminum',
      codes: `${ALUMINUM} ${ALUMINUM_ARTICLES}`,
      code: '9903.85.67',
      from: '2023-03-10',
      pct: '200',
    },
    { origins: ['RU'], rank: 3, reason: 'origin_and_code' },
  ),
  on({
    name: 'copper content',
    metal: 'copper',
    codes: `${ANNEX_1A_COPPER} 8544`,
    code: '9903.78.01',
    from: '2025-08-01',
    to: BEFORE_ANNEXES,
    pct: '50',
    content: true,
  }),
  ...annex('annex I-A', [`${STEEL} ${ANNEX_1A_STEEL}`, `${ALUMINUM} ${ANNEX_1A_ALUMINUM}`], ['50', '25']),
  annexOf({ name: 'annex I-A, copper', metal: 'copper', codes: ANNEX_1A_COPPER, pct: '50' }),
  ...annex('annex I-B', [ANNEX_1B_STEEL, ANNEX_1B_ALUMINUM], ['25', '15'], LEAST_METAL),
  annexOf({ name: 'annex I-B, copper', metal: 'copper', codes: ANNEX_1B_COPPER, pct: '25' }, LEAST_METAL),
  // Annex II takes goods out of the scope: nothing on top, and nothing of the wider headings either.
  annexOf({ name: 'annex II', metal: 'steel', codes: `${ANNEX_2_STEEL} ${ANNEX_2_ALUMINUM}`, pct: '0' }),
  annexOf({ ...UNTIL_2028, metal: 'steel', codes: ANNEX_3_STEEL }, { rate: floor('15'), ...LEAST_METAL }),
  annexOf(
    { ...UNTIL_2028, metal: 'aluminum', codes: ANNEX_3_ALUMINUM },
    { rate: floor('15'), ...LEAST_METAL },
  ),
];
