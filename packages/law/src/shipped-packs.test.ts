import { MARKETS } from '@svc/tariff/market';
import { expect, it } from '@jest/globals';
import { readPack } from './pack/read-pack.ts';
import { shippedFiles } from './shipped-packs.ts';

it.each(MARKETS)('the measures that ship for %s are without fault', (market) => {
  const { pack, faults } = readPack(shippedFiles(market));

  expect(faults).toEqual([]);
  expect(pack?.market).toBe(market);
});
