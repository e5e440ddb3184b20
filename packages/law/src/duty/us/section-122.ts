import { codeSet } from '../code-set.ts';
import { added, measure, type AdditionalMeasure } from '../measure.ts';
import { SECTION_122_EXEMPT } from './codes/section-122-exempt.ts';

const TEXTILE_CHAPTERS = '50 51 52 53 54 55 56 57 58 59 60 61 62 63';
const TEXTILES = codeSet(TEXTILE_CHAPTERS);
const EXEMPT = codeSet(SECTION_122_EXEMPT);
const EXEMPT_AND_TEXTILES = codeSet(SECTION_122_EXEMPT, TEXTILE_CHAPTERS);
const USMCA = ['S', 'S+'];
const CENTRAL_AMERICA = ['P', 'P+'];

const surcharge = (facts: Partial<AdditionalMeasure>) =>
  measure({
    key: 'section_122',
    group: 'section_122',
    code: '9903.03.01',
    legalBasis: 'Trade Act of 1974, section 122; US note 2(aa) to chapter 99',
    title: 'Section 122: temporary import surcharge',
    exceptOrigins: ['BY', 'CU', 'KP', 'RU'],
    rate: added('10'),
    from: '2026-02-24',
    to: '2026-07-23',
    reason: 'code',
    displacedBy: ['section_232'],
    url: 'https://hts.usitc.gov/search?query=9903.03.01',
    ...facts,
  });

/**
 * The duty of 150 days on nearly all goods, until 12:01 a.m. of 24 July 2026; textiles under the agreement with Central
 * America are free of it. Source: headings 9903.03.01 to 9903.03.11 of the HTS, 2026 revision 4.
 */
export const SECTION_122: readonly AdditionalMeasure[] = [
  surcharge({ codes: TEXTILES, exceptCodes: EXEMPT, exceptPrograms: [...USMCA, ...CENTRAL_AMERICA] }),
  surcharge({ exceptCodes: EXEMPT_AND_TEXTILES, exceptPrograms: USMCA }),
];

/** Safeguards whose rate falls every year and turns on quotas and exclusions. */
export const SECTION_201: readonly AdditionalMeasure[] = [
  measure({
    key: 'section_201_solar',
    group: 'section_201',
    code: '9903.45.25',
    legalBasis: 'Trade Act of 1974, section 201; US note 18 to chapter 99',
    title: 'Section 201: crystalline silicon photovoltaic cells and modules',
    codes: codeSet('8541420010 8541430010 854140'),
    from: '2018-02-07',
    to: '2026-02-06',
    certainty: 'may_apply',
    reason: 'quota_safeguard',
    url: 'https://www.cbp.gov/trade/remedies/section-201-trade-remedies/section-201-trade-remedies-frequently-asked-questions',
  }),
];
