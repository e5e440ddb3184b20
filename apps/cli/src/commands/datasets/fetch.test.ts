import { createDatasetLoadStore } from '@svc/storage/datasets/dataset-load-store';
import { loadContentHash } from '@svc/domain/datasets/request-load';
import { loadReport } from '@svc/testkit/records';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import {
  gives,
  startExportServer,
  usExport,
  type Answer,
  type ExportServer,
} from '../../../test/export-server.ts';
import { NO_SOURCES, openTestTariff, runAlone, type TestTariff } from '../../../test/test-tariff.ts';

const REV4 = { name: '2026HTSRev4', title: 'Revision 4 (2026)' };
const EXPORT = JSON.stringify(usExport(20));

let source: ExportServer;
let tariff: TestTariff;

beforeAll(async () => {
  source = await startExportServer();
  const { url, releaseUrl } = source;
  const sources = { ...NO_SOURCES, usTariffUrl: url, usTariffReleaseUrl: releaseUrl, euTariffUrl: url };
  tariff = await openTestTariff({ sources });
});
beforeEach(async () => {
  await db().datasetContent.deleteMany();
  await db().datasetLoad.deleteMany();
  await db().dataset.deleteMany();
  source.release = gives(REV4);
  source.file = gives(EXPORT);
});
afterAll(async () => {
  await source.close();
  await tariff.close();
});

const db = () => tariff.database.client;
const hashOf = (text: string): string => loadContentHash([{ part: 'schedule', bytes: Buffer.from(text) }]);

async function stored(
  version: string,
  state: 'active' | 'superseded' | 'staged',
  more: { contentHash?: string; leafCount?: number; isDemo?: boolean } = {},
): Promise<void> {
  const id = createHash('md5').update(version).digest('hex');
  const day = new Date('2026-02-24');
  await db().dataset.create({
    data: { id, market: 'US', version, name: version, state, nationalDigits: 10, loadedAt: day, ...more },
  });
}

const fetchUs = (...more: string[]) => tariff.run('datasets', 'fetch', '--market', 'US', ...more);

/** Ends the only requested load as the tariff worker does. */
async function workOn(text = EXPORT): Promise<void> {
  const { id } = await db().datasetLoad.findFirstOrThrow({ where: { state: 'queued' } });
  const loads = createDatasetLoadStore(db());
  await loads.claim(id, new Date(), 60_000);
  const report = loadReport({ lines: 22, entries: 22, leaves: 20 });
  const datasetId = createHash('md5').update('2026HTSRev4').digest('hex');
  await stored('2026HTSRev4', 'staged', { contentHash: hashOf(text) });
  await loads.finish(id, { state: 'done', datasetId, report, error: null }, new Date());
}

describe('datasets fetch', () => {
  it('passes the current export to the worker, named by its release, with its source', async () => {
    const { code, stdout } = await fetchUs('--activate');
    expect([code, stdout]).toEqual([
      0,
      expect.stringMatching(/^load [0-9a-f]{32} of US 2026HTSRev4 is queued\n$/),
    ]);
    const row = await db().datasetLoad.findFirstOrThrow({ include: { contents: true } });
    expect(row).toMatchObject({
      market: 'US',
      version: '2026HTSRev4',
      fileName: 'exportList',
      sourceName: new URL(source.url).host,
      sourceUrl: source.url,
      activate: true,
      isDemo: false,
      contentHash: hashOf(EXPORT),
    });
    expect(row.contents.map(({ bytes }) => Buffer.from(bytes).toString())).toEqual([EXPORT]);
    const audit = await db().auditEntry.findFirstOrThrow({ where: { subject: row.id } });
    expect(audit).toMatchObject({ via: 'command', action: 'dataset.load' });
  });

  it('follows the work with --wait', async () => {
    const waiting = fetchUs('--wait');
    while ((await db().datasetLoad.count()) === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    await workOn();
    expect(await waiting).toMatchObject({
      code: 0,
      stdout: 'loaded US 2026HTSRev4: 22 coded lines, 20 declarable\n',
    });
  });

  it('reports that there is nothing to do if the active version has this content', async () => {
    await stored('2026-rev4', 'active', { contentHash: hashOf(EXPORT) });
    expect(await fetchUs('--activate', '--wait')).toMatchObject({
      code: 0,
      stdout: 'US 2026-rev4 with this content is already active: nothing to do\n',
    });
    expect(await db().datasetLoad.count()).toBe(0);
  });

  it('requests no second load of the same content while one is running', async () => {
    await fetchUs();
    const again = await fetchUs();
    expect(again).toMatchObject({
      code: 0,
      stderr: expect.stringContaining('already being loaded: nothing was queued'),
    });
    expect(await db().datasetLoad.count()).toBe(1);
  });

  it('says where to look if a market has no address', async () => {
    const { code, stderr } = await tariff.run('datasets', 'fetch', '--market', 'VN');
    expect([code, stderr]).toEqual([1, expect.stringContaining('VN_TARIFF_URL is not set')]);
  });

  it('rejects invalid bounds', async () => {
    const { code, stderr } = await runAlone(['datasets', 'fetch', '--market', 'US', '--max-mb', '0']);
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining('--max-mb must be a whole number from 1 to 1024'),
    ]);
  });
});

