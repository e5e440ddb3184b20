import { expect, it } from '@jest/globals';
import { isUseful, usesCatalog, type AccountModel } from './account-model.ts';

const model = (changes: Partial<AccountModel> = {}): AccountModel => ({
  accountId: 'a',
  market: 'US',
  learnedAt: new Date('2026-11-22T12:00:00Z'),
  decisions: 40,
  skus: 7,
  measured: 20,
  rightWith: 15,
  rightWithout: 12,
  isUsed: true,
  engineVersion: '1',
  ...changes,
});

it.each([
  ['helps', 20, 15, 12, true],
  ['changes nothing', 20, 12, 12, true],
  ['does harm', 20, 11, 12, false],
  // Below twenty products a measurement says little.
  ['does harm in nineteen', 19, 0, 19, true],
  ['was not measured', 0, 0, 0, true],
])('isUseful for a model that %s', (_what, measured, rightWith, rightWithout, useful) => {
  expect(isUseful({ measured, rightWith, rightWithout })).toBe(useful);
});

it('usesCatalog requires a measurement, a model in use and codes in the catalog', () => {
  expect(usesCatalog(model())).toBe(true);
  expect(usesCatalog(model({ measured: 19 }))).toBe(false);
  expect(usesCatalog(model({ isUsed: false }))).toBe(false);
  expect(usesCatalog(model({ skus: 0 }))).toBe(false);
});
