import { codeSet } from '../code-set.ts';
import { EU_ORIGINS } from '../countries.ts';
import { added, floor, measure, type AdditionalMeasure } from '../measure.ts';
import { IEEPA_EXEMPT, IEEPA_EXEMPT_AGRICULTURE, IEEPA_EXEMPT_FERTILIZERS } from './codes/ieepa-exempt.ts';

/** A rate of the reciprocal duties with its origins and the ends of their headings (9903.02.xx). */
interface CountryRate {
  readonly pct: string;
  readonly headings: readonly (readonly [origin: string, heading: string])[];
}

const row = (pct: string, text: string): CountryRate => ({
  pct,
  headings: text.split(' ').flatMap((entry) => {
    const [origin, heading] = entry.split(':');
    return origin === undefined || heading === undefined ? [] : [[origin, heading] as const];
  }),
});

/** Rates by country from 7 August 2025. Source: headings 9903.02.02 to 9903.02.71 of the HTS, 2026 revision 4. */
const COUNTRY_RATES: readonly CountryRate[] = [
  row('10', 'BR:09 FK:21 GB:66'),
  row(
    '15',
    'AF:02 AO:04 BO:06 BW:08 CM:12 TD:13 CR:14 CI:15 CD:16 EC:17 GQ:18 FJ:22 GH:23 GY:24 IS:25 IL:29 JO:31 LS:34 LI:36 MG:37 ' +
      'MW:38 MU:40 MZ:42 NA:44 NR:45 NZ:46 NG:48 MK:49 NO:50 PG:52 KR:56 TT:62 TR:64 UG:65 VU:67 VE:68 ZM:70 ZW:71',
  ),
  row('18', 'NI:47'),
  row('19', 'KH:11 ID:27 MY:39 PK:51 PH:53 TH:61'),
  row('20', 'BD:05 LK:57 TW:60 VN:69'),
  row('25', 'BN:10 IN:26 KZ:32 MD:41 TN:63'),
  row('30', 'DZ:03 BA:07 LY:35 ZA:55'),
  row('35', 'IQ:28 RS:54'),
  row('39', 'CH:58'),
  row('40', 'LA:33 MM:43'),
  row('41', 'SY:59'),
];

const URL = 'https://www.cbp.gov/trade/programs-administration/trade-remedies/IEEPA-FAQ';
const LEGAL = 'International Emergency Economic Powers Act; US note 2 to chapter 99';
/** Duties under the Act ended for entries from 24 February 2026. */
const LAST_DAY = '2026-02-23';
const USMCA = ['S', 'S+'];
const COLUMN_2 = ['BY', 'CU', 'KP', 'RU'];
const ENERGY = '2701 2702 2709 2710 2711 2713 2716 284410 284420';
const POTASH = '310420 310430 310490 310520 310560';
/** Annex II, and what Executive Order 14360 added to it. */
const EXEMPT = {
  exceptCodes: codeSet(IEEPA_EXEMPT),
  laterExceptCodes: {
    from: '2025-11-13',
    codes: codeSet(IEEPA_EXEMPT_AGRICULTURE, IEEPA_EXEMPT_FERTILIZERS),
  },
} as const;
/** Annex I to Executive Order 14323 had fertilizers, Brazil nuts and orange juice from the start, other food from the same day. */
const EXEMPT_OF_BRAZIL = {
  exceptCodes: codeSet(IEEPA_EXEMPT, IEEPA_EXEMPT_FERTILIZERS, '08012100 20091100 20091225 20091245'),
  laterExceptCodes: { from: '2025-11-13', codes: codeSet(IEEPA_EXEMPT_AGRICULTURE) },
} as const;

const fentanyl = (
  code: string,
  title: string,
  origins: readonly string[],
  pct: string,
  from: string,
  to: string,
  more: Partial<AdditionalMeasure> = {},
) =>
  measure({
    key: 'ieepa_fentanyl',
    group: 'fentanyl',
    rank: 1,
    code,
    legalBasis: LEGAL,
    title,
    origins,
    rate: added(pct),
    from,
    to,
    url: URL,
    ...more,
  });

// The agreement frees its goods since the amendments of 6 March 2025 (Executive Orders 14231 and 14232) only.
const NORTH = {
  exceptPrograms: USMCA,
  exceptProgramsFrom: '2025-03-07',
  displacedBy: ['section_232'],
} as const;
const [CHINA, CANADA, MEXICO] = ['IEEPA fentanyl, China', 'IEEPA fentanyl, Canada', 'IEEPA fentanyl, Mexico'];
const CN = ['CN', 'HK'];

