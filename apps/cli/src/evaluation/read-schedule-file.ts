import type { ScheduleIndex } from '@svc/classifier/ports';
import { indexLines } from '@svc/classifier/schedule-index';
import { ownTitlesFor } from '@svc/knowledge/base/heading-titles';
import { readRowsOrText } from '@svc/table-file/read-table';
import { TableFileError } from '@svc/table-file/table-file-error';
import type { Market } from '@svc/tariff/market';
import type { ScheduleLine } from '@svc/tariff/schedule/line';
import { readSchedule } from '@svc/tariff/schedule/read-schedule';
import { basename } from 'node:path';
import { readBytes } from '../files/read-bytes.ts';
import { CommandError, invalidOption } from '../output/command-error.ts';
import { scheduleFaultWords } from '../output/schedule-fault-words.ts';

/** Search index of a schedule file. Throws CommandError with the problem of the file. */
export async function readScheduleFile(market: Market, path: string): Promise<ScheduleIndex> {
  const lines = await readScheduleLines(market, path);
  return indexLines({ market, name: basename(path) }, lines);
}

export async function readScheduleLines(market: Market, path: string): Promise<readonly ScheduleLine[]> {
  const bytes = await readBytes('schedule', path);
  const source = await readRowsOrText(bytes).catch((error: unknown) => {
    if (!(error instanceof TableFileError)) throw error;
    throw invalidOption('schedule', `is not a table: ${error.code.replaceAll('_', ' ')}`, error);
  });
  const { lines, faults } = readSchedule(market, source, ownTitlesFor(market));
  if (faults.length === 0) return lines;

  throw new CommandError('validation_error', `${basename(path)} is no whole schedule of ${market}`, {
    errors: faults.map((fault) => ({ field: 'schedule', message: scheduleFaultWords(fault) })),
  });
}
