import { codeSet } from '../code-set.ts';
import { added, measure, type AdditionalMeasure } from '../measure.ts';
import { LIST_3, LIST_3_ADDED } from './codes/section-301-list-3.ts';
import { LIST_4A } from './codes/section-301-list-4a.ts';
import {
  LIST_1,
  LIST_2,
  REVIEW_100,
  REVIEW_25,
  REVIEW_25_2025,
  REVIEW_50,
  REVIEW_50_2025,
} from './codes/section-301-lists.ts';

const URL = 'https://ustr.gov/issue-areas/enforcement/section-301-investigations/tariff-actions';
const LEGAL = 'Trade Act of 1974, section 301; US notes 20 and 31 to chapter 99';
const CHINA = ['CN'];
const [LISTS, REVIEW] = [1, 2];

const on = (
  code: string,
  title: string,
  codes: string,
  from: string,
  pct: string,
  more: Partial<AdditionalMeasure> = {},
) =>
  measure({
    key: `section_301_${code.replaceAll('.', '_')}`,
    group: 'section_301',
    rank: LISTS,
    code,
    legalBasis: LEGAL,
    title: `Section 301, China: ${title}`,
    codes: codeSet(codes),
    origins: CHINA,
    rate: added(pct),
    from,
    url: URL,
    ...more,
  });

const reviewed = (
  code: string,
  codes: string,
  from: string,
  pct: string,
  more: Partial<AdditionalMeasure> = {},
) => on(code, 'four-year review', codes, from, pct, { rank: REVIEW, ...more });

/**
 * Section 301 duties on goods of China; the headings of the four-year review stand in the place of the lists' for the same
 * goods. Source of rates and dates: chapter 99 of the HTS, 2026 revision 4, and the notices of the USTR that it cites.
 */
export const SECTION_301: readonly AdditionalMeasure[] = [
  on('9903.88.01', 'list 1', LIST_1, '2018-07-06', '25'),
  on('9903.88.02', 'list 2', LIST_2, '2018-08-23', '25'),
  on('9903.88.03', 'list 3', LIST_3, '2018-09-24', '10', { to: '2019-05-09' }),
  on('9903.88.03', 'list 3', LIST_3, '2019-05-10', '25'),
  on('9903.88.04', 'list 3', LIST_3_ADDED, '2019-05-10', '25'),
  on('9903.88.15', 'list 4A', LIST_4A, '2019-09-01', '15', { to: '2020-02-13' }),
  on('9903.88.15', 'list 4A', LIST_4A, '2020-02-14', '7.5'),
  reviewed('9903.91.01', REVIEW_25, '2024-09-27', '25'),
  reviewed('9903.91.02', REVIEW_50, '2024-09-27', '50'),
  reviewed('9903.91.03', REVIEW_100, '2024-09-27', '100'),
  reviewed('9903.91.05', REVIEW_50_2025, '2025-01-01', '50'),
  reviewed('9903.91.11', REVIEW_25_2025, '2025-01-01', '25'),
  reviewed('9903.91.06', '25041010 25041050 25049000 85051100 85076000', '2026-01-01', '25', { rank: 3 }),
  reviewed('9903.91.07', '63079098', '2026-01-01', '50', { rank: 3 }),
  reviewed('9903.91.08', '40151210', '2026-01-01', '100', { rank: 3 }),
];

// Chapter 98 is outside the lists (US note 20), save for these: they owe the rate of their own code in chapters 1 to 97, on
// the value of the work or less that of the American parts.
const WORKED_ABROAD = '98020040 98020050 98020060 98020080';

/** Section 301 duties and reliefs that turn on facts that a code and an origin do not tell. */
export const SECTION_301_POSSIBLE: readonly AdditionalMeasure[] = [
  measure({
    key: 'section_301_worked_abroad',
    group: 'section_301',
    legalBasis: LEGAL,
    title: 'Section 301, China: value of repairs, processing or assembly abroad',
    codes: codeSet(WORKED_ABROAD),
    origins: CHINA,
    from: '2018-07-06',
    certainty: 'may_apply',
    reason: 'unknown_rate',
    url: URL,
  }),
  reviewed('9903.92.10', '84261900', '2024-09-27', '25', {
    to: '2026-11-09',
    certainty: 'may_apply',
    reason: 'use',
  }),
  reviewed('9903.91.14', '84261900', '2026-11-10', '100', { certainty: 'may_apply', reason: 'use' }),
  reviewed('9903.91.12', '8716390090 87169030 87169050', '2026-11-10', '100', {
    certainty: 'may_apply',
    reason: 'use',
  }),
];
