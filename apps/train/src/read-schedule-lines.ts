import { ownTitlesFor } from '@svc/knowledge/base/heading-titles';
import { readRowsOrText } from '@svc/table-file/read-table';
import { MARKETS, type Market } from '@svc/tariff/market';
import type { ScheduleLine } from '@svc/tariff/schedule/line';
import { readSchedule } from '@svc/tariff/schedule/read-schedule';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Schedule files in the data folder for fitting models. */
const SCHEDULE_FILES: Readonly<Record<Market, string>> = {
  US: 'us/hts-2026-rev4.csv',
  EU: 'eu/taric-nomenclature-2026-03-12-en.xlsx',
  VN: 'vn/tariff-2026-01-07.xlsx',
};

/** Schedule lines by market. Throws an Error if a file cannot be read completely. */
export async function readScheduleLines(folder: string): Promise<Record<Market, readonly ScheduleLine[]>> {
  const read = async (market: Market): Promise<readonly ScheduleLine[]> => {
    const bytes = readFileSync(join(folder, SCHEDULE_FILES[market]));
    const { lines, faults } = readSchedule(market, await readRowsOrText(bytes), ownTitlesFor(market));
    if (faults.length > 0) throw new Error(`${SCHEDULE_FILES[market]}: ${faults.length} rows cannot be read`);

    return lines;
  };
  const [US, EU, VN] = await Promise.all(MARKETS.map(read));

  return { US: US ?? [], EU: EU ?? [], VN: VN ?? [] };
}
