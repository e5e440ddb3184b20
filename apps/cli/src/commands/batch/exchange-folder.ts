import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { errorCode } from '../../files/error-code.ts';

const SPREADSHEETS: ReadonlySet<string> = new Set(['.xlsx', '.csv']);
const STATE_SUFFIX = '.batch.json';
const PLACES = ['working', 'results', 'done', 'failed'] as const;

/** A file in progress; `batchId` is null until it is uploaded. */
export interface TakenFile {
  readonly name: string;
  readonly batchId: string | null;
}

/**
 * Exchange folder for spreadsheets: new files arrive at the top, `working` has those in progress, `results` the
 * results, `done` and `failed` the originals. Files move by rename, so none is ever partial.
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
        const { mtimeMs } = await stat(join(path, name));
        // A file with the name of one in progress waits.
        if (inProgress.has(name) || now.getTime() - mtimeMs < settledMs) continue;
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
      const target = join(path, 'results', `${basename(name, extname(name))}-results.${format}`);
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
    .filter((name) => !name.startsWith('.') && !name.startsWith('~'))
    .toSorted();
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
  await writeFile(`${path}.part`, content);
  await rename(`${path}.part`, path);
}
