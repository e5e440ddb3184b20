import { codeSet } from '../code-set.ts';
import { EU_ORIGINS } from '../countries.ts';
import { added, floor, measure, type AdditionalMeasure, type MeasureRate } from '../measure.ts';

const URL = 'https://www.cbp.gov/trade/programs-administration/entry-summary';
const FLOOR_OF = { EU: EU_ORIGINS, JP: ['JP'], KR: ['KR'] } as const;
const AUTOS =
  '870322 870323 870324 870331 870332 870333 870334 870340 870350 870360 870370 870380 870390 87042101 87043101 87044100 87045100';
const AUTO_PARTS = '840731 840732 840733 840734 840820 840991 840999 8708 870790 851180 401110';
const TRUCKS = `
87012100 87012200 87012300 87012400 87012900 87041010 87041050 87042211 87042251 87042301 87043201 87044200 87044300
87045200 87046000 87049001 87054000 8705900080 87060003 8706000520 8706000575 87060025 87060050 87091100 87091900
`;
const SOFTWOOD = `
44031100 44032101 44032201 44032301 44032401 44032501 44032601 44039901 44061100 44069100 44071100 44071200 44071300
44071400 44071900
`;
const FURNITURE = '9401614011 9401614031 9401616011 9401616031';
const CABINETS = '9403409060 9403608093 9403910080';
const SEMICONDUCTORS = '847150 847180 847330';
const USMCA = ['S', 'S+'];

interface Goods {
  readonly key: string;
  readonly title: string;
  readonly note: string;
  readonly codes: string;
}

function on(
  goods: Goods,
  code: string,
  from: string,
  rate: MeasureRate,
  more: Partial<AdditionalMeasure> = {},
) {
  return measure({
    key: `section_232_${goods.key}`,
    group: 'section_232',
    rank: 4,
    code,
    legalBasis: `Trade Expansion Act of 1962, section 232; US note ${goods.note} to chapter 99`,
    title: `Section 232: ${goods.title}`,
    codes: codeSet(goods.codes),
    rate,
    from,
    reason: 'code',
    url: URL,
    ...more,
  });
}

const floored = (goods: Goods, code: string, from: string, origins: readonly string[]) =>
  on(goods, code, from, floor('15'), { origins, rank: 5, reason: 'origin_and_code' });

const autos: Goods = { key: 'autos', title: 'passenger vehicles and light trucks', note: '33', codes: AUTOS };
const parts: Goods = { key: 'auto_parts', title: 'automobile parts', note: '33', codes: AUTO_PARTS };
const trucks: Goods = { key: 'trucks', title: 'medium- and heavy-duty vehicles', note: '38', codes: TRUCKS };
const buses: Goods = { key: 'buses', title: 'buses', note: '38', codes: '8702' };
const softwood: Goods = { key: 'softwood', title: 'softwood timber and lumber', note: '37', codes: SOFTWOOD };
const wood: Goods = {
  key: 'wood_furniture',
  title: 'upholstered wooden furniture, kitchen cabinets and vanities',
  note: '37',
  codes: `${FURNITURE} ${CABINETS}`,
};
const chips: Goods = {
  key: 'semiconductors',
  title: 'semiconductor articles',
  note: '39',
  codes: SEMICONDUCTORS,
};

/**
 * Section 232 duties on goods other than metals. Agreements turn the duty of three origins into 15 % in all. Sources:
 * chapter 99 of the HTS, 2026 revision 4; code lists of the Budget Lab at Yale (MIT).
 */
export const SECTION_232_GOODS: readonly AdditionalMeasure[] = [
  on(autos, '9903.94.01', '2025-04-03', added('25'), { exceptPrograms: USMCA }),
  floored(autos, '9903.94.51', '2025-08-01', FLOOR_OF.EU),
  floored(autos, '9903.94.41', '2025-09-16', FLOOR_OF.JP),
  floored(autos, '9903.94.61', '2025-11-01', FLOOR_OF.KR),
  on(trucks, '9903.74.01', '2025-11-01', added('25'), { exceptPrograms: USMCA }),
  on(buses, '9903.74.02', '2025-11-01', added('10')),
  on(softwood, '9903.76.01', '2025-10-14', added('10')),
  on(wood, '9903.76.02', '2025-10-14', added('25')),
  on(wood, '9903.76.20', '2025-10-14', added('10'), { origins: ['GB'], rank: 5, reason: 'origin_and_code' }),
  floored(wood, '9903.76.22', '2025-10-14', FLOOR_OF.EU),
  floored(wood, '9903.76.21', '2025-10-14', FLOOR_OF.JP),
  floored(wood, '9903.76.23', '2025-11-14', FLOOR_OF.KR),
];

/** Section 232 duties that turn on facts that a code and an origin do not tell. */
export const SECTION_232_POSSIBLE: readonly AdditionalMeasure[] = [
  on(parts, '9903.94.05', '2025-05-03', added('25'), {
    certainty: 'may_apply',
    reason: 'use',
    exceptPrograms: USMCA,
  }),
  on(chips, '9903.79.01', '2026-01-16', added('25'), { certainty: 'may_apply', reason: 'use' }),
  on(autos, '9903.94.31', '2025-06-30', added('7.5'), {
    origins: ['GB'],
    certainty: 'may_apply',
    reason: 'quota',
  }),
  on(autos, '9903.94.03', '2025-04-03', added('25', 'non_us_content_value'), {
    origins: ['CA', 'MX'],
    certainty: 'may_apply',
    reason: 'content',
  }),
];
