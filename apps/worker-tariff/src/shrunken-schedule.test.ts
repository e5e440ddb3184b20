import { beforeEach, describe, expect, it } from '@jest/globals';
import { forTest } from '@svc/testkit/suite';
import { startTariffBench, type ShortLine } from '../test/tariff-bench.ts';

/** A heading with this many declarable lines. */
const schedule = (leaves: number): readonly ShortLine[] => [
  ['6109', 0, 'T-shirts'],
  ['6109.10', 1, 'Of cotton'],
  ...Array.from({ length: leaves }, (_, index): ShortLine => [
    `6109.10.00.${10 + index}`,
    2,
    `Kind ${index}`,
    'No.',
    '5%',
  ]),
];

const bench = forTest(startTariffBench);
const versions = async () => {
  const rows = await bench.database.client.dataset.findMany({ orderBy: { version: 'asc' } });
  return rows.map(({ version, state, leafCount }) => [version, state, leafCount]);
};

describe('a file with less than half of the declarable lines of the active version', () => {
  beforeEach(() => bench.load('v1', schedule(20), { activate: true, isDemo: false }));

  it('is rejected with both counts, and the active version stays', async () => {
    const asked = { activate: true, isDemo: false };
    const linesBefore = await bench.database.client.tariffLine.count();

    expect(await bench.load('v2', schedule(9), asked)).toBe('refused: too_few_lines');
    expect(await bench.load('v1', schedule(9), { ...asked, replace: true })).toBe('refused: too_few_lines');

    const loads = await bench.database.client.datasetLoad.findMany({ where: { state: 'refused' } });
    expect(loads.map(({ error }) => error)).toEqual(
      Array(2).fill('the file has 9 declarable lines where the active version has 20'),
    );
    expect(await versions()).toEqual([['v1', 'active', 20]]);
    expect(await bench.database.client.tariffLine.count()).toBe(linesBefore);
  });

  it('is accepted if confirmed', async () => {
    const asked = { activate: true, isDemo: false, allowSmaller: true };
    expect(await bench.load('v2', schedule(9), asked)).toBe('done');
    expect(await versions()).toEqual([
      ['v1', 'superseded', 20],
      ['v2', 'active', 9],
    ]);
  });

  it('does not include one with exactly half', async () => {
    expect(await bench.load('v2', schedule(10), { isDemo: false })).toBe('done');
  });
});

describe('a real schedule', () => {
  it('supersedes all samples of its market, even those never in force', async () => {
    await bench.load('sample', schedule(2), { activate: true });
    await bench.load('sample-next', schedule(2));
    await bench.load('real', schedule(3), { activate: true, isDemo: false });

    const rows = await bench.database.client.dataset.findMany({ orderBy: { version: 'asc' } });
    expect(rows.map(({ version, state, supersededAt }) => [version, state, supersededAt !== null])).toEqual([
      ['real', 'active', false],
      ['sample', 'superseded', true],
      ['sample-next', 'superseded', true],
    ]);
  });

  it('names the domains of its authority, while a sample names none', async () => {
    await bench.load('sample', schedule(2));
    await bench.load('real', schedule(3), { isDemo: false });
    const rows = await bench.database.client.dataset.findMany({ orderBy: { version: 'asc' } });
    expect(rows.map(({ officialDomains }) => officialDomains)).toEqual([['hts.usitc.gov', 'usitc.gov'], []]);
  });
});
