import { expect, it } from '@jest/globals';
import { createStoredLaws } from './stored-laws.ts';

it('reads the active packs once for concurrent refreshes', async () => {
  let queries = 0;
  const findMany = (): Promise<never[]> => {
    queries += 1;
    return Promise.resolve([]);
  };
  const laws = createStoredLaws({ measurePack: { findMany } } as never);

  await Promise.all([laws.refresh(), laws.refresh()]);
  expect(queries).toBe(1);
  await laws.refresh();
  expect(queries).toBe(2);
});
