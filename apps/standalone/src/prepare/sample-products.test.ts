import { expect, it } from '@jest/globals';
import { suiteDatabase } from '@svc/testkit/suite';
import { storeSampleProducts } from './sample-products.ts';

const database = suiteDatabase();
const said: string[] = [];

const store = () => storeSampleProducts(database.url, (line) => said.push(line));

it('does not change the catalog of an installation without sample schedules', async () => {
  await store();
  expect(await database.client.sku.count()).toBe(0);
});

it('stores the sample products once with checked codes, and not again after their removal', async () => {
  const at = new Date();
  await database.client.dataset.create({
    data: {
      id: 'a'.repeat(32),
      market: 'US',
      version: 'sample',
      name: 'Sample',
      state: 'active',
      nationalDigits: 10,
      isDemo: true,
      loadedAt: at,
      lines: {
        create: {
          position: 1,
          code: '6109.10.00.12',
          codeDigits: '6109100012',
          level: 'statistical',
          indent: 2,
          isLeaf: true,
          description: 'T-shirts',
        },
      },
    },
  });
  await store();

  expect(await database.client.sku.count()).toBe(12);

  const tee = await database.client.sku.findUniqueOrThrow({
    where: { sku_market: { sku: 'DEMO-TEE-M', market: 'US' } },
  });
  expect([tee.codeStatus, tee.checkedVersion, tee.composition]).toEqual(['valid', 'sample', '100% cotton']);
  expect(said).toEqual(['put 12 sample products into the catalog']);

  await database.client.sku.deleteMany();
  await store();

  expect(await database.client.sku.count()).toBe(0);
});
