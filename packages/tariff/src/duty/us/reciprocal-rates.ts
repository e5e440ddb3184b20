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
export const COUNTRY_RATES: readonly CountryRate[] = [
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
