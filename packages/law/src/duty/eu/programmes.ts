import { codeSet } from '../code-set.ts';
import type { Programme } from '../programme.ts';
import { US_INDUSTRIAL } from './code-lists.ts';

const URL = 'https://trade.ec.europa.eu/access-to-markets/en/home';

/** In `origins`, `KE@2024-07-01` is an origin that joined on a later day. */
type Row = readonly [code: string, name: string, origins: string, from: string, to?: string];

const ROWS: readonly Row[] = [
  ['CETA', 'EU–Canada Comprehensive Economic and Trade Agreement', 'CA', '2017-09-21'],
  ['CL', 'EU–Chile agreement', 'CL', '2003-02-01'],
  ['EEA', 'European Economic Area and free trade agreements with Iceland and Norway', 'IS NO', '1994-01-01'],
  ['CH', 'EU–Switzerland Free Trade Agreement', 'CH LI', '1973-01-01'],
  ['EVFTA', 'EU–Viet Nam Free Trade Agreement', 'VN', '2020-08-01'],
  ['EUSFTA', 'EU–Singapore Free Trade Agreement', 'SG', '2019-11-21'],
  ['JEEPA', 'EU–Japan Economic Partnership Agreement', 'JP', '2019-02-01'],
  ['KR', 'EU–Korea Free Trade Agreement', 'KR', '2011-07-01'],
  ['MERCOSUR', 'EU–Mercosur interim trade agreement', 'AR BR PY UY', '2026-05-01'],
  ['MX', 'EU–Mexico agreement', 'MX', '2000-07-01'],
  ['NZ', 'EU–New Zealand Free Trade Agreement', 'NZ', '2024-05-01'],
  ['TCA', 'EU–UK Trade and Cooperation Agreement', 'GB', '2021-01-01'],
  ['TR', 'EU–Türkiye Customs Union', 'TR', '1995-12-31'],
  ['EUROMED', 'Euro-Mediterranean agreements', 'DZ EG IL JO LB MA PS TN', '2000-03-01'],
  ['SAA', 'Stabilisation and association agreements', 'AL BA ME MK RS XK', '2004-04-01'],
  ['DCFTA', 'Deep and comprehensive free trade areas', 'GE MD UA', '2014-09-01'],
  ['CENTRAL', 'EU–Central America Association Agreement', 'CR GT HN NI PA SV', '2013-08-01'],
  ['ANDEAN', 'EU–Colombia, Ecuador and Peru Trade Agreement', 'CO EC PE', '2013-03-01'],
  ['SADC', 'EU–SADC Economic Partnership Agreement', 'BW LS MZ NA SZ ZA', '2016-10-10'],
  [
    'EPA',
    'Economic partnership agreements',
    'BB BS BZ CI CM DM DO FJ GD GH GY JM KE@2024-07-01 KN LC MG MU PG SB SC SR TT VC WS ZW',
    '2008-12-29',
  ],
  [
    'MAR',
    'Market access regulation for states with a negotiated economic partnership agreement',
    'KE',
    '2008-01-01',
    '2024-06-30',
  ],
  ['GSP', 'Generalised Scheme of Preferences', 'CG CK FM ID IN KE NG NU SY TJ UZ', '2014-01-01'],
  ['GSP+', 'Generalised Scheme of Preferences Plus', 'BO CV KG LK MN PH PK UZ', '2014-01-01'],
  [
    'EBA',
    'Everything But Arms',
    'AF AO BD BF BI BJ CD CF DJ ER ET GM GN GW HT KH KM LA LR LS MG ML MM MR MW MZ NE NP RW SD SL SN SO SS TD TG TL TZ UG YE ZM',
    '2001-03-05',
  ],
];

/** Programmes that TARIC has as one group of origins. */
const GROUPS: readonly string[] = ['GSP', 'GSP+', 'EBA', 'MERCOSUR'];

/** Industrial goods of the United States: claimed with proof of origin, and may be suspended. */
const US_GOODS: Programme = {
  code: 'US',
  name: 'Customs duties on industrial goods of the United States',
  legalBasis: 'Regulation (EU) 2026/1455; Implementing Regulation (EU) 2026/1422',
  origins: ['US'],
  grants: { codes: codeSet(US_INDUSTRIAL), text: '0%' },
  from: '2026-07-01',
  to: '2029-12-31',
  url: 'https://eur-lex.europa.eu/eli/reg/2026/1455/oj',
  isFreeOfProcessingFee: false,
};

/**
 * Preferences of the European Union by origin. The rates stand in TARIC, not in the schedule that is loaded: an offer here
 * says that a preference may exist. Source: Access2Markets of the European Commission.
 */
export const EU_PROGRAMMES: readonly Programme[] = [
  ...ROWS.map(([code, name, origins, from, to = null]) => ({
    code,
    name,
    legalBasis: 'Common Customs Tariff, Regulation (EU) No 952/2013, article 56(2)(d) and (e)',
    ...readOrigins(origins),
    isGroup: GROUPS.includes(code),
    from,
    to,
    url: URL,
    isFreeOfProcessingFee: false,
  })),
  US_GOODS,
];

function readOrigins(text: string): Required<Pick<Programme, 'origins' | 'joined'>> {
  const entries = text.split(' ').map((entry) => entry.split('@'));
  const joined = entries.flatMap(([origin, day]) =>
    origin === undefined || day === undefined ? [] : [[origin, day] as const],
  );
  return { origins: entries.map(([origin = '']) => origin), joined: Object.fromEntries(joined) };
}
