import { newId } from '@svc/domain/id';
import type { LookupOutcome } from '@svc/domain/lookups/lookup-store';
import { outcome as recordedOutcome } from '@svc/testkit/records';
import { READING, storedResult } from './stored-answer.ts';
import type { Seat, TestAccount } from './test-accounts.ts';
import type { TestApi } from './test-api.ts';

const LEASE_MS = 60_000;

/** A request's `landed_cost`. */
export const CONSIGNMENT = {
  customs_value: '10000',
  incoterm: 'FOB',
  freight: '800',
  mode: 'ocean',
  date: '2026-08-01',
};

/** A classification outcome: by default men's cotton T-shirts, proposed at 0.9. */
export function outcome(changes: Partial<LookupOutcome> = {}): LookupOutcome {
  return recordedOutcome({
    recommendedDescription: 'T-shirts > of cotton > men',
    normalized: READING,
    result: storedResult(changes.status ?? 'proposed'),
    engineVersion: 'test',
    knowledgeVersion: 'test',
    ...changes,
  });
}

/** Requests a classification over the API; returns the id of the queued lookup. */
export async function queuedLookup(
  api: TestApi,
  caller: Seat | TestAccount,
  body: object = {},
): Promise<string> {
  const product = { description: 'men T-shirt', market: 'US', ...body };
  const answer = await api.as(caller).post('/api/classify').send(product);
  if (answer.status !== 202) throw new Error(`no lookup was made: ${answer.text}`);
  return answer.body.id;
}

export async function processingLookup(api: TestApi, caller: Seat | TestAccount): Promise<string> {
  const id = await queuedLookup(api, caller);
  await api.deps.lookups.claim(id, newId(), api.deps.clock(), LEASE_MS);
  return id;
}

export async function finishedLookup(
  api: TestApi,
  caller: Seat | TestAccount,
  changes: Partial<LookupOutcome> = {},
  body: object = {},
): Promise<string> {
  const lookupId = await queuedLookup(api, caller, body);
  const token = newId();
  await api.deps.lookups.claim(lookupId, token, api.deps.clock(), LEASE_MS);
  await api.deps.lookups.finish({ lookupId, token }, outcome(changes), api.deps.clock());
  return lookupId;
}

export async function failedLookup(
  api: TestApi,
  caller: Seat | TestAccount,
  body: object = {},
): Promise<string> {
  const lookupId = await queuedLookup(api, caller, body);
  const token = newId();
  await api.deps.lookups.claim(lookupId, token, api.deps.clock(), LEASE_MS);
  await api.deps.lookups.fail({ lookupId, token }, { key: 'lookup_failed', params: {} }, api.deps.clock());
  return lookupId;
}

/** Makes a SKU of the catalog without a code; returns its id. */
export async function catalogSku(
  { database }: TestApi,
  market: 'US' | 'EU' | 'VN',
  sku: string,
): Promise<number> {
  const row = await database.client.sku.create({ data: { sku, market, description: 'men T-shirt' } });
  return row.id;
}
