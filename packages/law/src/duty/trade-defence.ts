import { codeSet } from './code-set.ts';
import { EU_OF_RUSSIA, EU_STEEL } from './eu/measures.ts';
import { added, measure, type AdditionalMeasure } from './measure.ts';

const EU_URL = 'https://trade.ec.europa.eu/access-to-markets/en/trade-defence-investigations';
const VN_URL = 'https://trav.gov.vn/';

/** Code starts, origins and what the measure is on; rates differ by producer, so the highest is stated at most. */
type Row = readonly [
  codes: string,
  origins: string,
  title: string,
  from: string,
  legalBasis: string,
  to?: string | null,
  /** The highest rate of a producer, in percent; left out where it is not known. */
  most?: string,
];

const EU_ROWS: readonly Row[] = [
  ['87116010', 'CN', 'electric bicycles', '2019-01-19', 'Regulations (EU) 2019/73 and 2019/72'],
  ['871200', 'CN', 'bicycles', '2019-08-30', 'Regulation (EU) 2019/1379'],
  ['87038010', 'CN', 'battery electric vehicles (countervailing)', '2024-10-30', 'Regulation (EU) 2024/2754'],
  ['6907', 'CN IN TR', 'ceramic tiles', '2011-09-16', 'Regulations (EU) 2017/2179 and 2023/265'],
  ['7604 7608 761090', 'CN', 'aluminium extrusions', '2021-03-31', 'Regulation (EU) 2021/546'],
  [
    '7606 7607',
    'CN',
    'aluminium flat-rolled products and converter foil',
    '2021-10-12',
    'Regulations (EU) 2021/1784 and 2021/2170',
  ],
  ['691110 691200', 'CN', 'ceramic tableware and kitchenware', '2013-05-16', 'Regulation (EU) 2019/1198'],
  ['291814 291815', 'CN MY', 'citric acid', '2008-12-04', 'Regulation (EU) 2021/607'],
  ['280469', 'CN', 'silicon', '1990-07-28', 'Regulation (EU) 2022/1394'],
  ['7318', 'CN', 'fasteners of iron or steel', '2022-02-18', 'Regulation (EU) 2022/191'],
  ['7019', 'CN EG', 'glass fibre fabrics', '2020-04-08', 'Regulation (EU) 2020/492'],
  ['854470', 'CN IN', 'optical fibre cables', '2021-11-19', 'Regulation (EU) 2021/2011'],
  ['401120', 'CN', 'tyres for buses and lorries', '2018-10-23', 'Regulation (EU) 2018/1690'],
  [
    '7208 7225 7226',
    'CN BR RU UA TR EG JP VN',
    'hot-rolled flat products',
    '2017-04-07',
    'Regulations (EU) 2017/649 and following',
  ],
  ['3206', 'CN', 'titanium dioxide', '2025-01-09', 'Regulation (EU) 2025/4'],
  ['8427 8428', 'CN', 'mobile access equipment', '2025-01-10', 'Regulation (EU) 2025/45'],
  ['390761', 'CN', 'polyethylene terephthalate', '2024-04-03', 'Regulation (EU) 2024/1040'],
];

const VN_LAW =
  'Law on Foreign Trade Management 05/2017/QH14; decisions of the Ministry of Industry and Trade';
const VN_SUGAR = '17011300 17011400 17019100 17019910 17019990 17029091';
const VN_SUGAR_ORIGINS = 'TH KH ID LA MY MM';
const VN_GALVANISED =
  '72104111 72104112 72104119 72104911 72104914 72104915 72104916 72104917 72104918 72104919 72105000 72106111 72106112 72106119 72106911 72106919 72109010 72109090 72123011 72123012 72123013 72123014 72123019 72125014 72125019 72125023 72125024 72125029 72125093 72125094 72125099 72126011 72126012 72126019 72259220 72259290 72259990 72269911 72269919 72269991 72269999';
const VN_ROWS: readonly Row[] = [
  ['7208 7225 7226', 'CN', 'hot-rolled steel', '2025-03-08', VN_LAW, '2025-07-05'],
  [
    '72082500 72082600 72082719 72082799 72083600 72083700 72083800 72083920 72083940 72083990 72085100 72085200 72085300 72085490 72089090 72111415 72111416 72111419 72111913 72111919 72119012 72119019 72253090 72254090 72259990 72269110 72269190',
    'CN',
    'hot-rolled steel',
    '2025-07-06',
    VN_LAW,
    '2030-07-05',
    '27.83',
  ],
  [
    '72091610 72091690 72091710 72091790 72091891 72091899 72092610 72092690 72092710 72092790 72092810 72092890 72099090 72112320 72112330 72112390 72112920 72112930 72112990 72255090',
    'CN',
    'cold-rolled steel',
    '2025-12-28',
    VN_LAW,
    '2030-12-27',
  ],
  ['7210 7212', 'CN KR', 'galvanised and colour-coated steel', '2019-10-24', VN_LAW, '2025-08-13'],
  [VN_GALVANISED, 'CN', 'galvanised steel', '2025-08-14', VN_LAW, '2030-08-13', '37.13'],
  [VN_GALVANISED, 'KR', 'galvanised steel', '2025-08-14', VN_LAW, '2030-08-13', '15.67'],
  ['7219 7220', 'CN ID MY TW', 'cold-rolled stainless steel', '2014-10-05', VN_LAW],
  ['7216 7228', 'CN', 'H-shaped steel', '2017-09-05', VN_LAW],
  ['7604', 'CN', 'aluminium bars and profiles', '2019-10-05', VN_LAW],
  [VN_SUGAR, VN_SUGAR_ORIGINS, 'cane sugar', '2021-06-16', VN_LAW, '2026-06-15', '47.64'],
  // The outcome of the final review is not known.
  [VN_SUGAR, VN_SUGAR_ORIGINS, 'cane sugar', '2026-06-16', VN_LAW],
  ['29224220', 'CN ID', 'monosodium glutamate', '2020-07-25', VN_LAW],
  ['4410 4411', 'TH MY', 'fibreboard', '2020-12-29', VN_LAW],
  ['392020', 'CN MY TH', 'films of BOPP plastics', '2020-07-20', VN_LAW],
];

const ofRow =
  (market: 'eu' | 'vn', url: string) =>
  ([codes, origins, title, from, legalBasis, to, most]: Row) =>
    measure({
      key: `trade_defence_${market}`,
      group: 'trade_defence',
      legalBasis,
      title: `Anti-dumping or countervailing duty: ${title}`,
      codes: codeSet(codes),
      origins: origins.split(' '),
      from,
      to: to ?? null,
      rate: most === undefined ? null : added(most),
      certainty: 'may_apply',
      reason: 'producer',
      url,
    });

/**
 * Larger measures of trade defence of the European Union, as hints: rates differ by producer, and goods within a code by
 * their description. Not a full list. Source: the regulations named.
 */
export const EU_MEASURES: readonly AdditionalMeasure[] = [
  ...EU_ROWS.map(ofRow('eu', EU_URL)),
  ...EU_STEEL,
  ...EU_OF_RUSSIA,
];

/** Larger measures of trade defence of Vietnam, as hints. Not a full list. Source: Trade Remedies Authority of Vietnam. */
export const VN_MEASURES: readonly AdditionalMeasure[] = VN_ROWS.map(ofRow('vn', VN_URL));
