import { setTimeout as sleep } from 'node:timers/promises';
import { quantile } from '../figures.ts';
import { call } from '../stack/client.ts';
import { outcomeOf } from './outcome.ts';
import { openSite, type Site } from './site.ts';
import { postLookups, startBatch, uploadBatch, type Posted } from './work.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startRedis } from '@svc/local-services/private-redis';
import { askRedis } from '@svc/local-services/redis-ask';

/** A Redis without supervisor or persistence: after a kill it restarts empty. */
interface OwnRedis {
  readonly url: string;
  flush(): Promise<void>;
  /** Suspends the server like a hung host; returns a function that resumes it. */
  freeze(): () => Promise<void>;
  /** Kills the server; returns a function that starts another at the same address. */
  kill(): () => Promise<void>;
  close(): Promise<void>;
}

const LOOKUPS = 1000;
const ROWS = 1000;
const AWAY_MS = 30_000;
// Covers the outage and a few seconds on both sides.
const PER_SECOND = 25;
const AWAY_AFTER = 125;

/** Runs `FLUSHALL` during lookups, a batch and webhook deliveries. Returns the report line. */
export function flushed(): Promise<string> {
  return withRedis(async (site, redis) => {
    const batchId = await uploadBatch(site, ROWS);
    const flushes: Promise<void>[] = [];
    let left = 0;
    const midway = async (): Promise<void> => {
      left = await waiting(site);
      await redis.flush();
    };
    await startBatch(site, batchId);
    const posted = await postLookups(site, {
      count: LOOKUPS,
      onAnswered: (answered) => {
        if (answered === LOOKUPS / 2) flushes.push(midway());
      },
    });
    await Promise.all(flushes);
    const end = await outcomeOf(site, { accepted: posted.ids, batchId, rows: ROWS });

    return `flushed with ${left} lookups and rows unfinished and half of the lookups to come; ${end}`;
  });
}

/** Freezes Redis for 30 seconds while lookups are posted and a batch runs. Returns the report line. */
export function frozen(): Promise<string> {
  return withRedis((site, redis) => away(site, () => redis.freeze()));
}

/** Kills Redis for 30 seconds while lookups are posted and a batch runs. Returns the report line. */
export function killed(): Promise<string> {
  return withRedis((site, redis) => away(site, () => redis.kill()));
}

async function withRedis(scenario: (site: Site, redis: OwnRedis) => Promise<string>): Promise<string> {
  const redis = await startOwnRedis();
  try {
    const site = await openSite({ REDIS_URL: redis.url });
    try {
      return await scenario(site, redis);
    } finally {
      await site.close();
    }
  } finally {
    await redis.close();
  }
}

interface Absence {
  readonly from: number;
  readonly to: number;
  readonly said: string;
}

async function away(site: Site, leave: () => () => Promise<void>): Promise<string> {
  const batchId = await uploadBatch(site, ROWS);
  const absences: Promise<Absence>[] = [];
  const posted = await postLookups(site, {
    count: LOOKUPS,
    perSecond: PER_SECOND,
    onAnswered: (answered) => {
      if (answered === AWAY_AFTER) absences.push(stayAway(site, leave(), batchId));
    },
  });
  const [absence] = await Promise.all(absences);
  const said = inWords(posted, absence);
  const end = await outcomeOf(site, { accepted: posted.ids, batchId, rows: ROWS });

  return `${said}; ${end}`;
}

/** Starts the batch while the queue is down; checks health before the queue returns. */
async function stayAway(site: Site, back: () => Promise<void>, batchId: string): Promise<Absence> {
  const from = Date.now();
  await startBatch(site, batchId);
  await sleep(from + AWAY_MS / 2 - Date.now());
  const { body } = await call(site.stack, 'GET', '/api/health');
  await sleep(from + AWAY_MS - Date.now());
  const left = await waiting(site);
  const to = Date.now();
  await back();
  const issues = (body as { readonly issues: readonly string[] }).issues.join(' ');
  const said = `health says "${issues}", ${left} lookups and rows unfinished at its return`;

  return { from, to, said };
}

function inWords({ answers, unavailable, cutOff, other }: Posted, absence: Absence | undefined): string {
  if (absence === undefined) throw new Error('the queue was never taken away');

  const { from, to, said } = absence;
  const isMeanwhile = ({ at }: { readonly at: number }): boolean => at >= from && at < to;
  const times = (among: Posted['answers']): string => {
    const took = among.map(({ ms }) => ms);
    const [p50, p95, most] = [0.5, 0.95, 1].map((share) => quantile(took, share).toFixed(0));
    return `${took.length} answers 202, p50 ${p50} ms, p95 ${p95} ms, most ${most} ms`;
  };
  const refused = unavailable + cutOff + other.length;

  return [
    `away for ${((to - from) / 1000).toFixed(0)} s, ${said}`,
    `meanwhile ${times(answers.filter(isMeanwhile))}`,
    `before and after ${times(answers.filter((answer) => !isMeanwhile(answer)))}`,
    `${refused} other answers`,
  ].join('; ');
}

export async function waiting({ database: { client } }: Site): Promise<number> {
  const [row] = await client.$queryRaw<{ left: number }[]>`
    SELECT ((SELECT count(*) FROM lookups WHERE status IN ('queued', 'processing'))
      + (SELECT count(*) FROM batch_rows WHERE status IN ('pending', 'processing')))::int AS left`;
  return row?.left ?? 0;
}

async function startOwnRedis(): Promise<OwnRedis> {
  const dataDir = mkdtempSync(join(tmpdir(), 'svc-bench-redis-'));
  const start = () => startRedis({ dataDir, durable: false, log: () => undefined });
  let server = await start();

  return {
    url: server.url,
    flush: async () => void (await askRedis(server.url, 'FLUSHALL')),
    freeze: () => {
      process.kill(server.pid, 'SIGSTOP');
      return async () => void process.kill(server.pid, 'SIGCONT');
    },
    kill: () => {
      process.kill(server.pid, 'SIGKILL');
      return async () => void (server = await start());
    },
    close: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
