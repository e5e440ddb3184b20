import type { Seen } from './receiver.ts';
import { SITE_CREDITS, type Site } from './site.ts';
import { postLookups, until } from './work.ts';

const ENDS_WITHIN_MS = 240_000;
// Shorter than the sweep interval: the queue itself must have recovered.
const NEXT_WITHIN_MS = 5000;

interface Expected {
  /** Accepted lookups; the database may contain more, whose responses were lost. */
  readonly accepted: readonly string[];
  readonly batchId: string | null;
  readonly rows: number;
}

/** Waits until a site is idle; returns one line with the counts and their errors. */
export async function outcomeOf(site: Site, expected: Expected): Promise<string> {
  const started = Date.now();
  const isOver = await until(async () => (await open(site)) === 0, ENDS_WITHIN_MS);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  const counts = await countAll(site, expected);
  const seen = site.receiver.seen();
  const found = faults(seen, expected, counts);
  const next = await nextLookup(site);
  const wrong = [...found, ...(next === null ? [`the next lookup is not done in ${NEXT_WITHIN_MS} ms`] : [])];
  if (wrong.length > 0 || !isOver) process.exitCode = 1;

  return [
    isOver ? `all ended after ${seconds} s more` : `NOT ALL ENDED after ${seconds} s`,
    `${counts.lookups} lookups (${expected.accepted.length} accepted), ${counts.rows} rows`,
    `${counts.charges} charged, ${counts.events} events`,
    `${counts.delivered} delivered in ${seen.requests} requests`,
    `the next lookup in ${next ?? '…'} ms`,
    wrong.length === 0 ? 'each once' : `WRONG: ${wrong.join('; ')}`,
  ].join('; ');
}

/** Milliseconds of one lookup after the scenario; null on timeout. */
async function nextLookup(site: Site): Promise<number | null> {
  const started = Date.now();
  await postLookups(site, { count: 1 });
  const isDone = await until(async () => (await open(site)) === 0, NEXT_WITHIN_MS);
  return isDone ? Date.now() - started : null;
}

type Counts = Awaited<ReturnType<typeof countAll>>;

async function open({ database: { client } }: Site): Promise<number> {
  const [row] = await client.$queryRaw<{ left: number }[]>`
    SELECT ((SELECT count(*) FROM lookups WHERE status IN ('queued', 'processing'))
      + (SELECT count(*) FROM batches WHERE status IN ('queued', 'running'))
      + (SELECT count(*) FROM outbox_events WHERE fanned_out_at IS NULL)
      + (SELECT count(*) FROM deliveries WHERE status IN ('pending', 'sending')))::int AS left`;
  return row?.left ?? 0;
}

async function countAll({ database: { client }, accountId }: Site, { accepted, batchId }: Expected) {
  const charged = await client.ledgerEntry.findMany({ where: { accountId, kind: 'usage' } });
  const account = await client.account.findUniqueOrThrow({ where: { id: accountId } });
  const events = await client.outboxEvent.groupBy({ by: ['event'], _count: true });
  const eventsOf = (name: string): number => events.find(({ event }) => event === name)?._count ?? 0;

  return {
    lookups: await client.lookup.count({ where: { kind: 'single' } }),
    rowLookups: await client.lookup.count({ where: { kind: 'batch' } }),
    found: await client.lookup.count({ where: { id: { in: [...accepted] } } }),
    errors: await client.lookup.count({ where: { status: 'error' } }),
    rows: await client.batchRow.count({ where: { batchId: batchId ?? '', status: 'done' } }),
    batch: batchId === null ? null : await client.batch.findUnique({ where: { id: batchId } }),
    charges: charged.length,
    chargedLookups: new Set(charged.map((entry) => entry.lookupId)).size,
    spent: SITE_CREDITS - Number(account.balance),
    held: Number(account.held),
    completed: eventsOf('lookup.completed'),
    batchesCompleted: eventsOf('batch.completed'),
    events: events.reduce((sum, { _count }) => sum + _count, 0),
    deliveries: await client.delivery.count(),
    delivered: await client.delivery.count({ where: { status: 'delivered' } }),
  };
}

function faults(seen: Seen, expected: Expected, counts: Counts): readonly string[] {
  const all = counts.lookups + counts.rowLookups;
  const batches = expected.batchId === null ? 0 : 1;
  const rules: readonly (readonly [string, number, number])[] = [
    ['accepted lookups that are there', counts.found, new Set(expected.accepted).size],
    ['lookups in error', counts.errors, 0],
    ['rows done', counts.rows, expected.rows],
    ['lookups of rows', counts.rowLookups, expected.rows],
    ['processed_rows', counts.batch?.processedRows ?? 0, expected.rows],
    ['failed_rows', counts.batch?.failedRows ?? 0, 0],
    ['charges', counts.charges, all],
    ['lookups charged', counts.chargedLookups, all],
    ['credits spent', counts.spent, all],
    ['credits held', counts.held, 0],
    ['lookup.completed', counts.completed, counts.lookups],
    ['batch.completed', counts.batchesCompleted, batches],
    ['deliveries', counts.deliveries, counts.events],
    ['delivered', counts.delivered, counts.events],
    ['ids at the receiver', seen.deliveries, counts.events],
    ['requests with a bad signature', seen.badSignatures, 0],
    ['deliveries that came again changed', seen.changed, 0],
  ];

  return rules.flatMap(([what, is, must]) => (is === must ? [] : [`${what} ${is}, not ${must}`]));
}
