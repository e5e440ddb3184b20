import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '@svc/storage/prisma';
import { classifyHere } from './classify-here.ts';
import { call } from './stack/client.ts';
import { inParallel, quantile, say, timed } from './figures.ts';
import { measureFloor } from './floor/floor.ts';
import { productText } from './products.ts';
import { startStack, type Stack } from './stack/stack.ts';

const SINGLE_COUNT = 60;
const SUSTAINED_COUNT = 600;
const SUSTAINED_WIDTH = 8;
const POLL_MS = 2;
const WARM_UP_COUNT = 5;

interface PostedLookup {
  readonly id: string;
  readonly status: string;
}

export async function benchLookups(): Promise<void> {
  const stack = await startStack();
  try {
    say(
      `queue: ${stack.redisUrl === null ? 'PostgreSQL' : 'Redis'}; schedule: the sample schedule of the US`,
    );
    for (let place = 0; place < WARM_UP_COUNT; place += 1) await singleLookup(stack, place);
    const single: number[] = [];
    for (let place = 0; place < SINGLE_COUNT; place += 1) single.push(await singleLookup(stack, place));
    const rate = await sustained(stack);
    const floor = await measureFloor(stack, SINGLE_COUNT, SUSTAINED_COUNT, SUSTAINED_WIDTH);
    say(
      `single lookup, POST to finished: p50 ${ms(quantile(single, 0.5))}, p95 ${ms(quantile(single, 0.95))}`,
    );
    const texts = Array.from({ length: SINGLE_COUNT }, (_, place) => productText(place));
    const classified = await classifyHere(stack, texts);
    say(`classification in this process: p50 ${ms(quantile(classified, 0.5))}`);
    say(
      `floor (empty job and the same two writes): p50 ${ms(quantile(floor.single, 0.5))}, p95 ${ms(quantile(floor.single, 0.95))}`,
    );
    say(
      `sustained: ${rate.toFixed(0)} lookups/s; floor: ${floor.rate.toFixed(0)}/s; ratio ${(rate / floor.rate).toFixed(2)}`,
    );
  } finally {
    await stack.stop();
  }
}

async function singleLookup(stack: Stack, place: number): Promise<number> {
  const { ms: took } = await timed(async () => {
    const { id } = await post(stack, place);
    for (;;) {
      const { body } = await call(stack, 'GET', `/api/lookups/${id}`);
      const { status } = body as PostedLookup;
      if (status !== 'queued' && status !== 'processing') return;
      await sleep(POLL_MS);
    }
  });

  return took;
}

async function post(stack: Stack, place: number): Promise<PostedLookup> {
  const { status, body } = await call(stack, 'POST', '/api/classify', {
    description: productText(place),
    market: 'US',
  });
  if (status !== 202) throw new Error(`classify answered ${status}: ${JSON.stringify(body)}`);
  return body as PostedLookup;
}

async function sustained(stack: Stack): Promise<number> {
  const database = openDatabase(stack.databaseUrl, 2);
  try {
    const { ms: took } = await timed(async () => {
      await inParallel(SUSTAINED_COUNT, SUSTAINED_WIDTH, async (place) => void (await post(stack, place)));
      const where = { status: { in: ['queued', 'processing'] as ('queued' | 'processing')[] } };
      while ((await database.client.lookup.count({ where })) > 0) await sleep(POLL_MS * 5);
    });
    return SUSTAINED_COUNT / (took / 1000);
  } finally {
    await database.close();
  }
}

function ms(value: number): string {
  return `${value.toFixed(1)} ms`;
}
