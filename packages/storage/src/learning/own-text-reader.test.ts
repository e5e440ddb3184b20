import { beforeAll, describe, expect, it } from '@jest/globals';
import { suiteDatabase } from '@svc/testkit/suite';
import { decidedLookup } from '../../test/decided-lookup.ts';
import { lookupFixture, type LookupFixture } from '../../test/lookup-fixture.ts';
import { createOwnTextReader } from './own-text-reader.ts';

const AT = new Date('2026-11-22T12:00:00Z');
const at = (minute: number) => new Date(AT.getTime() + minute * 60_000);

const database = suiteDatabase();
let fixture: LookupFixture;
let reader: ReturnType<typeof createOwnTextReader>;
beforeAll(async () => {
  fixture = await lookupFixture(database, '100');
  reader = createOwnTextReader(database.client, () => AT);
});

const decide = (description: string, minute: number, as: Parameters<typeof decidedLookup>[4] = {}) =>
  decidedLookup(database, fixture, description, at(minute), as);

describe('decisions', () => {
  it('are the latest per text, newest first, for the account and market', async () => {
    await decide('shirt', 1, { code: '6205.20.00.00' });
    const shirt = await decide('shirt', 3, { decision: 'overridden' });
    const towel = await decide('towel', 2, { code: '6302.60.00.00' });
    await decide('towel', 9, { decision: 'rejected' });
    await decide('kettle', 5, { market: 'EU' });
    await decidedLookup(database, await lookupFixture(database, '100'), 'mug', at(5));

    expect(await reader.decisions({ accountId: fixture.accountId, market: 'US' })).toEqual({
      texts: [
        { id: shirt, source: 'decision', description: 'shirt', code: '6109.10.00.12' },
        { id: towel, source: 'decision', description: 'towel', code: '6302.60.00.00' },
      ],
      isComplete: true,
      // A decision of this minute may not be committed yet.
      asOf: at(-1),
    });
  });

  it('are limited: the oldest beyond 8 MiB are dropped', async () => {
    const large = await lookupFixture(database, '100');
    const description = 'x'.repeat(3 * 1024 * 1024);
    for (const minute of [1, 2, 3]) await decidedLookup(database, large, description + minute, at(minute));

    const { texts, isComplete } = await reader.decisions({ accountId: large.accountId, market: 'US' });
    expect(texts.map((text) => text.description.at(-1))).toEqual(['3', '2']);
    expect(isComplete).toBe(false);
  });

  it('can be read with their product', async () => {
    const id = await decide('cup', 1, { code: '6912.00.20.00' });
    await database.client.lookup.update({ where: { id }, data: { input: { material: 'porcelain' } } });
    expect(await reader.products([id])).toMatchObject([
      { input: { description: 'cup', material: 'porcelain', use: '' }, digits: '6912002000' },
    ]);
  });
});

describe('the catalog', () => {
  const sku = (
    name: string,
    codeStatus: 'valid' | 'invalid' | 'unknown',
    code: string | null,
    minute: number,
  ) =>
    database.client.sku.create({
      data: {
        sku: name,
        market: 'US',
        description: `${name} goods`,
        currentCode: code,
        codeDigits: code?.replaceAll('.', '') ?? null,
        codeStatus,
        checkedAt: code === null ? null : at(minute),
      },
    });

  it('contains the SKUs with a code in the market', async () => {
    expect(await reader.catalogChangedAt('US')).toBeNull();

    const { id } = await sku('A', 'valid', '6109.10.00.12', 1);
    await sku('B', 'invalid', '9999.99.99.99', 2);
    await sku('C', 'unknown', null, 3);

    const { texts } = await reader.catalog('US');
    expect(texts).toEqual([
      { id: String(id), source: 'catalog', description: 'A goods', code: '6109.10.00.12' },
    ]);
    expect(await reader.catalogChangedAt('US')).toEqual(at(1));
    expect((await reader.catalog('EU')).texts).toEqual([]);
  });
});
