import type { Rate } from '@svc/tariff/rates/rate';
import { scopeOf, type GoodsRef } from './goods.ts';
import type { PackNames } from './measure.ts';
import { readOrigins, type DatedCode } from './origins.ts';
import { readDuty } from './rate.ts';
import { columns, period, sourceOf, type RowOf } from './table.ts';

/** A programme of preferential rates. Days are ISO and inclusive; `to` is null if no end is set. */
export interface Programme {
  /** Code that marks its rates in a schedule and claims it in a request; several rows may share one. */
  readonly code: string;
  readonly name: string;
  readonly legalBasis: string;
  /** Null if goods of any origin may claim it. */
  readonly origins: readonly DatedCode[] | null;
  /** Origins with a separate schedule, by the code that marks its rates. */
  readonly schedules: Readonly<Record<string, string>>;
  /** True if its rates are marked with its code only, never with a country. */
  readonly isGroup: boolean;
  /** True if its goods owe no US merchandise processing fee (19 CFR 24.23(c)). */
  readonly isFreeOfProcessingFee: boolean;
  readonly from: string;
  readonly to: string | null;
  readonly url: string;
}

/** A preferential rate that the schedule itself does not print. The longest code of a programme decides. */
export interface PreferentialRate {
  readonly programme: string;
  readonly goods: GoodsRef;
  readonly exceptGoods: GoodsRef;
  /** Null for every origin of the programme. */
  readonly origins: readonly DatedCode[] | null;
  readonly exceptOrigins: readonly DatedCode[];
  readonly rateText: string;
  /** Of the row, whatever the schedule prints: `none` of goods left out, `unknown` of a rate that is not established. */
  readonly rate: Rate | 'none' | 'unknown';
  readonly from: string;
  readonly to: string | null;
}

export const PROGRAMME_TABLE = {
  required: columns('code name legal_basis origins from to url'),
  optional: columns('schedules is_group fee_exempt note'),
};

export function readProgramme(row: RowOf<typeof PROGRAMME_TABLE>, names: PackNames): Programme {
  return {
    code: row.required('code'),
    name: row.required('name'),
    origins: readOrigins(row, 'origins', names.groups),
    schedules: Object.fromEntries(
      row.words('schedules').map((entry) => entry.split(':') as [string, string]),
    ),
    isGroup: row.oneOf('is_group', ['yes', 'no'], 'no') === 'yes',
    isFreeOfProcessingFee: row.oneOf('fee_exempt', ['yes', 'no'], 'no') === 'yes',
    ...sourceOf(row),
  };
}

export const PREFERENCE_TABLE = {
  required: columns('programme goods rate from to'),
  optional: columns('origins except_origins note'),
};

export function readPreference(
  row: RowOf<typeof PREFERENCE_TABLE>,
  names: PackNames,
  programmes: ReadonlySet<string>,
): PreferentialRate {
  const programme = row.required('programme');
  if (!programmes.has(programme)) row.fault('programme', 'unknown_programme');
  const rateText = row.required('rate');
  const isWord = rateText === 'none' || rateText === 'unknown';
  const rate = isWord ? rateText : (readDuty(rateText, names.market) ?? 'unknown');
  if (!isWord && rate === 'unknown' && rateText !== '') row.fault('rate', 'not_a_rate');
  row.required('goods');

  return {
    programme,
    ...scopeOf(row, names),
    ...(row.text('origins') === '' ? { origins: null } : {}),
    rateText,
    rate,
    ...period(row),
  };
}
