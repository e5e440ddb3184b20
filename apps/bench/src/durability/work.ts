import { setTimeout as sleep } from 'node:timers/promises';
import { uploadBatch as upload } from '../batch-calls.ts';
import { inParallel, timed } from '../figures.ts';
import { productText } from '../products.ts';
import { call, type Answer } from '../stack/client.ts';
import type { Site } from './site.ts';

const LANES = 16;
const TRIES_MAX = 60;

export interface Posted {
  readonly ids: readonly string[];
  /** Time and duration of each 202 response in milliseconds. */
  readonly answers: readonly { readonly at: number; readonly ms: number }[];
  /** 503 responses with `Retry-After`. */
  readonly unavailable: number;
  readonly cutOff: number;
  readonly other: readonly string[];
}

interface Posting {
  readonly count: number;
  /** Total calls per second; unlimited if omitted. */
  readonly perSecond?: number;
  readonly onAnswered?: (answered: number) => void;
}

/** Posts lookups and resends those that were not accepted. */
export async function postLookups(site: Site, { count, perSecond, onAnswered }: Posting): Promise<Posted> {
  const ids: string[] = [];
  const answers: { at: number; ms: number }[] = [];
  const other: string[] = [];
  const refused = { unavailable: 0, cutOff: 0 };
  const started = Date.now();
  const postOnce = async (place: number): Promise<boolean> => {
    const at = Date.now();
    const attempt = await timed(() => classify(site, place));
    const answer = attempt.value;
    if (answer === null) refused.cutOff += 1;
    else if (answer.status === 503 && answer.retryAfter !== null) refused.unavailable += 1;
    else if (answer.status !== 202) other.push(`${answer.status} ${JSON.stringify(answer.body)}`);
    else {
      ids.push((answer.body as { readonly id: string }).id);
      answers.push({ at, ms: attempt.ms });
      onAnswered?.(ids.length);
      return true;
    }

    return false;
  };
  await inParallel(count, LANES, async (place) => {
    if (perSecond !== undefined) await sleep(Math.max(0, started + (place * 1000) / perSecond - Date.now()));
    for (let tries = 0; tries < TRIES_MAX; tries += 1) {
      if (await postOnce(place)) return;
      await sleep(1000);
    }
    throw new Error(`a lookup was not accepted in ${TRIES_MAX} tries: ${other.at(-1) ?? 'no answer'}`);
  });

  return { ids, answers, other, ...refused };
}

function classify({ stack, key }: Site, place: number): Promise<Answer | null> {
  const description = productText(place);
  return call({ address: stack.address, key }, 'POST', '/api/classify', { description }).catch(() => null);
}

export function uploadBatch(site: Site, rows: number): Promise<string> {
  const lines = Array.from({ length: rows }, (_, place) => `P-${place},"${productText(place)} of the table"`);
  const file = Buffer.from(['Item,Description', ...lines].join('\n'));
  return upload({ address: site.stack.address, key: site.key }, file);
}

export async function startBatch({ stack, key }: Site, batchId: string): Promise<void> {
  const body = { column_mapping: { description: 'Description' }, market: 'US' };
  const answer = await call({ address: stack.address, key }, 'POST', `/api/batches/${batchId}/start`, body);
  if (answer.status !== 200) throw new Error(`the batch was not started: ${JSON.stringify(answer.body)}`);
}

/** Waits until a condition is true; false on timeout. Retries while the database is unavailable. */
export async function until(isSo: () => Promise<boolean>, withinMs: number): Promise<boolean> {
  for (const deadline = Date.now() + withinMs; Date.now() < deadline; await sleep(100))
    if (await isSo().catch(() => false)) return true;
  return false;
}
