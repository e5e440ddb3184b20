import { describe, expect, it } from '@jest/globals';
import { AT, datasetRecord, runningLoad } from '@svc/testkit/records';
import type { DatasetLoad, LoadPart } from './dataset-load.ts';
import type { Dataset } from './dataset.ts';
import { loadContentHash } from './request-load.ts';
import { isOlderThanActive, lacksFiles, sameContent, takeRelease, versionName } from './take-release.ts';
import type { SourceRelease } from './take-release.ts';

const PARTS: readonly LoadPart[] = [{ part: 'schedule', bytes: Buffer.from('6109;T-shirts') }];
const HASH = loadContentHash(PARTS);

function loadOf(changes: Partial<DatasetLoad> = {}): DatasetLoad {
  const own = { version: '', fileName: '', contentHash: loadContentHash([]), fromSource: true };
  return runningLoad({ id: 'a'.repeat(32), ...own, ...changes });
}

const RELEASE: SourceRelease = {
  kind: 'release',
  name: '2026HTSRev4',
  url: 'https://hts.example.gov/export/list.json?format=JSON',
  parts: PARTS,
};

interface Scene {
  readonly release?: SourceRelease;
  readonly load?: Partial<DatasetLoad>;
  readonly datasets?: readonly Dataset[];
}

/** Takes a release; returns its outcome, and the stored files. */
async function taken({ release = RELEASE, load = {}, datasets = [] }: Scene) {
  const kept: unknown[] = [];
  const result = await takeRelease(
    {
      loads: { arrived: async (id, files) => void kept.push({ id, ...files }) },
      datasets: {
        list: async () => datasets,
        findActive: async (market) =>
          datasets.find((each) => each.market === market && each.state === 'active') ?? null,
      },
      fetchRelease: async () => release,
      now: () => AT,
    },
    loadOf(load),
    () => undefined,
  );
  return { result, kept };
}

describe('takeRelease', () => {
  it('stores the files with name, host and content', async () => {
    const files = {
      version: '2026HTSRev4',
      contentHash: HASH,
      fileName: 'list.json',
      sourceName: 'hts.example.gov',
      sourceUrl: RELEASE.kind === 'release' ? RELEASE.url : '',
    };
    const { result, kept } = await taken({});
    expect(kept).toEqual([{ id: 'a'.repeat(32), ...files, parts: PARTS }]);
    expect(result).toMatchObject({ load: { id: 'a'.repeat(32), ...files, market: 'US' } });
  });

  it('uses the requested version name, else that of its source, else day and content', async () => {
    const version = async (asked: string, name: string | null) =>
      (await taken({ load: { version: asked }, release: { ...RELEASE, name } as SourceRelease })).kept;
    expect(await version('mine', 'theirs')).toMatchObject([{ version: 'mine' }]);
    expect(await version('', 'theirs')).toMatchObject([{ version: 'theirs' }]);
    expect(await version('', null)).toMatchObject([{ version: `2026-11-22-${HASH.slice(0, 8)}` }]);
  });

  it('recognizes content loaded under another name', async () => {
    const loaded = datasetRecord({ state: 'staged', version: 'by hand', contentHash: HASH });
    expect((await taken({ datasets: [loaded] })).kept).toMatchObject([{ version: 'by hand' }]);
    const elsewhere = datasetRecord({ ...loaded, market: 'EU' });
    expect((await taken({ datasets: [elsewhere] })).kept).toMatchObject([{ version: '2026HTSRev4' }]);
  });

  it('names the file after the host if the URL has no path', async () => {
    const release = { ...RELEASE, url: 'https://hts.example.gov/' } as SourceRelease;
    expect((await taken({ release })).kept).toMatchObject([{ fileName: 'hts.example.gov' }]);
  });

  it('fails with the source’s error, and stores nothing', async () => {
    const problem = { code: 'source_timeout', params: { host: 'hts.example.gov' } } as const;
    const { result, kept } = await taken({ release: { kind: 'failed', error: 'too slow', problem } });
    expect(result).toEqual({
      end: { state: 'failed', datasetId: null, report: null, error: 'too slow', problem },
    });
    expect(kept).toEqual([]);
  });

  it('rejects a release older than the active version unless allowed', async () => {
    const datasets = [datasetRecord({ version: '2026HTSRev5' })];
    const { result, kept } = await taken({ datasets });
    expect(result).toMatchObject({
      end: {
        state: 'refused',
        datasetId: null,
        problem: { code: 'older_release', params: { version: '2026HTSRev4', active: '2026HTSRev5' } },
      },
    });
    expect(kept).toEqual([]);
    expect((await taken({ datasets, load: { allowOlder: true } })).kept).toHaveLength(1);
  });

  it('does not compare a release with the active version of another market', async () => {
    const datasets = [datasetRecord({ market: 'EU', version: '2027' })];
    expect((await taken({ datasets })).kept).toHaveLength(1);
  });
});

describe('isOlderThanActive', () => {
  const active = datasetRecord({ version: '2026HTSRev10' });

  it.each([
    ['2026HTSRev9', true],
    ['2026HTSRev10', false],
    ['2026HTSRev11', false],
    ['2025HTSRev32', true],
    ['2027HTSBasic', false],
    // Without a revision it is the first of its year.
    ['2026HTSBasic', true],
    ['HTS 2026 revision 9', true],
    ['HTS 2026 Rev. 9', true],
    ['HTS 2026 Rev. 11', false],
    // Names without a year have no order.
    ['rev9', false],
    ['v1', false],
    ['19990101', false],
    ['', false],
  ])('considers %j older than 2026HTSRev10: %j', (version, isOlder) => {
    expect(isOlderThanActive(version, null, active)).toBe(isOlder);
  });

  it('is false without an active version, or with a sample', () => {
    expect(isOlderThanActive('2020', null, null)).toBe(false);
    expect(isOlderThanActive('2020', null, datasetRecord({ isDemo: true }))).toBe(false);
  });

  it('is true for superseded content under any name', () => {
    const superseded = datasetRecord({ id: 'e'.repeat(32), state: 'superseded' });
    expect(isOlderThanActive('2030HTSRev1', superseded, active)).toBe(true);
  });

  it('is false for the content of the active version', () => {
    expect(isOlderThanActive('2020HTSRev1', active, active)).toBe(false);
  });
});

describe('content identity', () => {
  it('is its hash within one market; content without a hash matches nothing', () => {
    const offered = { market: 'US', hash: HASH } as const;
    const known = datasetRecord({ contentHash: HASH });
    expect(sameContent(offered, [datasetRecord({ market: 'EU', contentHash: HASH }), known])).toBe(known);
    expect(sameContent(offered, [datasetRecord({ contentHash: null })])).toBeNull();
    expect(sameContent(offered, [])).toBeNull();
  });

  it.each([
    ['2026-12-31T23:59:59.999Z', '2026-12-31'],
    ['2027-01-01T06:59:59+07:00', '2026-12-31'],
    ['2028-02-29T00:00:00Z', '2028-02-29'],
  ])('names a version of %s by its UTC day, %s', (moment, day) => {
    expect(versionName(new Date(moment), HASH)).toBe(`${day}-${HASH.slice(0, 8)}`);
  });
});

it.each([
  ['a load from the source before its download', {}, true],
  ['the same after it', { contentHash: HASH }, false],
  ['a load whose files were sent', { fromSource: false }, false],
] as const)('lacksFiles for %s', (_what, changes, lacks) => {
  expect(lacksFiles(loadOf(changes))).toBe(lacks);
});
