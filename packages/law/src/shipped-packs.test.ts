import { MARKETS } from '@svc/tariff/market';
import { expect, it } from '@jest/globals';
import { readPack } from './pack/read-pack.ts';
import { shippedFiles } from './shipped-packs.ts';

it.each(MARKETS)('the shipped measures for %s are valid', (market) => {
  const { pack, faults } = readPack(shippedFiles(market));

  expect(faults).toEqual([]);
  expect(pack?.market).toBe(market);
});
