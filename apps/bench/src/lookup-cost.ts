import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '@svc/local-services/embedded-postgres';
import { openClient, type StorageClient } from '@svc/storage/client';
import { say } from './figures.ts';
import { finishedLookup } from './lookups.ts';
import { startCountingProxy, type Traffic } from './stack/counting-proxy.ts';
import { findProcess } from './stack/find-process.ts';
import { startStack, type Stack } from './stack/stack.ts';

const PROCESSES = ['api', 'worker-classify', 'worker-webhook'] as const;
const LOOKUPS = 200;
const WARM_UP = 50;
const IDLE_MS = 5000;
const POLL_MS = 20;
/** Clock ticks of /proc per second. */
const TICKS = 100;
const RECEIVER = 'http://127.0.0.1:1/';

type Counts = ReadonlyMap<string, Traffic & { readonly cpuMs: number }>;

/**
 * Counts statements, round trips, bytes and CPU time of a lookup from POST to its event, by process, minus idle
 * activity. Lookups run sequentially. Prints a table.
 */
export async function benchLookupCost(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'svc-cost-'));
  const postgres = await startPostgres({ dataDir: folder, durable: true, log: () => undefined });
  const direct = new URL(postgres.url);
  const proxy = await startCountingProxy(Number(direct.port));
  const counted = new URL(direct);
  counted.port = String(proxy.port);
  const database = await openClient(postgres.url);
  const stack = await startStack({ DATABASE_URL: counted.href, WEBHOOK_ALLOW_HOSTS: new URL(RECEIVER).host });

  try {
    await lookups(stack, database, WARM_UP);
    const watch = async (work: () => Promise<unknown>) => {
      proxy.take();
      const before = processorTimes(stack);
      const started = performance.now();
      await work();
      return { counts: countsOf(stack, proxy.take(), before), ms: performance.now() - started };
    };
    const idle = await watch(() => sleep(IDLE_MS));
    const busy = await watch(() => lookups(stack, database, LOOKUPS));
    print(busy.counts, idle.counts, busy.ms / idle.ms);
  } finally {
    await stack.stop();
    await database.end();
    proxy.close();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function lookups(stack: Stack, database: StorageClient, count: number): Promise<void> {
  for (let place = 0; place < count; place += 1)
    await finishedLookup(stack, database, { place, pollMs: POLL_MS });
}

function processorTimes(stack: Stack): ReadonlyMap<string, number> {
  return new Map(
    PROCESSES.map((name) => {
      const pid = findProcess(new RegExp(`/${name}/dist/main\\.js`), stack);
      if (pid === null) throw new Error(`${name} is not running`);
      // Fields after the parenthesized name: 14 is user time, 15 system time.
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      return [name, ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS] as const;
    }),
  );
}

function countsOf(
  stack: Stack,
  traffic: ReadonlyMap<string, Traffic>,
  before: ReadonlyMap<string, number>,
): Counts {
  const after = processorTimes(stack);
  const none = { statements: 0, roundTrips: 0, bytesOut: 0, bytesIn: 0, texts: new Map<string, number>() };
  return new Map(
    PROCESSES.map((name) => [
      name,
      { ...(traffic.get(name) ?? none), cpuMs: (after.get(name) ?? 0) - (before.get(name) ?? 0) },
    ]),
  );
}

function print(busy: Counts, idle: Counts, share: number): void {
  say('a lookup, POST to event  statements  round trips  bytes out  bytes in  processor ms');
  for (const name of PROCESSES) {
    const of = (field: keyof Omit<Traffic, 'texts'> | 'cpuMs') =>
      ((busy.get(name)?.[field] ?? 0) - (idle.get(name)?.[field] ?? 0) * share) / LOOKUPS;
    const cells = [of('statements'), of('roundTrips'), of('bytesOut'), of('bytesIn'), of('cpuMs')];
    const widths = [12, 13, 11, 10, 14];
    say(name.padEnd(23) + cells.map((cell, at) => cell.toFixed(1).padStart(widths[at] ?? 0)).join(''));
  }
  if (process.argv.includes('--statements')) for (const name of PROCESSES) printStatements(name, busy);
}

function printStatements(name: string, busy: Counts): void {
  const texts = [...(busy.get(name)?.texts ?? [])].toSorted(([, left], [, right]) => right - left);
  say(`\n${name}, statements a lookup, those of idle times included:`);
  for (const [text, count] of texts.filter(([, executions]) => executions >= LOOKUPS / 4))
    say(`${(count / LOOKUPS).toFixed(2).padStart(6)}  ${text}`);
}
