import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { withClient } from '@svc/storage/client';
import { createActivationStore } from '@svc/storage/datasets/activation-store';
import { openDatabase, type Database } from '@svc/storage/prisma';
import { fillBare } from './bare-table.ts';
import { call } from './stack/client.ts';
import { dataFile } from './data-folder.ts';
import { findProcess } from './stack/find-process.ts';
import { quantile, say, timed } from './figures.ts';
import { loadUsSchedule } from './stack/load-schedule.ts';
import { ownerUrl, startStack, type Stack } from './stack/stack.ts';

const SKUS = 1_000_000;
const READ_MS = 20;
const IDLE_READS = 300;
const DONE_WITHIN_MS = 300_000;
const INSERT_SKUS = `
  WITH codes AS (
    SELECT l.code, l.code_digits, row_number() OVER (ORDER BY l.position) - 1 AS place
    FROM tariff_lines l JOIN datasets d ON d.id = l.dataset_id
    WHERE d.market = 'US' AND d.state = 'active' AND l.is_leaf
  )
  INSERT INTO skus (sku, market, description, current_code, code_digits, code_status, checked_version, checked_at)
  SELECT 'SKU-' || n, 'US', 'Product ' || n, c.code, c.code_digits, 'valid', '2025-rev32', now()
  FROM generate_series(1, ${SKUS}) AS n JOIN codes c
    ON c.place = n % (SELECT count(*) FROM codes)`;
const TARIFF_WORKER = /apps\/worker-tariff\/dist\/main\.js/;
const READS = [
  '/api/hts/search?market=US&q=cotton%20shirt',
  '/api/hts/tree?market=US&code=6109.10.00',
  '/api/skus?page_size=20',
  '/api/alerts?limit=20',
  '/api/tariff-changes?market=US&limit=20',
] as const;

/**
 * Measures the alerts of 1,000,000 SKUs after a new version: duration, memory, and read latency meanwhile; `--kill`
 * also kills the worker during a switch back. Prints its report.
 */
export async function benchAlerts(): Promise<void> {
  const stack = await startStack();
  const database = openDatabase(stack.databaseUrl, 2);
  try {
    const before = { path: dataFile('us/hts-2025-rev32.csv'), version: '2025-rev32', activate: true };
    await loadUsSchedule(stack, before);
    await settled(database, '2025-rev32');
    await addSkus(ownerUrl(stack));
    const idle = await readsWhile(stack, async () => sleep(IDLE_READS * READ_MS));
    const meter = watchMemory(stack);
    const after = { path: dataFile('us/hts-2026-rev4.csv'), version: '2026-rev4', activate: true };
    let took = { switched: 0, done: 0 };
    const meanwhile = await readsWhile(stack, async () => {
      const switchedBefore = Date.now();
      await loadUsSchedule(stack, after);
      took = { switched: Date.now() - switchedBefore, done: await settled(database, '2026-rev4') };
    });
    report(await counted(database, '2026-rev4'), took, meter(), idle, meanwhile);
    if (process.argv.includes('--kill')) await switchBackAndKill(stack, database);
  } finally {
    await database.close();
    await stack.stop();
  }
}

async function addSkus(url: string): Promise<void> {
  return withClient(url, async (client) => {
    const { ms } = await timed(() => fillBare(client, ['skus'], () => client.query(INSERT_SKUS)));
    say(`${SKUS} SKUs spread over the declarable codes in ${(ms / 1000).toFixed(0)} s`);
  });
}

/** Milliseconds from the activation of a version until all its steps are done. */
async function settled({ client }: Database, toVersion: string, since = new Date(0)): Promise<number> {
  for (const deadline = Date.now() + DONE_WITHIN_MS; Date.now() < deadline; await sleep(READ_MS)) {
    const row = await client.activation.findFirst({
      where: { toVersion, step: 'done', createdAt: { gte: since } },
      orderBy: { createdAt: 'desc' },
    });
    if (row !== null) return (row.finishedAt?.getTime() ?? 0) - row.createdAt.getTime();
  }
  throw new Error(`the steps after the switch to ${toVersion} did not end in time`);
}

/** Milliseconds of sequential reads at a fixed interval while other work runs. */
async function readsWhile(stack: Stack, work: () => Promise<unknown>): Promise<readonly number[]> {
  const took: number[] = [];
  let going = true;
  const reader = (async () => {
    for (let place = 0; going; place += 1) {
      const { ms, value } = await timed(() => call(stack, 'GET', READS[place % READS.length] ?? READS[0]));
      if (value.status !== 200) throw new Error(`a read answered ${value.status}`);
      took.push(ms);
      await sleep(READ_MS);
    }
  })();
  await Promise.all([reader, work().finally(() => (going = false))]);

  return took;
}

