import { once } from 'node:events';
import { openDatabase } from '@svc/storage/prisma';
import { findProcess } from '../stack/find-process.ts';
import { startStack } from '../stack/stack.ts';
import { outcomeOf } from './outcome.ts';
import { waiting } from './queue-lost.ts';
import { openSite, type Site } from './site.ts';
import { postLookups, startBatch, until, uploadBatch } from './work.ts';

const LOOKUPS = 1000;
const ROWS = 1000;
const KILL_AT_ROWS = [200, 500] as const;
const ROWS_WITHIN_MS = 120_000;
const POSTGRES = /\/postgres -D /;
const BATCH_WORKER = /apps\/worker-batch\/dist\/main\.js/;

/** Kills PostgreSQL during lookups and a batch; the supervisor restarts it. Returns the report line. */
export function postgresKilled(): Promise<string> {
  return withSite(async (site) => {
    const batchId = await uploadBatch(site, ROWS);
    await startBatch(site, batchId);
    const posted = await postLookups(site, {
      count: LOOKUPS,
      onAnswered: (answered) => {
        if (answered === LOOKUPS / 2) kill(site, POSTGRES);
      },
    });
    const left = await waiting(site).catch(() => 0);
    const { unavailable, cutOff, other } = posted;
    const met = `meanwhile ${unavailable} answers 503 with Retry-After, ${cutOff} calls cut off, ${other.length} other answers${other.length === 0 ? '' : ` (${other[0]})`}`;
    const end = await outcomeOf(site, { accepted: posted.ids, batchId, rows: ROWS });

    return `killed with half of the lookups to come; ${met}; ${left} unfinished at the last answer; ${end}`;
  });
}

/** Kills the batch worker twice during a batch. Returns the report line. */
export function batchWorkerKilled(): Promise<string> {
  return withSite(async (site) => {
    const batchId = await uploadBatch(site, ROWS);
    await startBatch(site, batchId);
    const killedAt: number[] = [];
    for (const rows of KILL_AT_ROWS) {
      await until(async () => (await processed(site, batchId)) >= rows, ROWS_WITHIN_MS);
      kill(site, BATCH_WORKER);
      killedAt.push(await processed(site, batchId));
    }
    const end = await outcomeOf(site, { accepted: [], batchId, rows: ROWS });

    return `killed at ${killedAt.join(' and ')} of ${ROWS} rows; ${end}`;
  });
}

/** Stops and restarts the supervisor during lookups and a batch. Returns the report line. */
export function stopped(): Promise<string> {
  return withSite(async (site) => {
    const batchId = await uploadBatch(site, ROWS);
    await startBatch(site, batchId);
    const posted = await postLookups(site, { count: LOOKUPS });
    const left = await waiting(site);
    const started = Date.now();
    const ended = once(site.stack.supervisor, 'exit');
    site.stack.supervisor.kill('SIGTERM');
    const [code] = (await ended) as [number | null];
    const seconds = (Date.now() - started) / 1000;
    if (seconds >= 15 || code !== 0) process.exitCode = 1;
    const stack = await startStack(site.settings, { again: site.stack.dataDir });
    const database = openDatabase(stack.databaseUrl, 2);
    try {
      const end = await outcomeOf(
        { ...site, stack, database },
        { accepted: posted.ids, batchId, rows: ROWS },
      );
      return `SIGTERM with ${left} lookups and rows unfinished: ended with ${code} after ${seconds.toFixed(1)} s (under 15); started again; ${end}`;
    } finally {
      await database.close();
      await stack.stop();
    }
  });
}

async function withSite(scenario: (site: Site) => Promise<string>): Promise<string> {
  const site = await openSite();
  try {
    return await scenario(site);
  } finally {
    await site.close();
  }
}

async function processed({ database: { client } }: Site, id: string): Promise<number> {
  return (await client.batch.findUniqueOrThrow({ where: { id } })).processedRows;
}

function kill({ stack }: Site, pattern: RegExp): void {
  const pid = findProcess(pattern, stack);
  if (pid === null) throw new Error(`no process ${pattern} to kill`);
  process.kill(pid, 'SIGKILL');
}
