import { setTimeout as sleep } from 'node:timers/promises';
import { openClient, type StorageClient } from '@svc/storage/client';
import { classifyHere, WARM_UP } from './classify-here.ts';
import { call } from './stack/client.ts';
import { inParallel, quantile, say, timed } from './figures.ts';
import { measureFloor } from './floor/floor.ts';
import { productText } from './products.ts';
import { startStack, type Stack } from './stack/stack.ts';

const SINGLE_COUNT = 60;
const SUSTAINED_COUNT = 600;
const SUSTAINED_WIDTH = 8;
const POLL_MS = 2;
const SUSTAINED_POLL_MS = 50;

export async function benchLookups(): Promise<void> {
  const stack = await startStack();
  const client = await openClient(stack.databaseUrl);
  try {
    say(
      `queue: ${stack.redisUrl === null ? 'PostgreSQL' : 'Redis'}; schedule: the sample schedule of the US`,
    );
    const single = await singleLookups(stack, client);
    const rate = await sustained(stack, client);
    const floor = await measureFloor(stack, SINGLE_COUNT, SUSTAINED_COUNT, SUSTAINED_WIDTH);
    say(`single lookup, POST to finished: ${spread(single)}`);
    const texts = Array.from({ length: SINGLE_COUNT }, (_, place) => productText(place));
    say(`classification in this process: ${spread(await classifyHere(stack, texts))}`);
    say(`floor (empty job and the same two writes): ${spread(floor.single)}`);
    say(
      `sustained: ${rate.toFixed(0)} lookups/s; floor: ${floor.rate.toFixed(0)}/s; ratio ${(rate / floor.rate).toFixed(2)}`,
    );
  } finally {
    await client.end();
    await stack.stop();
  }
}

async function singleLookups(stack: Stack, client: StorageClient): Promise<readonly number[]> {
  const one = (place: number) => finishedLookup(stack, client, { place, pollMs: POLL_MS });
  for (let place = 0; place < WARM_UP; place += 1) await one(place);
  const single: number[] = [];
  for (let place = 0; place < SINGLE_COUNT; place += 1) single.push((await timed(() => one(place))).ms);
  return single;
}

/** Posts a lookup and polls the database until it is finished; requests would compete with it for the API. */
export async function finishedLookup(
  stack: Stack,
  client: StorageClient,
  { place, pollMs }: { readonly place: number; readonly pollMs: number },
): Promise<void> {
  const values = [await post(stack, place)];
  const text = 'SELECT FROM lookups WHERE id = $1 AND finished_at IS NOT NULL';
  while ((await client.query({ name: 'finished', text, values })).rowCount === 0) await sleep(pollMs);
}

async function post(stack: Stack, place: number): Promise<string> {
  const { status, body } = await call(stack, 'POST', '/api/classify', {
    description: productText(place),
    market: 'US',
  });
  if (status !== 202) throw new Error(`classify answered ${status}: ${JSON.stringify(body)}`);
  return (body as { readonly id: string }).id;
}

async function sustained(stack: Stack, client: StorageClient): Promise<number> {
  const { ms } = await timed(async () => {
    await inParallel(SUSTAINED_COUNT, SUSTAINED_WIDTH, async (place) => void (await post(stack, place)));
    const open = "SELECT FROM lookups WHERE status IN ('queued', 'processing') LIMIT 1";
    while ((await client.query(open)).rowCount !== 0) await sleep(SUSTAINED_POLL_MS);
  });
  return SUSTAINED_COUNT / (ms / 1000);
}

function spread(values: readonly number[]): string {
  return `p50 ${quantile(values, 0.5).toFixed(1)} ms, p95 ${quantile(values, 0.95).toFixed(1)} ms`;
}
