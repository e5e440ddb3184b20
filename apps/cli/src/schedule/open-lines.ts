import { chooseDataset } from '@svc/domain/datasets/choose-dataset';
import { createDatasetStore } from '@svc/storage/datasets/dataset-store';
import { findRatedLine, ratedLines, type StoredRates } from '@svc/storage/datasets/rated-lines';
import type { Market } from '@svc/tariff/market';
import type { CommandContext } from '../command-line/command.ts';
import { basename } from 'node:path';
import { readScheduleLines } from '../evaluation/read-schedule-file.ts';

export interface AskedLines {
  readonly version: string;
  readonly find: (digits: string) => Promise<StoredRates | null>;
  readonly all: () => Promise<readonly StoredRates[]>;
}

interface Source {
  readonly market: Market;
  readonly version: string | null;
  /** A schedule file; needs no installation. */
  readonly schedule: string | null;
}

/** Opens the lines of a schedule file, otherwise of the named or active version. */
export async function openLines(
  { market, version, schedule }: Source,
  context: CommandContext,
): Promise<AskedLines> {
  if (schedule !== null) return linesOfFile(market, schedule);

  const { db } = await context.installation();
  const dataset = await chooseDataset(createDatasetStore(db), market, version, 'version');

  return {
    version: dataset.version,
    find: (digits) => findRatedLine(db, dataset.id, digits),
    all: () => ratedLines(db, dataset.id),
  };
}

async function linesOfFile(market: Market, path: string): Promise<AskedLines> {
  const lines = await readScheduleLines(market, path);
  return {
    version: basename(path),
    find: async (digits) => lines.find((line) => line.codeDigits === digits) ?? null,
    all: async () => lines.filter(({ code }) => code !== null),
  };
}
