import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { processEnvironment } from '@svc/runtime/config/standalone';
import { readTable } from '@svc/table-file/read-table';
import { runBatch, sellerTexts, uploadBatch, workbookOf } from './batch-calls.ts';
import { call } from './stack/client.ts';
import { classifyHere } from './classify-here.ts';
import { dataFile } from './data-folder.ts';
import { quantile, say, timed } from './figures.ts';
import { loadUsSchedule } from './stack/load-schedule.ts';
import { startStack, stopProcess, type Stack } from './stack/stack.ts';

const UPLOAD_ROWS = 10_000;
const UPLOADS = 3;
const RATE_ROWS = 1_000;
const WARM_UP_ROWS = 400;
const ROUNDS = 3;
/** As `npm start` runs the first worker. */
const YOUNG_GENERATION = ['--min-semi-space-size=64', '--max-semi-space-size=64'];
const WORKER = fileURLToPath(new URL('../../worker-batch/dist/main.js', import.meta.url));

/**
 * Measures batches: uploads against a bare parse of the file, and rows of one and two workers against in-process
 * classification.
 */
export async function benchBatch(): Promise<void> {
  const stack = await startStack({ BATCH_MAX_ROWS: '50000' });
  try {
    const path = dataFile('us/hts-2026-rev4.csv');
    await loadUsSchedule(stack, { path, version: 'bench', activate: true });
    // Otherwise the first upload would wait for the new version to load.
    await call(stack, 'GET', '/api/hts/search?market=US&q=shirt');
    await reportUploads(stack);
    await reportRates(stack);
  } finally {
    await stack.stop();
  }
}

async function reportUploads(stack: Stack): Promise<void> {
  const file = await workbookOf(sellerTexts(UPLOAD_ROWS));
  const [uploads, reads]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < UPLOADS; turn += 1) {
    uploads.push((await timed(() => uploadBatch(stack, file))).ms);
    reads.push((await timed(() => readTable(file))).ms);
  }
  const each = uploads.map((ms, turn) => (ms / (reads[turn] ?? ms)).toFixed(2)).join(', ');
  say(
    `upload of ${UPLOAD_ROWS} rows: p50 ${quantile(uploads, 0.5).toFixed(0)} ms; bare read ${quantile(reads, 0.5).toFixed(0)} ms; ratios in their order ${each} (at most 2)`,
  );
}

async function reportRates(stack: Stack): Promise<void> {
  const rates: { alone: number[]; one: number[]; two: number[] } = { alone: [], one: [], two: [] };
  const texts = sellerTexts(RATE_ROWS * 2 * ROUNDS + WARM_UP_ROWS);
  const textsOf = (turn: number): readonly string[] => texts.slice(turn * RATE_ROWS, (turn + 1) * RATE_ROWS);
  const standstills: number[] = [];
  const run = async (turn: number): Promise<number> => {
    const ended = await runBatch(stack, await uploadBatch(stack, await workbookOf(textsOf(turn))));
    standstills.push(ended.standstillMs);
    return ended.rate;
  };
  const busy: { one: number[]; two: number[] } = { one: [], two: [] };
  const measure = async (workers: 'one' | 'two', turn: number): Promise<void> => {
    const watched = await watchCores(() => run(turn));
    rates[workers].push(watched.value);
    busy[workers].push(watched.busy);
  };
  await run(2 * ROUNDS);
  standstills.length = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    rates.alone.push(await rateHere(stack, textsOf(2 * round)));
    await measure('one', 2 * round);
    const second = await startWorker(stack);
    // Warms up the second worker; the first run warmed up the first.
    await run(2 * ROUNDS);
    await measure('two', 2 * round + 1);
    await stopProcess(second);
  }
  const [alone, one, two] = [rates.alone, rates.one, rates.two].map((values) => quantile(values, 0.5));
  say(
    `rows a second: classifier in this process ${alone?.toFixed(0)}, one worker ${one?.toFixed(0)}, two ${two?.toFixed(0)}`,
  );
  say(`  one worker to the classifier ${((one ?? 0) / (alone ?? 1)).toFixed(2)} (at least 0.7)`);
  say(`  longest time without progress ${(Math.max(...standstills) / 1000).toFixed(1)} s (at most 1)`);
  // If two workers use all cores, the machine is the limit.
  const [busyOne, busyTwo] = [busy.one, busy.two].map((shares) => (100 * quantile(shares, 0.5)).toFixed(0));
  say(`  cores of this machine busy: with one worker ${busyOne} %, with two ${busyTwo} %`);
}

async function rateHere(stack: Stack, texts: readonly string[]): Promise<number> {
  const took = await classifyHere(stack, texts, { material: 'cotton', use: 'household', origin: 'CN' });
  return took.length / (took.reduce((sum, ms) => sum + ms, 0) / 1000);
}

function startWorker(stack: Stack): Promise<ChildProcess> {
  const child = fork(WORKER, [], {
    env: {
      ...processEnvironment(),
      DATABASE_URL: stack.databaseUrl,
      ...(stack.redisUrl === null ? {} : { REDIS_URL: stack.redisUrl }),
      DATA_DIR: stack.dataDir,
      SECRET_KEY: readFileSync(join(stack.dataDir, 'secret-key'), 'utf8').trim(),
      LOG_LEVEL: 'warn',
    },
    execArgv: YOUNG_GENERATION,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });

  return new Promise((resolve, reject) => {
    child.once('message', () => resolve(child));
    child.once('exit', (code) => reject(new Error(`the second worker ended with ${code}`)));
  });
}

/** Result of work, and the busy share of all cores meanwhile, 0 to 1. */
async function watchCores<T>(work: () => Promise<T>): Promise<{ readonly value: T; readonly busy: number }> {
  const idle = (): number => cpus().reduce((sum, { times }) => sum + times.idle, 0);
  const before = idle();
  const { ms, value } = await timed(work);
  return { value, busy: 1 - (idle() - before) / (ms * cpus().length) };
}
