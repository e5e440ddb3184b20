import { describe, expect, it } from '@jest/globals';
import type { DatasetLoad, LoadReport } from '@svc/domain/datasets/dataset-load';
import { NO_RATES, type ScheduleLine } from '@svc/tariff/schedule/line';
import { AT, addVersion, later, runningLoad } from '@svc/testkit/records';
import { suiteDatabase, suiteStores } from '@svc/testkit/suite';
import { openClient } from '../client.ts';
import { allLines } from './read-lines.ts';
import { writeVersion } from './write-version.ts';

const database = suiteDatabase();
const stores = suiteStores(database);

const load = (changes: Partial<DatasetLoad> = {}): DatasetLoad =>
  runningLoad({ version: '2026HTSRev1', activate: false, stage: 'writing', ...changes });

function line(position: number, code: string | null, changes: Partial<ScheduleLine> = {}): ScheduleLine {
  return {
    position,
    parent: null,
    code,
    codeDigits: code?.replaceAll('.', '') ?? null,
    level: 'heading',
    indent: 0,
    isLeaf: false,
    description: `text of ${code ?? 'a group'}`,
    fullDescription: `text of ${code ?? 'a group'}`,
    ...NO_RATES,
    ...changes,
  };
}

function report(lines: readonly ScheduleLine[]): LoadReport {
  const none = { rejected: 0, rejectedRows: [], ignoredColumns: [], faults: [] };
  const entries = lines.filter(({ code }) => code !== null).length;
  return { ...none, lines: lines.length, entries, leaves: lines.filter(({ isLeaf }) => isLeaf).length };
}

async function write(lines: readonly ScheduleLine[], changes: Partial<DatasetLoad> = {}, at = AT) {
  const client = await openClient(database.url);
  try {
    return await writeVersion(client, load(changes), lines, report(lines), at);
  } finally {
    await client.end();
  }
}

const linesOf = (datasetId: string) => allLines(database.url, datasetId);

const SHIRTS = [
  line(0, '6109'),
  line(1, null, { parent: 0, level: 'group', indent: 1, fullDescription: 'text of 6109 > text of a group' }),
  line(2, '6109.10.00.12', {
    parent: 1,
    level: 'statistical',
    indent: 2,
    isLeaf: true,
    dutyRate: '16.5%',
    specialRate: 'Free (AU, "BH")\n1.2% (KR)',
    column2Rate: '90%',
    unit: 'doz.\tkg',
    additionalDuties: 'See 9903.88.15',
    description: 'Men\\’s áo thun',
    fullDescription: 'text of 6109 > text of a group > Men\\’s áo thun',
    extra: { footnotes: ['a "b"\\'], agreements: { ATIGA: '0' } },
  }),
];

describe('a version', () => {
  it('is read back exactly as written, including COPY control characters', async () => {
    expect(await linesOf(await write(SHIRTS))).toEqual(SHIRTS);
  });

  it('is staged, with the data of its load and report', async () => {
    const effectiveDate = new Date('2026-02-28T00:00:00Z');
    const id = await write(
      SHIRTS,
      { name: 'HTS', effectiveDate, notes: 'first', sourceName: 'USITC' },
      later(7),
    );
    expect(await stores.datasets.find(id)).toMatchObject({
      market: 'US',
      version: '2026HTSRev1',
      name: 'HTS',
      state: 'staged',
      nationalDigits: 10,
      contentHash: 'a'.repeat(64),
      entryCount: 2,
      leafCount: 1,
      effectiveDate,
      loadedAt: later(7),
      notes: 'first',
      sourceName: 'USITC',
    });
  });

  it.each([
    ['US', 10],
    ['EU', 10],
    ['VN', 8],
  ] as const)('for %s has %i digits, and is named after its market by default', async (market, digits) => {
    const id = await write([], { market, version: 'v1' });
    expect(await stores.datasets.find(id)).toMatchObject({ nationalDigits: digits, name: `${market} v1` });
  });

  it.each<[string, Partial<DatasetLoad>, readonly string[]]>([
    ['of its market', {}, ['hts.usitc.gov', 'usitc.gov']],
    [
      'of its source and of its market',
      { sourceUrl: 'https://mirror.example.com:8443/hts?x=1' },
      ['mirror.example.com', 'hts.usitc.gov', 'usitc.gov'],
    ],
    ['of its source, named once', { sourceUrl: 'https://hts.usitc.gov/x' }, ['hts.usitc.gov', 'usitc.gov']],
    ['of no authority for a sample', { isDemo: true }, []],
    ['of a sample’s own source', { isDemo: true, sourceUrl: 'https://a.example/x' }, ['a.example']],
  ])('has the domains %s', async (_what, changes, officialDomains) => {
    expect(await stores.datasets.find(await write([], changes))).toMatchObject({ officialDomains });
  });
});

