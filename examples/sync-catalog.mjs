// Synchronises the catalog with an ERP; safe to repeat. Exits with 1 on errors or unfinished work. SVC_KEY=svc_… node
// examples/sync-catalog.mjs http://127.0.0.1:8080 products.json
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@svc/client';

const OWN = new URL('products.json', import.meta.url);
const [baseUrl = 'http://127.0.0.1:8080', file = OWN] = process.argv.slice(2);
const client = createClient({ baseUrl, key: process.env.SVC_KEY ?? '', retry: { attempts: 6 } });
const NO_CODE = { query: { has_code: false, page_size: 500 } };

/** Saves products, 1,000 per call; reports rejected ones. Returns the ids and the number being classified. */
async function save(products, flags) {
  const saved = { ids: new Set(), classifying: 0 };
  for (let left = products; left.length > 0;) {
    const items = left.slice(0, 1000);
    try {
      const answer = await client.call('skus.bulk', { body: { items, ...flags } });
      for (const { id } of answer.items) saved.ids.add(id);
      saved.classifying += answer.classification_queued;
      left = left.slice(1000);
    } catch (error) {
      const faults = (error.errors ?? []).map((at) => ({ ...at, item: items[at.field.split('.')[1]] }));
      if (faults.length === 0 || faults.some(({ item }) => item === undefined)) throw error;
      for (const { item, field, message } of faults) console.error('not saved:', item?.sku, field, message);
      left = left.filter((each) => !faults.some(({ item }) => item === each));
      process.exitCode = 1;
    }
  }
  return saved;
}

async function settle() {
  const query = { kind: 'sku', status: ['queued', 'processing'], created_by: 'me', page_size: 1 };
  for (const end = Date.now() + 1_800_000; Date.now() < end; await pause(2000))
    if ((await client.call('lookups.list', { query })).total === 0) return;
  throw new Error('lookups are still under way after half an hour: run this again later');
}

try {
  const { ids } = await save([...JSON.parse(await readFile(file, 'utf8'))]);
  console.log(`saved ${ids.size}`);
  await settle();
  const fresh = [];
  for await (const { id, sku, market, description, last_lookup_id } of client.each('skus.list', NO_CODE))
    if (ids.has(id) && last_lookup_id === null) fresh.push({ sku, market, description });
  const { classifying } = await save(fresh, { classify_missing: true });
  console.log(`classifying ${classifying} of ${fresh.length}`);
  if (classifying < fresh.length) process.exitCode = 1;
  await settle();
  for await (const { id, sku, market, suggested_code: code, ...its } of client.each('skus.list', NO_CODE))
    if (ids.has(id) && code !== null)
      console.log(`${sku} ${market}: suggested ${code}, ${its.suggested_status} ${its.suggested_confidence}`);
  const open = await client.call('alerts.list', { query: { acknowledged: false, limit: 1000 } });
  for (const { sku, market, message } of open) console.log(`${sku} ${market}: ${message}`);
} catch (error) {
  console.error(error.code ?? '', error.message, error.cause?.code ?? error.requestId ?? '');
  process.exitCode = 1;
}
