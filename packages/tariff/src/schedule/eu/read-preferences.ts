import type { TableRows } from '../header.ts';
import type { ScheduleFault } from '../report.ts';
import { readTaric, type TaricMeasure } from './read-taric.ts';
import { qualified } from './unit-qualifiers.ts';

/** TARIC preferences: the special rates of a code, listed by programme and country. */
export interface PreferenceTable {
  /** `0% (CA,GB) 3.5% (VN)`; null if no preference is known. */
  readonly textFor: (digits: string) => string | null;
  readonly faults: readonly ScheduleFault[];
}

interface Preference {
  readonly duty: string;
  readonly isOnEndUse: boolean;
}

/** Measure types: tariff preference, preference on end use, customs union duty. */
const [PREFERENCE, ON_END_USE, CUSTOMS_UNION] = ['142', '145', '106'];
const TYPES: readonly string[] = [PREFERENCE, ON_END_USE, CUSTOMS_UNION];
/** Placeholder for rates by entry price or season, which a list of rates cannot express. */
const IN_TARIC = 'Entry Price';
const YEAR_END = '-12-31';
const ISO_COUNTRY = /^[A-Z]{2}$/;
const CODE_LENGTHS = [2, 4, 6, 8, 10] as const;

const GROUPS: Readonly<Record<string, string>> = {
  '2005': 'EBA',
  '2020': 'GSP',
  '2027': 'GSP+',
  '5500': 'MERCOSUR',
  '2000': 'EH',
  '1098': 'AL BA ME MK RS XK',
  '2012': 'IS LI NO',
  '2014': 'IS',
  '1033': 'AG BB BS BZ DM DO GD GY JM KN LC SR TT VC',
  '1034': 'KM MG MU SC ZW',
  '1035': 'BW LS MZ NA SZ',
  '2200': 'CR GT HN NI PA SV',
};

/**
 * Reads preferences from TARIC measures or the European Commission's monthly workbook as of `date` (ISO). Preferences
 * of quotas and additional codes are omitted.
 */
export function readPreferences(rows: TableRows, date: string | null): PreferenceTable {
  const { measures, faults } = readTaric(rows);
  const byCode = new Map<string, Map<string, Preference>>();
  for (const measure of measures) collect(byCode, measure, date);
  return { textFor: (digits) => textOf(preferencesOf(byCode, digits)), faults };
}

function collect(
  byCode: Map<string, Map<string, Preference>>,
  measure: TaricMeasure,
  date: string | null,
): void {
  if (measure.additionalCode !== null || !TYPES.includes(measure.type)) return;
  const isInTaric = measure.price !== null || isSeasonal(measure.to, date);
  const preference = { duty: isInTaric ? IN_TARIC : measure.duty, isOnEndUse: measure.type === ON_END_USE };
  const ofCode = byCode.get(measure.code) ?? new Map<string, Preference>();
  byCode.set(measure.code, ofCode);
  if (isNearer(preference, ofCode.get(measure.origin))) ofCode.set(measure.origin, preference);
}

function isNearer({ isOnEndUse }: Preference, known: Preference | undefined): boolean {
  return known === undefined || (known.isOnEndUse && !isOnEndUse);
}

function symbolsOf(origin: string): readonly string[] {
  const group = GROUPS[origin];
  if (group !== undefined) return group.split(' ');
  return ISO_COUNTRY.test(origin) ? [origin] : [];
}

// A rate that ends during the table's year, but not with it, is seasonal.
function isSeasonal(to: string | null, date: string | null): boolean {
  if (to === null || to.endsWith(YEAR_END)) return false;
  return date === null || to.slice(0, 4) === date.slice(0, 4);
}

/** Preferences of all codes that a line continues; the longest code of an origin wins, the lower of a country and its group. */
function preferencesOf(
  byCode: ReadonlyMap<string, ReadonlyMap<string, Preference>>,
  digits: string,
): ReadonlyMap<string, string> {
  const origins = new Map(CODE_LENGTHS.flatMap((length) => [...(byCode.get(digits.slice(0, length)) ?? [])]));
  const symbols = new Map<string, string>();
  for (const [origin, { duty }] of origins) {
    for (const symbol of symbolsOf(origin)) {
      const known = symbols.get(symbol);
      if (known === undefined || isLower(duty, known)) symbols.set(symbol, duty);
    }
  }
  return new Map([...symbols].map(([symbol, duty]) => [symbol, qualified(duty, digits.slice(0, 8))]));
}

// `0%` is lower than `0% + 7.58 EUR/DTN`; a rate in TARIC is not compared.
function isLower(duty: string, known: string): boolean {
  const difference = Number.parseFloat(duty) - Number.parseFloat(known);
  return difference < 0 || (difference === 0 && duty.length < known.length);
}

function textOf(preferences: ReadonlyMap<string, string>): string | null {
  const byDuty = new Map<string, string[]>();
  for (const [symbol, duty] of preferences) byDuty.set(duty, [...(byDuty.get(duty) ?? []), symbol]);
  const lists = [...byDuty].map(([duty, symbols]) => `${duty} (${symbols.toSorted().join(',')})`);
  return lists.length === 0 ? null : lists.join(' ');
}