describe('a reloaded version', () => {
  it('has its earlier id and state, with the lines and facts of the new file', async () => {
    const id = await write(SHIRTS);
    await stores.activations.switchTo(id, later(1));
    const next = [line(0, '0101'), line(1, '0101.21.00', { isLeaf: true, parent: 0, fullDescription: 'x' })];
    expect(await write(next, { contentHash: 'b'.repeat(64), name: 'again' }, later(9))).toBe(id);
    expect(await stores.datasets.find(id)).toMatchObject({
      state: 'active',
      activatedAt: later(1),
      loadedAt: later(9),
      contentHash: 'b'.repeat(64),
      name: 'again',
      leafCount: 1,
    });
    expect((await linesOf(id)).map(({ code }) => code)).toEqual(['0101', '0101.21.00']);
  });

  it('updates name, date and source, and retains those not given', async () => {
    const effectiveDate = new Date('2026-11-22T00:00:00Z');
    const source = { sourceName: 'Commission', sourceUrl: 'https://example.org/1', notes: 'first' };
    const id = await write([line(0, '0101')], { ...source, name: 'One', effectiveDate });
    await write([line(0, '0101')], { name: 'Two', sourceUrl: 'https://example.org/2' });
    expect(await stores.datasets.find(id)).toMatchObject({
      name: 'Two',
      sourceName: 'Commission',
      sourceUrl: 'https://example.org/2',
      notes: 'first',
      effectiveDate,
    });
  });

  it('is compared with others again, without affecting other comparisons', async () => {
    await write(SHIRTS);
    const pairs = [
      ['US', 'v0', '2026HTSRev1'],
      ['US', '2026HTSRev1', 'v2'],
      ['US', 'v0', 'v2'],
      ['EU', 'v0', '2026HTSRev1'],
    ] as const;
    await database.client.versionComparison.createMany({
      data: pairs.map(([market, fromVersion, toVersion]) => ({
        market,
        fromVersion,
        toVersion,
        comparedAt: AT,
      })),
    });
    await write(SHIRTS);
    const left = await database.client.versionComparison.findMany({ orderBy: { market: 'asc' } });
    expect(left.map(({ market, fromVersion, toVersion }) => [market, fromVersion, toVersion])).toEqual([
      ['US', 'v0', 'v2'],
      ['EU', 'v0', '2026HTSRev1'],
    ]);
  });

  it('stays complete if the new lines cannot be written', async () => {
    const id = await write(SHIRTS);
    const twice = [line(0, '0101'), line(1, '0101')];
    await expect(write(twice, { contentHash: 'b'.repeat(64) })).rejects.toThrow('tariff_lines_by_code');
    expect(await linesOf(id)).toEqual(SHIRTS);
    expect(await stores.datasets.find(id)).toMatchObject({ contentHash: 'a'.repeat(64), leafCount: 1 });
  });

  it('leaves a version of the same name in another market unchanged', async () => {
    const abroad = await addVersion(stores, { market: 'EU', version: '2026HTSRev1' });
    const id = await write([]);
    expect(id).not.toBe(abroad.id);
    expect(await linesOf(abroad.id)).toHaveLength(abroad.lines.length);
  });

  it('written concurrently is one version with the lines of one of them', async () => {
    const one = [line(0, '0101'), line(1, '0102')];
    const two = [line(0, '0201'), line(1, '0202'), line(2, '0203')];
    const ids = await Promise.all([write(one), write(two)]);
    expect(new Set(ids).size).toBe(1);
    const codes = (await linesOf(ids[0] ?? '')).map(({ code }) => code);
    expect([one.map(({ code }) => code), two.map(({ code }) => code)]).toContainEqual(codes);
    const { entryCount } = (await stores.datasets.find(ids[0] ?? '')) ?? { entryCount: 0 };
    expect(entryCount).toBe(codes.length);
  });
});

it('writes nothing of a version that fails', async () => {
  const faulty = [line(0, '0101'), line(1, null, { isLeaf: true })];
  await expect(write(faulty)).rejects.toThrow('tariff_lines_code_or_group');
  expect(await database.client.dataset.count()).toBe(0);
  expect(await database.client.tariffLine.count()).toBe(0);
});
