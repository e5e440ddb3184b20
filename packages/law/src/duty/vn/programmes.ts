import { EU_ORIGINS } from '../countries.ts';
import type { Programme } from '../programme.ts';

const ASEAN = 'BN KH ID LA MM MY PH SG TH';
const URL = 'https://trungtamwto.vn/fta';

type Row = readonly [code: string, name: string, origins: string, from: string];

const ROWS: readonly Row[] = [
  ['ATIGA', 'ASEAN Trade in Goods Agreement', ASEAN, '2010-05-17'],
  ['ACFTA', 'ASEAN–China Free Trade Area', `CN ${ASEAN}`, '2005-07-01'],
  ['AJCEP', 'ASEAN–Japan Comprehensive Economic Partnership', `JP ${ASEAN}`, '2008-12-01'],
  ['VJEPA', 'Viet Nam–Japan Economic Partnership Agreement', 'JP', '2009-10-01'],
  ['AKFTA', 'ASEAN–Korea Free Trade Area', `KR ${ASEAN}`, '2007-06-01'],
  ['VKFTA', 'Viet Nam–Korea Free Trade Agreement', 'KR', '2015-12-20'],
  ['AANZFTA', 'ASEAN–Australia–New Zealand Free Trade Area', `AU NZ ${ASEAN}`, '2010-01-01'],
  ['AIFTA', 'ASEAN–India Free Trade Area', `IN ${ASEAN}`, '2010-06-01'],
  ['VCFTA', 'Viet Nam–Chile Free Trade Agreement', 'CL', '2014-01-01'],
  ['VN-EAEU', 'Viet Nam–Eurasian Economic Union Free Trade Agreement', 'AM BY KG KZ RU', '2016-10-05'],
  [
    'CPTPP',
    'Comprehensive and Progressive Agreement for Trans-Pacific Partnership',
    'AU BN CA CL GB JP MX MY NZ PE SG',
    '2019-01-14',
  ],
  ['AHKFTA', 'ASEAN–Hong Kong Free Trade Agreement', `HK ${ASEAN}`, '2019-06-11'],
  ['VNCU', 'Viet Nam–Cuba Trade Agreement', 'CU', '2020-04-01'],
  ['EVFTA', 'EU–Viet Nam Free Trade Agreement', EU_ORIGINS.join(' '), '2020-08-01'],
  ['UKVFTA', 'UK–Viet Nam Free Trade Agreement', 'GB', '2021-01-01'],
  ['VIFTA', 'Viet Nam–Israel Free Trade Agreement', 'IL', '2024-11-17'],
  ['RCEP', 'Regional Comprehensive Economic Partnership', `AU CN JP KR NZ ${ASEAN}`, '2022-01-01'],
];

/** Partners of the Regional Comprehensive Economic Partnership by the schedule that Vietnam keeps for them. */
const RCEP_SCHEDULES = Object.fromEntries([
  ...ASEAN.split(' ').map((origin) => [origin, 'RCEP-A'] as const),
  ['AU', 'RCEP-B'],
  ['CN', 'RCEP-C'],
  ['JP', 'RCEP-D'],
  ['KR', 'RCEP-E'],
  ['NZ', 'RCEP-F'],
]);

/** Agreements of Vietnam, in the order of the columns of its tariff workbook. Source: texts of the agreements. */
export const VN_PROGRAMMES: readonly Programme[] = ROWS.map(([code, name, origins, from]) => ({
  code,
  name,
  legalBasis: `Decree of the Government on Vietnam's special preferential import tariff under ${code}`,
  origins: origins.split(' '),
  ...(code === 'RCEP' ? { schedules: RCEP_SCHEDULES } : {}),
  from,
  to: null,
  url: URL,
  isFreeOfProcessingFee: false,
}));
