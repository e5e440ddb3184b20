import { expect, it } from '@jest/globals';
import { forSuite } from '@svc/testkit/suite';
import { createSkuStore } from '@svc/storage/skus/sku-store';
import { skuDraft } from '@svc/testkit/records';
import { openTestTariff } from '../../../test/test-tariff.ts';

const tariff = forSuite(openTestTariff);

it('samples remove deletes only the sample products from the catalog', async () => {
  const skus = createSkuStore(tariff.database.client);
  await skus.save([skuDraft('DEMO-TEE-M'), skuDraft('DEMO-OWN'), skuDraft('A-1')], {
    checkCodes: false,
    at: new Date(),
  });
  const { code, stdout } = await tariff.run('samples', 'remove');
  expect([code, stdout]).toEqual([0, '1 sample product removed\n']);
  const left = await tariff.database.client.sku.findMany({ orderBy: { sku: 'asc' } });
  expect(left.map(({ sku }) => sku)).toEqual(['A-1', 'DEMO-OWN']);
});
