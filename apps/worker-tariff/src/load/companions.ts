import type { DatasetLoad, LoadPart } from '@svc/domain/datasets/dataset-load';
import { ownHeadingTitle } from '@svc/knowledge/base/heading-titles';
import type { StorageClient } from '@svc/storage/client';
import { readHsTitles } from '@svc/storage/hs6/hs6-text-store';
import { readTable } from '@svc/table-file/read-table';
import { readPreferences } from '@svc/tariff/schedule/eu/read-preferences';
import { readEuRates } from '@svc/tariff/schedule/eu/read-rates';
import type { ReadOptions } from '@svc/tariff/schedule/finish-schedule';
import type { TitleOf } from '@svc/tariff/schedule/title-of';

export async function companions(
  client: StorageClient,
  load: DatasetLoad,
  parts: readonly LoadPart[],
): Promise<Pick<ReadOptions, 'rates' | 'preferences' | 'titles' | 'date'>> {
  const date = isoDay(load.effectiveDate);
  return {
    ...(date === null ? {} : { date }),
    ...(load.market === 'EU' ? await euRates(parts, isoDay(load.ratesDate ?? null)) : {}),
    ...(load.market === 'VN' ? { titles: await vietnameseTitles(client) } : {}),
  };
}

/** Vietnamese HS texts if loaded, otherwise the shipped heading titles, otherwise English texts. */
async function vietnameseTitles(client: StorageClient): Promise<TitleOf> {
  const [vietnamese, english] = [await readHsTitles(client, ['vi']), await readHsTitles(client, ['en'])];
  const own = ownHeadingTitle('vi');
  return (digits) => vietnamese(digits) ?? own(digits) ?? english(digits);
}

function isoDay(date: Date | null): string | null {
  return date?.toISOString().slice(0, 10) ?? null;
}

async function euRates(
  parts: readonly LoadPart[],
  date: string | null,
): Promise<Pick<ReadOptions, 'rates' | 'preferences'>> {
  const rates = await rowsOf(parts, 'rates');
  const preferences = await rowsOf(parts, 'preferences');
  return {
    ...(rates === null ? {} : { rates: readEuRates(rates, date) }),
    ...(preferences === null ? {} : { preferences: readPreferences(preferences, date) }),
  };
}

async function rowsOf(parts: readonly LoadPart[], name: LoadPart['part']): Promise<string[][] | null> {
  const found = parts.find(({ part }) => part === name);
  return found === undefined ? null : (await readTable(Buffer.from(found.bytes))).rows;
}