const reciprocal = (code: string, facts: Partial<AdditionalMeasure> & Pick<AdditionalMeasure, 'from'>) =>
  measure({
    key: 'ieepa_reciprocal',
    group: 'reciprocal',
    code,
    legalBasis: LEGAL,
    title: 'IEEPA reciprocal',
    ...EXEMPT,
    exceptOrigins: ['CA', 'MX', ...COLUMN_2],
    displacedBy: ['section_232'],
    to: LAST_DAY,
    url: URL,
    ...facts,
  });

const china = (pct: string, from: string, to: string, code = '9903.01.63') =>
  reciprocal(code, { origins: CN, rate: added(pct), rank: 2, from, to });

const floorOf = (code: string, origins: readonly string[], from: string) =>
  reciprocal(code, { origins, rate: floor('15'), rank: 3, from });

const byCountry = (): readonly AdditionalMeasure[] =>
  COUNTRY_RATES.map(({ pct, headings }) =>
    headings.map(([origin, heading]) =>
      reciprocal(`9903.02.${heading}`, { origins: [origin], rate: added(pct), rank: 2, from: '2025-08-07' }),
    ),
  ).flat();

/**
 * Duties under the International Emergency Economic Powers Act. Sources: chapter 99 of the HTS, 2026 revision 4, and the
 * executive orders it cites; dates by the Budget Lab at Yale (MIT).
 */
export const EMERGENCY_POWERS: readonly AdditionalMeasure[] = [
  fentanyl('9903.01.20', CHINA, CN, '10', '2025-02-04', '2025-03-03'),
  fentanyl('9903.01.24', CHINA, CN, '20', '2025-03-04', '2025-11-09'),
  fentanyl('9903.01.24', CHINA, CN, '10', '2025-11-10', LAST_DAY),
  fentanyl('9903.01.10', CANADA, ['CA'], '25', '2025-03-04', '2025-07-31', NORTH),
  fentanyl('9903.01.10', CANADA, ['CA'], '35', '2025-08-01', LAST_DAY, NORTH),
  fentanyl('9903.01.13', CANADA, ['CA'], '10', '2025-03-04', LAST_DAY, {
    ...NORTH,
    rank: 2,
    codes: codeSet(ENERGY),
  }),
  fentanyl('9903.01.15', CANADA, ['CA'], '10', '2025-03-07', LAST_DAY, {
    ...NORTH,
    rank: 2,
    codes: codeSet(POTASH),
  }),
  fentanyl('9903.01.01', MEXICO, ['MX'], '25', '2025-03-04', LAST_DAY, NORTH),
  fentanyl('9903.01.05', MEXICO, ['MX'], '10', '2025-03-07', LAST_DAY, {
    ...NORTH,
    rank: 2,
    codes: codeSet(POTASH),
  }),
  reciprocal('9903.01.25', { rate: added('10'), rank: 1, from: '2025-04-05', reason: 'code' }),
  china('84', '2025-04-09', '2025-04-09'),
  china('125', '2025-04-10', '2025-05-13'),
  china('10', '2025-05-14', LAST_DAY, '9903.01.25'),
  ...byCountry(),
  floorOf('9903.02.20', EU_ORIGINS, '2025-08-07'),
  floorOf('9903.02.73', ['JP'], '2025-08-07'),
  floorOf('9903.02.80', ['KR'], '2025-11-14'),
  floorOf('9903.02.83', ['CH'], '2025-11-14'),
  floorOf('9903.02.88', ['LI'], '2025-11-14'),
  measure({
    key: 'ieepa_brazil',
    group: 'country',
    code: '9903.01.77',
    legalBasis: LEGAL,
    title: 'IEEPA, Brazil',
    ...EXEMPT_OF_BRAZIL,
    origins: ['BR'],
    rate: added('40'),
    displacedBy: ['section_232'],
    from: '2025-08-06',
    to: LAST_DAY,
    url: URL,
  }),
  measure({
    key: 'ieepa_india',
    group: 'country',
    code: '9903.01.84',
    legalBasis: LEGAL,
    title: 'IEEPA, India',
    ...EXEMPT,
    origins: ['IN'],
    rate: added('25'),
    displacedBy: ['section_232'],
    from: '2025-08-27',
    to: LAST_DAY,
    url: URL,
  }),
];
