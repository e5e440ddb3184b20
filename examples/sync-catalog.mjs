// Keeps the catalog in step with an ERP: sends its products, waits for suggested codes, reads the open alerts.
//
//   node examples/sync-catalog.mjs http://127.0.0.1:8080 products.json     with the API key in the variable SVC_KEY
//
// products.json is an array of {sku, market, description, …}. Without it the ERP is the array PRODUCTS below.
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { ApiError } from '@svc/client/api-error';
import { createClient } from '@svc/client/create-client';

const PRODUCTS = [
  {
    sku: 'ERP-1001',
    market: 'US',
    description: 'knitted cotton T-shirt for men',
    material: '100% cotton',
    origin: 'VN',
  },
  { sku: 'ERP-1002', market: 'EU', description: 'lithium-ion power bank for charging phones', origin: 'CN' },
  { sku: 'ERP-1003', market: 'US', description: 'T-shirt in stock', current_code: '6109.10.00.12' },
];
const BULK_MAX = 1000;
const PATIENCE_MS = 5 * 60_000;

const [baseUrl = 'http://127.0.0.1:8080', file] = process.argv.slice(2);
const client = createClient({ baseUrl, key: process.env.SVC_KEY ?? '' });

/** Sends all products, some at a time; answers the ids of the SKUs. */
async function send(products) {
  const ids = [];
  for (let start = 0; start < products.length; start += BULK_MAX) {
    const items = products.slice(start, start + BULK_MAX);
    const saved = await client.call('skus.bulk', { body: { items, classify_missing: true } });
    console.log(`saved ${saved.upserted}, classifying ${saved.classification_queued}`);
    ids.push(...saved.items.map(({ id }) => id));
  }
  return ids;
}

/** Waits until a SKU has a code or its lookup has ended without one. */
async function settled(id, until) {
  for (let wait = 1000; ; wait = Math.min(wait * 2, 5000)) {
    const sku = await client.call('skus.get', { params: { sku_id: id } });
    if (sku.current_code !== null || sku.suggested_code !== null || Date.now() > until) return sku;
    if (sku.last_lookup_id === null) return sku; // The credits did not cover it.
    const { status } = await client.call('lookups.get', { params: { lookup_id: sku.last_lookup_id } });
    if (status !== 'queued' && status !== 'processing') return sku;
    await pause(wait);
  }
}

try {
  const products = file === undefined ? PRODUCTS : JSON.parse(await readFile(file, 'utf8'));
  const until = Date.now() + PATIENCE_MS;
  for (const id of await send(products)) {
    const { sku, market, current_code, code_status, suggested_code } = await settled(id, until);
    console.log(
      `${sku} ${market}: ${current_code ?? 'no code'} (${code_status}), suggested ${suggested_code ?? 'nothing'}`,
    );
  }
  const alerts = await client.call('alerts.list', { query: { acknowledged: false } });
  for (const { sku, message } of alerts) console.log(`alert for ${sku}: ${message}`);
  console.log(`${alerts.length} open alerts`);
} catch (error) {
  if (!(error instanceof ApiError)) throw error;
  console.error(`${error.status} ${error.code}: ${error.message} (request ${error.requestId})`);
  process.exitCode = 1;
}