/** Samples the worker's resident memory; the returned function yields the maximum in MiB. */
function watchMemory(stack: Stack): () => number {
  const pid = findProcess(TARIFF_WORKER, stack);
  if (pid === null) throw new Error('the tariff worker is not running');

  let most = 0;
  const timer = setInterval(() => {
    const kib = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? '0';
    most = Math.max(most, Number(kib) / 1024);
  }, READ_MS);

  return () => {
    clearInterval(timer);
    return most;
  };
}

async function counted({ client }: Database, toVersion: string) {
  const { id } = await client.activation.findFirstOrThrow({
    where: { toVersion },
    orderBy: { createdAt: 'desc' },
  });
  const [row] = await client.$queryRaw<{ alerts: number; events: number; doubled: number; left: number }[]>`
    WITH raised AS (SELECT id, sku_id FROM alerts WHERE activation_id = ${id})
    SELECT (SELECT count(*)::int FROM raised) AS alerts,
      (SELECT count(*)::int FROM raised r JOIN outbox_events o ON o.dedupe_key = 'sku.alert:' || r.id) AS events,
      (SELECT (count(*) - count(DISTINCT sku_id))::int FROM raised) AS doubled,
      (SELECT count(*)::int FROM skus s WHERE s.checked_version <> ${toVersion} AND s.code_status IN ('valid', 'changed')
         AND EXISTS (SELECT FROM activations a JOIN tariff_changes c ON c.market = a.market
           AND c.from_version = a.from_version AND c.to_version = a.to_version
           WHERE a.id = ${id} AND c.code_digits = s.code_digits)) AS left`;

  return row ?? { alerts: 0, events: 0, doubled: 0, left: 0 };
}

/**
 * Reactivates the previous version and kills the worker during its alerts; another takes over when the lease expires.
 */
async function switchBackAndKill(stack: Stack, database: Database): Promise<void> {
  const { client } = database;
  const before = await client.dataset.findFirstOrThrow({ where: { market: 'US', version: '2025-rev32' } });
  const switchedAt = new Date();
  const activation = await createActivationStore(client).switchTo(before.id, switchedAt);
  if (activation === null) throw new Error('the version was active already');

  const pid = findProcess(TARIFF_WORKER, stack);
  await until(async () => {
    const row = await client.activation.findUniqueOrThrow({ where: { id: activation.id } });
    return row.lastSkuId > SKUS / 4;
  });
  if (pid !== null) process.kill(pid, 'SIGKILL');
  const { lastSkuId } = await client.activation.findUniqueOrThrow({ where: { id: activation.id } });
  const ms = await settled(database, '2025-rev32', switchedAt);
  const { alerts, events, doubled, left } = await counted(database, '2025-rev32');
  say(
    `going back, worker killed at SKU ${lastSkuId}: done ${(ms / 1000).toFixed(1)} s after the switch (lease 20 s);`,
  );
  say(`  ${alerts} alerts, ${events} events, ${doubled} SKUs alerted twice, ${left} left out`);
}

async function until(reached: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + DONE_WITHIN_MS;
  while (!(await reached())) {
    if (Date.now() > deadline) throw new Error('the worker does not get on');
    await sleep(READ_MS);
  }
}

function report(
  { alerts, events, doubled, left }: Awaited<ReturnType<typeof counted>>,
  took: { readonly switched: number; readonly done: number },
  memory: number,
  idle: readonly number[],
  meanwhile: readonly number[],
): void {
  const seconds = (ms: number): string => (ms / 1000).toFixed(1);
  say(
    `load and switch in ${seconds(took.switched)} s; from the switch to its last alert ${seconds(took.done)} s (at most 20)`,
  );
  say(`${alerts} alerts, ${events} events, ${doubled} SKUs alerted twice, ${left} left out`);
  say(`memory of the worker at most ${memory.toFixed(0)} MiB (under 512)`);
  const [before, now] = [quantile(idle, 0.95), quantile(meanwhile, 0.95)];
  say(
    `reads: p95 ${before.toFixed(1)} ms idle (${idle.length}), ${now.toFixed(1)} ms meanwhile (${meanwhile.length})`,
  );
  say(`  ratio ${(now / before).toFixed(2)} (under 2)`);
}
