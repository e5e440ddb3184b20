// Keeps the catalog in step with an ERP: sends its products, waits for suggested codes, reads the open alerts.
//   SVC_KEY=svc_… node examples/sync-catalog.mjs http://127.0.0.1:8080 products.json
// products.json is an array of {sku, market, description, …}; without it the products below are sent.
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@svc/client/create-client';

const [baseUrl = 'http://127.0.0.1:8080', file] = process.argv.slice(2);
const client = createClient({ baseUrl, key: process.env.SVC_KEY ?? '' });
const products =
  file === undefined
    ? [
        { sku: 'ERP-1', market: 'US', description: 'knitted T-shirt for men', material: '100% cotton' },
        { sku: 'ERP-2', market: 'EU', description: 'power bank, lithium-ion', origin: 'CN' },
        { sku: 'ERP-3', market: 'US', description: 'T-shirt in stock', current_code: '6109.10.00.12' },
      ]
    : JSON.parse(await readFile(file, 'utf8'));

/** Saves all products, 1,000 a call; the service classifies those without a code in the background. */
async function send() {
  for (let start = 0; start < products.length; start += 1000) {
    const body = { items: products.slice(start, start + 1000), classify_missing: true };
    const saved = await client.call('skus.bulk', { body });
    console.log(`saved ${saved.upserted}, classifying ${saved.classification_queued}`);
  }
}

/** Waits until none of the lookups that the catalog asked for is under way. */
async function waitForSuggestions() {
  const query = { kind: 'sku', status: ['queued', 'processing'], created_by: 'me', page_size: 1 };
  for (let seconds = 1; ; seconds = Math.min(seconds * 2, 5)) {
    const { total } = await client.call('lookups.list', { query });
    if (total === 0) return;
    await pause(seconds * 1000);
  }
}

/** The SKUs that a query finds, page by page. */
async function* skus(query) {
  for (let page = 1, seen = 0, total = 1; seen < total; page += 1) {
    const answer = await client.call('skus.list', { query: { ...query, page, page_size: 500 } });
    yield* answer.items;
    seen += answer.items.length || Infinity;
    ({ total } = answer);
  }
}

await send();
await waitForSuggestions();
for await (const { sku, market, suggested_code } of skus({ has_code: false }))
  console.log(`${sku} ${market}: suggested ${suggested_code ?? 'nothing yet'}`);
for (const { sku, market, message } of await client.call('alerts.list', { query: { acknowledged: false } }))
  console.log(`${sku} ${market}: ${message}`);
