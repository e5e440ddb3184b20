import { MARKETS } from '@svc/tariff/market';
import { expect, it } from '@jest/globals';
import { readPack } from './pack/read-pack.ts';
import { shippedFiles, shippedPackInSlices } from './shipped-packs.ts';

/** Start of the hash of each id's content. Another content needs another id, because estimates are repeated by the id. */
const CONTENT: Readonly<Record<string, string>> = {
  'us-2026-10-09.23': '71986ae592338a07',
  'eu-2026-07-12.18': 'c25fb8468c763c1a',
  'vn-2026-10-05.10': '7a5afdedffe325e9',
};

it.each(MARKETS)('the shipped measures for %s are valid and have the id of their content', (market) => {
  const { pack, faults } = readPack(shippedFiles(market));

  expect(faults).toEqual([]);
  expect(pack?.market).toBe(market);
  expect(`${pack?.id} ${pack?.sha256.slice(0, 16)}`).toBe(`${pack?.id} ${CONTENT[pack?.id ?? '']}`);
});

it('are read in slices between which the process does other work', async () => {
  let turns = 0;
  const counting = setInterval(() => (turns += 1), 0);
  const { market } = await shippedPackInSlices('EU');
  clearInterval(counting);

  expect(market).toBe('EU');
  expect(turns).toBeGreaterThan(20);
});
