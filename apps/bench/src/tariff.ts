import type { LoadedSchedule } from '@svc/schedules/schedule-cache';
import type { ScheduleLine } from '@svc/tariff/schedule/line';
import { fork } from 'node:child_process';
import { Agent, get } from 'node:http';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { dataFile } from './data-folder.ts';
import { quantile, say, inParallel, timed } from './figures.ts';
import { loadUsSchedule } from './stack/load-schedule.ts';
import { readUsSchedule } from './stack/read-us-schedule.ts';
import { ownerUrl, startStack, type Stack } from './stack/stack.ts';

interface RateOptions {
  readonly count: number;
  readonly width: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Requests per second and mean response bytes over keep-alive connections; responses are read, not parsed. */
async function httpRate(
  urlOf: (place: number) => string,
  { count, width, headers = {} }: RateOptions,
): Promise<{ readonly rate: number; readonly bytes: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: width });
  let bytes = 0;
  const { ms } = await timed(() =>
    inParallel(count, width, async (place) => {
      const answered = await readAnswer(urlOf(place), agent, headers);
      bytes += answered;
    }),
  );
  agent.destroy();

  return { rate: count / (ms / 1000), bytes: Math.round(bytes / count) };
}

function readAnswer(url: string, agent: Agent, headers: Readonly<Record<string, string>>): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve(bytes);
        else reject(new Error(`${url} answered ${answer.statusCode}`));
      });
      answer.on('error', reject);
    }).on('error', reject);
  });
}

const LOADS = 5;
const QUERIES = 400;
const HTTP_ROUNDS = 3;
const HTTP_COUNT = 2000;
const HTTP_WIDTH = 32;
const FIXED_BODY_SERVER = fileURLToPath(new URL('./floor/fixed-body-server.js', import.meta.url));

/** Measures loading and searching the full US schedule against their baselines. Prints its report. */
export async function benchTariff(): Promise<void> {
  const path = dataFile('us/hts-2026-rev4.csv');
  const stack = await startStack();
  try {
    await reportLoads(stack, path);
    await loadUsSchedule(stack, {
      path: dataFile('us/hts-2025-rev32.csv'),
      version: 'other',
      activate: true,
    });
    const schedule = await readUsSchedule(stack);
    await reportHttp(stack, [...queriesOf(schedule, wordQuery), ...queriesOf(schedule, codeQuery)]);
  } finally {
    await stack.stop();
  }
}

async function reportLoads(stack: Stack, path: string): Promise<void> {
  const owner = ownerUrl(stack);
  const [loads, floors]: [number[], number[]] = [[], []];
  // Alternating, so that other load affects both alike; the first round is warm-up.
  for (let turn = 0; turn <= LOADS; turn += 1) {
    const floor = await floorInThread(owner, path);
    const load = await loadUsSchedule(stack, { path, version: `bench-${turn}`, activate: false });
    if (turn > 0) [loads[turn - 1], floors[turn - 1]] = [load, floor];
  }
  const [load, floor] = [quantile(loads, 0.5), quantile(floors, 0.5)];
  say(
    `load of the US schedule: p50 ${load.toFixed(0)} ms; floor (csv-parse and COPY): ${floor.toFixed(0)} ms`,
  );
  say(`  ratio ${(load / floor).toFixed(2)} (at most 2.5)`);
}

// A load runs in a fresh thread without compiled code, so the baseline does too.
function floorInThread(databaseUrl: string, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./floor/load-floor-thread.js', import.meta.url), {
      workerData: { databaseUrl, path },
    });
    thread.once('message', (ms) => resolve(Number(ms)));
    thread.once('error', reject);
  });
}

async function reportHttp(stack: Stack, queries: readonly string[]): Promise<void> {
  const headers = { 'X-API-Key': stack.key };
  const options = { count: HTTP_COUNT, width: HTTP_WIDTH, headers };
  const search = (place: number): string =>
    `${stack.address}/api/hts/search?market=US&q=${encodeURIComponent(queries[(place * 7) % queries.length] ?? 'cotton')}`;
  const { bytes } = await httpRate(search, options);
  const fixed = await startFixedBody(bytes);
  const [rates, floors]: [number[], number[]] = [[], []];
  try {
    await httpRate(() => fixed.url, options);
    for (let round = 0; round < HTTP_ROUNDS; round += 1) {
      rates.push((await httpRate(search, options)).rate);
      floors.push((await httpRate(() => fixed.url, options)).rate);
    }
  } finally {
    fixed.stop();
  }
  const [rate, floor] = [quantile(rates, 0.5), quantile(floors, 0.5)];
  say(
    `search over HTTP, ${bytes} bytes a mean answer: ${rate.toFixed(0)}/s; Express with a fixed body: ${floor.toFixed(0)}/s`,
  );
  say(`  ratio ${(rate / floor).toFixed(2)} (at least 0.5)`);
}

function startFixedBody(bytes: number): Promise<{ readonly url: string; stop(): void }> {
  const child = fork(FIXED_BODY_SERVER, [String(bytes)], { env: { NODE_ENV: 'production' } });

  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => reject(new Error('the server of the fixed body ended')));
    child.once('message', (port) => {
      child.removeAllListeners('exit');
      resolve({ url: `http://127.0.0.1:${Number(port)}/fixed`, stop: () => child.disconnect() });
    });
  });
}

const WORDS_A_QUERY = 3;

/** Queries from evenly sampled lines of the schedule, each by the line and its place among the queries. */
function queriesOf(
  { index, lineIndex }: LoadedSchedule,
  queryOf: (line: ScheduleLine, place: number) => string | null,
): readonly string[] {
  const queries: string[] = [];
  const step = Math.floor(lineIndex.lineCount / (QUERIES * 2));
  for (let position = 0; position < lineIndex.lineCount && queries.length < QUERIES; position += step) {
    const query = queryOf(index.line(position), queries.length);
    if (query !== null) queries.push(query);
  }
  return queries;
}

/** The first long terms of a line, every fifth time misspelt. */
function wordQuery({ description }: ScheduleLine, place: number): string | null {
  const words = description.match(/\p{L}{4,}/gu) ?? [];
  const query = words.slice(0, WORDS_A_QUERY).join(' ').toLowerCase();
  if (query === '') return null;
  return place % 5 === 0 ? misspelt(query) : query;
}

/** A line's full code or its first 2 to 8 digits. */
function codeQuery({ codeDigits }: ScheduleLine, place: number): string | null {
  return codeDigits?.slice(0, [10, 4, 6, 2, 8][place % 5]) ?? null;
}

function misspelt(query: string): string {
  return `${query.slice(0, -3)}${query.at(-2) ?? ''}${query.at(-3) ?? ''}${query.at(-1) ?? ''}`;
}