const PAGE = '<!DOCTYPE html><html><body>Request rejected</body></html>';
const LAST_YEAR = JSON.stringify(usExport(19));

/** Errors of the source, with the end of the command's message. */
const MISBEHAVIOURS: readonly [what: string, file: Answer, words: string, ...more: string[]][] = [
  ['an HTML page with status 200', gives(PAGE), 'gives a web page in place of the file'],
  ['a stall', (response) => void response.write('['), 'did not answer in time', '--idle-seconds', '1'],
  ['the file of a superseded version', gives(LAST_YEAR), 'the file of 2025-rev32, which was superseded'],
  ['a file that is too large', gives('x'.repeat(1_100_000)), 'gives more than 1 MiB', '--max-mb', '1'],
  ['a file that has lost most of its lines', gives(usExport(5)), 'less than half'],
];

describe('a source with', () => {
  it.each(MISBEHAVIOURS)(
    '%s changes nothing, and the command gives the reason',
    async (_what, file, words, ...more) => {
      await stored('2026-rev4', 'active', { leafCount: 20, contentHash: 'f'.repeat(64) });
      await stored('2025-rev32', 'superseded', { leafCount: 19, contentHash: hashOf(LAST_YEAR) });
      source.file = file;
      const before = await db().dataset.findMany();
      const { code, stdout, stderr } = await fetchUs('--activate', '--wait', ...more);
      expect([code, stdout]).toEqual([1, '']);
      expect(stderr).toContain(words);
      expect(stderr).toContain('nothing was loaded');
      expect(await db().dataset.findMany()).toEqual(before);
      expect(await db().datasetLoad.count()).toBe(0);
    },
  );

  it.each([
    ['the name of an older release', gives({ name: '2025HTSRev32' }), 'the source gives 2025HTSRev32'],
    ['another release after the download than before', renamed(), 'changed its release during the download'],
  ])('%s changes nothing either', async (_what, release, words) => {
    await stored('2026-rev4', 'active', { leafCount: 20 });
    source.release = release;
    const { code, stderr } = await fetchUs('--activate', '--wait');
    expect([code, stderr]).toEqual([1, expect.stringContaining(words)]);
    expect(stderr).toContain('nothing was loaded');
    expect(await db().datasetLoad.count()).toBe(0);
  });

  it('the schedule of another market changes nothing', async () => {
    const { code, stderr } = await tariff.run('datasets', 'fetch', '--market', 'EU');
    expect([code, stderr]).toEqual([1, expect.stringContaining('is no whole schedule')]);
    expect(stderr).toMatch(/US.*EU|EU.*US/);
    expect(await db().datasetLoad.count()).toBe(0);
  });

  it('other content under the name of a loaded version changes nothing', async () => {
    await stored('2026HTSRev4', 'active', { contentHash: 'f'.repeat(64) });
    const { code, stderr } = await fetchUs();
    expect([code, stderr]).toEqual([1, expect.stringContaining('--replace')]);
    expect(await db().datasetLoad.count()).toBe(0);
  });

  it('an older release is accepted if requested', async () => {
    await stored('2026-rev4', 'active', { contentHash: 'f'.repeat(64) });
    source.release = gives({ name: '2025HTSRev32' });
    expect((await fetchUs('--allow-older')).code).toBe(0);
  });
});

function renamed(): Answer {
  let calls = 0;
  return (response) => void response.end(JSON.stringify({ name: `2026HTSRev${4 + calls++}` }));
}
