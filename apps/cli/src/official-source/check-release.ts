import type { Dataset } from '@svc/domain/datasets/dataset';
import type { LoadPart } from '@svc/domain/datasets/dataset-load';
import type { LoadRequest } from '@svc/domain/datasets/request-load';
import { isOlderThanActive } from '@svc/domain/datasets/take-release';
import { readRowsOrText } from '@svc/table-file/read-table';
import { TableFileError } from '@svc/table-file/table-file-error';
import type { Market } from '@svc/tariff/market';
import { readSchedule } from '@svc/tariff/schedule/read-schedule';
import { CommandError } from '../output/command-error.ts';
import { scheduleFaultWords } from '../output/schedule-fault-words.ts';

export interface FetchedVersion {
  readonly market: Market;
  readonly version: string;
  readonly hash: string;
  readonly parts: readonly LoadPart[];
}

/** Throws 409 for a release older than the active version, by content or name. */
export function rejectOlder(
  { market, version }: FetchedVersion,
  known: Dataset | null,
  active: Dataset | null,
): void {
  if (!isOlderThanActive(version, known, active)) return;

  const what = known?.state === 'superseded' ? `the file of ${known.version}, which was superseded` : version;
  throw new CommandError(
    'conflict',
    `the source gives ${what}; ${active.version} is the active version of ${market}: nothing was loaded. ` +
      'Use --allow-older if that is what you want',
  );
}

/** Parses the schedule as the tariff worker will. Throws CommandError with all problems. */
export async function rejectUnreadable(
  { market, version, sourceName, parts }: LoadRequest,
  expectedLeaves: number | null,
): Promise<void> {
  const bytes = parts.find(({ part }) => part === 'schedule')?.bytes ?? new Uint8Array();
  const errors = await faultsOf(market, bytes, expectedLeaves);
  if (errors.length === 0) return;

  throw new CommandError(
    'validation_error',
    `what ${sourceName} gives as ${market} ${version} is no whole schedule: nothing was loaded`,
    { errors: errors.map((message) => ({ field: 'file', message })) },
  );
}

async function faultsOf(
  market: Market,
  bytes: Uint8Array,
  expectedLeaves: number | null,
): Promise<readonly string[]> {
  try {
    const source = await readRowsOrText(bytes);
    const { faults } = readSchedule(market, source, expectedLeaves === null ? {} : { expectedLeaves });
    return faults.map(scheduleFaultWords);
  } catch (error) {
    if (!(error instanceof TableFileError)) throw error;
    return [`it is not a table: ${error.code.replaceAll('_', ' ')}`];
  }
}
