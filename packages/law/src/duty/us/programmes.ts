import type { Programme } from '../programme.ts';

const URL = 'https://hts.usitc.gov/search?query=general%20note%203';

type Row = readonly [
  code: string,
  name: string,
  note: string,
  origins: string | null,
  from: string,
  to: string | null,
  feeFree?: boolean,
];

const CAFTA = 'CR DO GT HN NI SV';
const AGOA =
  'AO BJ BW CV TD KM CD CG CI DJ SZ GH GM GW KE LR LS MG MR MU MW MZ NA NG RW SL SN ST TG TZ ZA ZM';
const CARIBBEAN = 'AG AW BB BS BZ CW DM GD GY HT JM KN LC MS TT VC VG';

/** Symbols of general note 3(c) of the HTS, 2026; programmes that lapsed keep their end. */
const ROWS: readonly Row[] = [
  ['A', 'Generalized System of Preferences', '4', '', '1976-01-01', '2020-12-31'],
  ['A*', 'Generalized System of Preferences, countries left out', '4', '', '1976-01-01', '2020-12-31'],
  [
    'A+',
    'Generalized System of Preferences, least-developed countries',
    '4',
    '',
    '1997-05-31',
    '2020-12-31',
    true,
  ],
  ['AU', 'United States–Australia Free Trade Agreement', '28', 'AU', '2005-01-01', null, true],
  ['BH', 'United States–Bahrain Free Trade Agreement', '30', 'BH', '2006-08-01', null, true],
  ['C', 'Agreement on Trade in Civil Aircraft', '6', null, '1980-01-01', null],
  ['CL', 'United States–Chile Free Trade Agreement', '26', 'CL', '2004-01-01', null, true],
  ['CO', 'United States–Colombia Trade Promotion Agreement', '34', 'CO', '2012-05-15', null, true],
  ['D', 'African Growth and Opportunity Act', '16', AGOA, '2000-10-02', '2026-12-31'],
  ['E', 'Caribbean Basin Economic Recovery Act', '7', CARIBBEAN, '1984-01-01', null, true],
  [
    'E*',
    'Caribbean Basin Economic Recovery Act, articles left out',
    '7',
    CARIBBEAN,
    '1984-01-01',
    null,
    true,
  ],
  ['IL', 'United States–Israel Free Trade Area', '8', 'IL', '1985-09-01', null, true],
  ['JO', 'United States–Jordan Free Trade Area', '18', 'JO', '2001-12-17', null],
  ['JP', 'United States–Japan Trade Agreement', '36', 'JP', '2020-01-01', null],
  ['K', 'Agreement on Trade in Pharmaceutical Products', '13', null, '1995-01-01', null],
  ['KR', 'United States–Korea Free Trade Agreement', '33', 'KR', '2012-03-15', null, true],
  ['L', 'Uruguay Round concessions on intermediate chemicals for dyes', '14', null, '1995-01-01', null],
  ['MA', 'United States–Morocco Free Trade Agreement', '27', 'MA', '2006-01-01', null],
  ['NP', 'Nepal Preference Program', '3(c)', 'NP', '2016-12-30', '2025-12-31'],
  ['OM', 'United States–Oman Free Trade Agreement', '31', 'OM', '2009-01-01', null, true],
  [
    'P',
    'Dominican Republic–Central America–United States Free Trade Agreement',
    '29',
    CAFTA,
    '2006-03-01',
    null,
    true,
  ],
  [
    'P+',
    'Dominican Republic–Central America–United States Free Trade Agreement, qualifying goods',
    '29',
    CAFTA,
    '2006-03-01',
    null,
    true,
  ],
  ['PA', 'United States–Panama Trade Promotion Agreement', '35', 'PA', '2012-10-31', null, true],
  ['PE', 'United States–Peru Trade Promotion Agreement', '32', 'PE', '2009-02-01', null, true],
  [
    'R',
    'Caribbean Basin Trade Partnership Act',
    '17',
    'BB BZ CW GY HT JM LC TT',
    '2000-10-02',
    '2030-09-30',
    true,
  ],
  ['S', 'United States–Mexico–Canada Agreement', '11', 'CA MX', '2020-07-01', null, true],
  [
    'S+',
    'United States–Mexico–Canada Agreement, goods of certain quotas',
    '11',
    'CA MX',
    '2020-07-01',
    null,
    true,
  ],
  ['SG', 'United States–Singapore Free Trade Agreement', '25', 'SG', '2004-01-01', null, true],
];

/** Special programmes of the United States. Source: general notes of the HTS, 2026 revision 4. */
export const US_PROGRAMMES: readonly Programme[] = ROWS.map(
  ([code, name, note, origins, from, to, feeFree]) => ({
    code,
    name,
    legalBasis: `General note ${note} of the HTS`,
    origins: origins === null ? null : origins.split(' ').filter((origin) => origin !== ''),
    from,
    to,
    url: URL,
    isFreeOfProcessingFee: feeFree === true,
  }),
);
