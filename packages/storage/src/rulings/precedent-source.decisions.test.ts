import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { newId } from '@svc/domain/id';
import { createTestDatabase, type TestDatabase } from '@svc/testkit/test-database';
import { lookupFixture, proposal, type LookupFixture } from '../../test/lookup-fixture.ts';
import { createLookupStore } from '../lookups/lookup-store.ts';
import { createReviewStore } from '../lookups/review-store.ts';
import { createPrecedentSource } from './precedent-source.ts';

const AT = new Date('2026-11-21T12:00:00Z');
const TEXT = 'Áo thun nam cổ tròn bằng vải cotton dệt kim';

let database: TestDatabase;
let fixture: LookupFixture;
beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await lookupFixture(database, '100');
});
afterAll(() => database.close());

async function decided(decision: 'approved' | 'rejected', description: string): Promise<string> {
  const lookups = createLookupStore(database.client);
  const fields = { material: '', use: '', composition: '', origin: '', notes: '', answers: [] };
  const lookupId = await fixture.create({ input: { description, ...fields } });
  const token = newId();
  await lookups.claim(lookupId, token, AT, 30_000);
  await lookups.finish({ lookupId, token }, proposal(), AT);
  const by = { byId: fixture.accountId, byName: 'Ana', note: 'as last year', at: AT };
  const accepted = decision === 'approved';
  await createReviewStore(database.client).decide({
    ...by,
    lookupId,
    decision,
    action: accepted ? 'approve' : 'reject',
    final: accepted ? { code: '6109.10.00.12', digits: '6109100012', description: 'T-shirts' } : null,
  });
  return lookupId;
}

const find = (lookup: { id?: string; market?: 'US' | 'EU'; accountId?: string } = {}) =>
  createPrecedentSource(database.client)
    .forLookup({ id: newId(), market: 'US', accountId: fixture.accountId, ...lookup })
    .find(TEXT, 10);

it('finds earlier decisions of the account on like products, the likest first', async () => {
  const likest = await decided('approved', TEXT);
  await decided('approved', 'ao thun nam co tron vai cotton det kim mau do');
  await decided('approved', 'stainless steel kettle');
  await decided('rejected', TEXT);

  const found = await find();
  expect(found.map(({ source, code, date }) => [source, code, date])).toEqual([
    ['decision', '6109.10.00.12', '2026-11-21'],
    ['decision', '6109.10.00.12', '2026-11-21'],
  ]);
  expect(found[0]).toMatchObject({ similarity: 1, title: TEXT });
  expect(found[1]?.similarity).toBeLessThan(1);
  expect(await find({ id: likest })).toHaveLength(1);
  expect(await find({ market: 'EU' })).toEqual([]);
  expect(await find({ accountId: newId() })).toEqual([]);
});

it('forgets a decision that was reopened', async () => {
  const before = await find();
  const lookupId = await decided('approved', TEXT);
  expect(await find()).toHaveLength(before.length + 1);
  await createReviewStore(database.client).reopen({
    lookupId,
    byId: fixture.accountId,
    byName: 'Ana',
    note: null,
    at: AT,
  });
  expect(await find()).toEqual(before);
});
