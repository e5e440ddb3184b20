import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { writeXlsx } from '@svc/table-file/xlsx/write-xlsx';
import { call } from './stack/client.ts';
import { dataFile } from './data-folder.ts';
import type { Stack } from './stack/stack.ts';

const POLL_MS = 100;
const BATCH_WITHIN_MS = 900_000;
const LABELLED = 'eval/us-ecommerce.dev.jsonl';

interface EndedBatch {
  readonly id: string;
  readonly rows: number;
  readonly rate: number;
  /** Longest time in milliseconds without a newly finished row. */
  readonly standstillMs: number;
}

export function sellerTexts(count: number): readonly string[] {
  const lines = readFileSync(dataFile(LABELLED), 'utf8').trim().split('\n');
  const texts = lines.map((line) => (JSON.parse(line) as { readonly description: string }).description);
  return Array.from({ length: count }, (_, place) => `${texts[place % texts.length]} no. ${place}`);
}

/** Workbook with the template columns that sellers fill, one row per text. */
export async function workbookOf(texts: readonly string[]): Promise<Buffer> {
  const rows = texts.map((text, place) => [text, 'cotton', 'household', 'CN', `ITEM-${place}`]);
  const header = ['description', 'material', 'use', 'origin', 'sku'];
  const sheet = { name: 'Products', columns: header.map(() => ({ width: 20 })), header, rows };
  const chunks: Buffer[] = [];
  for await (const chunk of writeXlsx([sheet])) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks);
}

/** Uploads a workbook or CSV, recognized by content; returns the batch id. Throws if it is rejected. */
export async function uploadBatch(stack: Pick<Stack, 'address' | 'key'>, file: Buffer): Promise<string> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(file)]), 'products');
  const headers = { 'X-API-Key': stack.key };
  const answer = await fetch(`${stack.address}/api/batches`, { method: 'POST', headers, body: form });
  const body = (await answer.json()) as { readonly id: string };
  if (answer.status !== 200) throw new Error(`the upload answered ${answer.status}: ${JSON.stringify(body)}`);
  return body.id;
}

export async function runBatch(stack: Pick<Stack, 'address' | 'key'>, id: string): Promise<EndedBatch> {
  const mapping = {
    description: 'description',
    material: 'material',
    use: 'use',
    origin: 'origin',
    sku: 'sku',
  };
  const started = await call(stack, 'POST', `/api/batches/${id}/start`, {
    column_mapping: mapping,
    market: 'US',
  });
  if (started.status !== 200) throw new Error(`the start answered ${started.status}`);

  let [finishedRows, movedAt, standstillMs] = [0, Date.now(), 0];
  for (const deadline = Date.now() + BATCH_WITHIN_MS; Date.now() < deadline; await sleep(POLL_MS)) {
    const { body } = await call(stack, 'GET', `/api/batches/${id}/progress`);
    const progress = body as Progress;
    standstillMs = Math.max(standstillMs, Date.now() - movedAt);
    if (progress.processed_rows !== finishedRows)
      [finishedRows, movedAt] = [progress.processed_rows, Date.now()];
    if (progress.finished_at === null) continue;
    if (progress.status !== 'completed') throw new Error(`the batch ended as ${progress.status}`);
    const ms = Date.parse(progress.finished_at) - Date.parse(progress.started_at);
    return { id, rows: progress.total_rows, rate: progress.total_rows / (ms / 1000), standstillMs };
  }
  throw new Error('the batch did not end in time');
}

interface Progress {
  readonly status: string;
  readonly total_rows: number;
  readonly processed_rows: number;
  readonly started_at: string;
  readonly finished_at: string | null;
}
