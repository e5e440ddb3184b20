import type { DatasetLoad, LoadPart } from '@svc/domain/datasets/dataset-load';
import type { StorageClient } from '@svc/storage/client';
import { readHsTitles } from '@svc/storage/datasets/read-hs-titles';
import { readTable } from '@svc/table-file/read-table';
import { readEuRates } from '@svc/tariff/schedule/eu/read-rates';
import type { ReadOptions } from '@svc/tariff/schedule/finish-schedule';

/** What a market's source leaves to other tables: rates of its own table, titles of headings, the day it is read for. */
export async function companions(
  client: StorageClient,
  load: DatasetLoad,
  parts: readonly LoadPart[],
): Promise<Pick<ReadOptions, 'rates' | 'titles' | 'date'>> {
  const date = isoDay(load.effectiveDate);
  return {
    ...(date === null ? {} : { date }),
    ...(load.market === 'EU' ? await euRates(parts, isoDay(load.ratesDate ?? null)) : {}),
    ...(load.market === 'VN' ? { titles: await readHsTitles(client, ['vi', 'en']) } : {}),
  };
}

function isoDay(date: Date | null): string | null {
  return date?.toISOString().slice(0, 10) ?? null;
}

async function euRates(parts: readonly LoadPart[], date: string | null): Promise<Pick<ReadOptions, 'rates'>> {
  const table = parts.find((part) => part.part === 'rates');
  if (table === undefined) return {};
  const { rows } = await readTable(Buffer.from(table.bytes));
  return { rates: readEuRates(rows, date) };
}
