import type { DatasetLoad, LoadReport, LoadStage } from '@svc/domain/datasets/dataset-load';
import { readParts } from '@svc/storage/datasets/read-parts';
import { writeVersion } from '@svc/storage/datasets/write-version';
import { readRowsOrText } from '@svc/table-file/read-table';
import { TableFileError } from '@svc/table-file/table-file-error';
import { readSchedule } from '@svc/tariff/schedule/read-schedule';
import type { ReadSchedule } from '@svc/tariff/schedule/report';
import { openClient } from '@svc/storage/client';
import { companions } from './companions.ts';

/** Maximum rejected rows and errors in a report. */
const REPORTED_MAX = 100;

/** Input of a load; structured-cloneable. */
export interface ReadAndWriteRequest {
  readonly url: string;
  readonly load: DatasetLoad;
  readonly expectedLeaves: number | null;
  readonly now: Date;
}

/** Result of a load; `datasetId` is null if the file was rejected and nothing was written. */
export interface ReadAndWriteResult {
  readonly datasetId: string | null;
  readonly report: LoadReport;
}

/**
 * Reads a load's files from the database, validates them as a whole and writes the version. CPU-bound for seconds: run
 * in a thread.
 */
export async function readAndWrite(
  { url, load, expectedLeaves, now }: ReadAndWriteRequest,
  onProgress: (stage: LoadStage, percent: number) => void,
): Promise<ReadAndWriteResult> {
  const client = await openClient(url);
  try {
    onProgress('reading', 5);

    const parts = await readParts(client, load.id);
    const schedule = parts.find((part) => part.part === 'schedule');
    if (schedule === undefined) throw new Error(`load ${load.id} has no schedule file`);

    const source = await readRowsOrText(schedule.bytes);
    onProgress('checking', 30);

    const read = readSchedule(load.market, source, {
      ...(expectedLeaves === null ? {} : { expectedLeaves }),
      ...(await companions(client, load, parts)),
    });
    const report = reportOf(read);
    if (read.faults.length > 0) return { datasetId: null, report };

    onProgress('writing', 50);
    return { datasetId: await writeVersion(client, load, read.lines, report, now), report };
  } catch (error) {
    if (!(error instanceof TableFileError)) throw error;
    return { datasetId: null, report: unreadable(error) };
  } finally {
    await client.end();
  }
}

// A retry would fail in the same way.
function unreadable({ code }: TableFileError): LoadReport {
  const faults = [{ code: 'unknown_format', sourceRow: null, params: { reason: code } }] as const;
  return reportOf({ lines: [], rejected: [], ignoredColumns: [], faults });
}

function reportOf(read: ReadSchedule): LoadReport {
  const leaves = read.lines.filter((line) => line.isLeaf);
  const rejectedBy: Record<string, number> = {};
  for (const { reason } of read.rejected) rejectedBy[reason] = (rejectedBy[reason] ?? 0) + 1;

  return {
    lines: read.lines.length,
    entries: read.lines.filter((line) => line.code !== null).length,
    leaves: leaves.length,
    unrated: leaves.filter(({ dutyRate }) => dutyRate === null || dutyRate === '').length,
    undatedRates: leaves.filter(({ extra }) => extra['rate_date'] === null).length,
    rejected: read.rejected.length,
    rejectedBy,
    rejectedRows: read.rejected.slice(0, REPORTED_MAX),
    ignoredColumns: read.ignoredColumns,
    faults: read.faults.slice(0, REPORTED_MAX),
  };
}
