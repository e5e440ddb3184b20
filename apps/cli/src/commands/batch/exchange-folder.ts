import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { errorCode } from '../../files/error-code.ts';

const SPREADSHEETS: ReadonlySet<string> = new Set(['.xlsx', '.csv']);
const STATE_SUFFIX = '.batch.json';
/** Leaves room for the longest suffix in the 255 bytes of a file name. */
export const NAME_MAX_BYTES = 240;
const PLACES = ['working', 'results', 'done', 'failed'] as const;

/** A file in progress; `batchId` is null until it is uploaded. */
export interface TakenFile {
  readonly name: string;
  readonly batchId: string | null;
}

/**
 * Exchange folder for spreadsheets: new files arrive at the top, `working` has those in progress, `results` the
 * results, `done` and `failed` the originals. Files move by rename, so none is ever partial. Links are left alone.
 */
export interface ExchangeFolder {
  /** Moves new files to `working` once unmodified for `settledMs`; returns all files there. */
  readonly take: (now: Date, settledMs: number) => Promise<readonly TakenFile[]>;
  readonly read: (file: TakenFile) => Promise<Uint8Array>;
  /** Stores the batch id of a file, so that a restart continues without charging twice. */
  readonly noteBatch: (file: TakenFile, batchId: string) => Promise<void>;
  /** Writes the results and moves the file to `done`; returns the path of the results. */
  readonly finish: (file: TakenFile, results: Uint8Array, format: string) => Promise<string>;
  readonly fail: (file: TakenFile, reason: string) => Promise<void>;
}

export async function openExchangeFolder(path: string): Promise<ExchangeFolder> {
  for (const place of PLACES) await mkdir(join(path, place), { recursive: true });
  const working = (name: string): string => join(path, 'working', name);
  const putAway = async (name: string, place: 'done' | 'failed'): Promise<void> => {
    await rename(working(name), join(path, place, name));
    await rm(working(name + STATE_SUFFIX), { force: true });
  };

  return {
    take: async (now, settledMs) => {
      const inProgress = new Set(await spreadsheets(join(path, 'working')));
      for (const name of await spreadsheets(path)) {
        const changedAt = await changeTime(join(path, name));
        if (changedAt === null) continue;
        // The clock of a file server may be ahead.
        const isSettled = settledMs === 0 || now.getTime() - changedAt >= settledMs;
        // A file with the name of one in progress waits.
        if (!isSettled || inProgress.has(name)) continue;
        await rename(join(path, name), working(name));
        inProgress.add(name);
      }

      return Promise.all(
        [...inProgress].toSorted().map(async (name) => ({ name, batchId: await notedBatch(working(name)) })),
      );
    },
    read: ({ name }) => readFile(working(name)),
    noteBatch: ({ name }, batchId) =>
      writeWhole(working(name + STATE_SUFFIX), JSON.stringify({ batch_id: batchId })),
    finish: async ({ name }, results, format) => {
      const target = join(path, 'results', `${await resultsStem(path, name)}-results.${format}`);
      await writeWhole(target, results);
      await putAway(name, 'done');
      return target;
    },
    fail: async ({ name }, reason) => {
      await writeWhole(join(path, 'failed', `${name}.txt`), `${reason}\n`);
      await putAway(name, 'failed');
    },
  };
}

async function spreadsheets(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && SPREADSHEETS.has(extname(entry.name).toLowerCase()))
    .map(({ name }) => name)
    .filter((name) => !/^[.~]/.test(name) && Buffer.byteLength(name) <= NAME_MAX_BYTES)
    .toSorted();
}

/** Null for a file that has disappeared or whose name is not valid UTF-8. */
async function changeTime(path: string): Promise<number | null> {
  try {
    return (await stat(path)).mtimeMs;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

const stemOf = (name: string): string => basename(name, extname(name));

/** The name without its ending; the whole name if the shorter one is that of another file's results. */
async function resultsStem(path: string, name: string): Promise<string> {
  const done = await spreadsheets(join(path, 'done'));
  const results = await spreadsheets(join(path, 'results'));
  const isOthers = !done.includes(name) && done.some((other) => stemOf(other) === stemOf(name));
  return isOthers || results.some((each) => stemOf(each) === `${name}-results`) ? name : stemOf(name);
}

async function notedBatch(path: string): Promise<string | null> {
  try {
    const state: unknown = JSON.parse(await readFile(path + STATE_SUFFIX, 'utf8'));
    const id = typeof state === 'object' && state !== null && 'batch_id' in state ? state.batch_id : null;
    return typeof id === 'string' ? id : null;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  const part = join(dirname(path), '.part');
  await rm(part, { force: true });
  // Exclusive, so that a link put there meanwhile is not followed.
  await writeFile(part, content, { flag: 'wx' });
  await rename(part, path);
}
