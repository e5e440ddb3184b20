import { expect, it } from '@jest/globals';
import { run, started, workerDeps } from './batch-kit.ts';
import type { TestAccount } from './test-accounts.ts';
import { suiteApi } from './test-api.ts';

const api = suiteApi();

const PRODUCT = [['description'], ['Shirt']];

it('picks one batch per account before any second one, longest wait first', async () => {
  const [many, one, late] = [
    await api.newAccount('Many'),
    await api.newAccount('One'),
    await api.newAccount('Late'),
  ];
  const { work } = workerDeps(api);
  const of = (account: TestAccount) => started(api, account, PRODUCT);
  const [first, second, third] = [await of(many), await of(many), await of(many)];
  const [other, last] = [await of(one), await of(late)];

  expect(await work.findOpen(3)).toEqual([first, other, last]);
  expect(await work.findOpen(9)).toEqual([first, other, last, second, third]);

  // Batches that had a turn come after those that wait.
  await work.take(first, new Date());
  expect(await work.findOpen(3)).toEqual([other, last, first]);

  for (const id of [first, second, third, other, last]) await run(api, id);
});
