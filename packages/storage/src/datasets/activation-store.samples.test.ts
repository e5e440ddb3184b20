import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { newId } from '@svc/domain/id';
import { createTestDatabase, type TestDatabase } from '@svc/testkit/test-database';
import { lookupFixture, proposal, type LookupFixture } from '../../test/lookup-fixture.ts';
import { createActivationStore } from './activation-store.ts';
import { createLookupStore } from '../lookups/lookup-store.ts';

const AT = new Date('2026-11-21T12:00:00Z');
const LEASE_MS = 60_000;

let database: TestDatabase;
let fixture: LookupFixture;
let sample: string;
beforeEach(async () => {
  database = await createTestDatabase();
  fixture = await lookupFixture(database, '10');
  sample = await version('sample-2026', true);
  await activate(sample);
});
afterEach(() => database.close());

async function version(name: string, isDemo: boolean): Promise<string> {
  const id = newId();
  const facts = { market: 'US', version: name, name, nationalDigits: 10, isDemo, loadedAt: AT } as const;
  await database.client.dataset.create({ data: { id, ...facts, state: 'staged' } });
  return id;
}

function activate(datasetId: string) {
  return createActivationStore(database.client).switchTo(datasetId, AT, undefined);
}

async function claimed(sku: string, datasetId: string) {
  const { id: skuId } = await database.client.sku.upsert({
    where: { sku_market: { sku, market: 'US' } },
    create: { sku, market: 'US', description: 'T-shirt' },
    update: {},
  });
  const lookupId = await fixture.create({ kind: 'sku', skuId, datasetId });
  const claim = { lookupId, token: newId() };
  await createLookupStore(database.client).claim(lookupId, claim.token, AT, LEASE_MS);
  return claim;
}

async function suggest(sku: string, datasetId: string): Promise<void> {
  await createLookupStore(database.client).finish(await claimed(sku, datasetId), proposal(), AT);
}

async function suggestionOf(sku: string): Promise<string | null> {
  const row = await database.client.sku.findUniqueOrThrow({ where: { sku_market: { sku, market: 'US' } } });
  return row.suggestedCode;
}

describe('a suggestion based on a sample', () => {
  it('exists while the sample is in force', async () => {
    await suggest('A', sample);
    expect(await suggestionOf('A')).toBe('6109.10.00.12');
  });

  it('is removed on activation of a real schedule', async () => {
    await suggest('A', sample);
    await activate(await version('rev-1', false));
    expect(await suggestionOf('A')).toBeNull();
  });

  it('is not created by a lookup that ends after the activation', async () => {
    const claim = await claimed('A', sample);
    await activate(await version('rev-1', false));
    await createLookupStore(database.client).finish(claim, proposal(), AT);
    expect(await suggestionOf('A')).toBeNull();
  });

  it('does not remove one based on a real schedule', async () => {
    const first = await version('rev-1', false);
    await activate(first);
    await suggest('B', first);
    await activate(await version('rev-2', false));
    expect(await suggestionOf('B')).toBe('6109.10.00.12');
  });
});
