import type { Dataset } from '@svc/domain/datasets/dataset';
import type { LoadRequest } from '@svc/domain/datasets/request-load';
import { describe, expect, it } from '@jest/globals';
import { datasetRecord } from '@svc/testkit/records';
import { usExport } from '../../test/export-server.ts';
import { rejectOlder, rejectUnreadable, type FetchedVersion } from './check-release.ts';

const dataset = (version: string, changes: Partial<Dataset> = {}) =>
  datasetRecord({ id: version.padEnd(32, '0').slice(0, 32), version, name: version, ...changes });

const fetched = (version: string): FetchedVersion => ({
  market: 'US',
  version,
  hash: 'f'.repeat(64),
  parts: [],
});

describe('a release of the official source', () => {
  it.each([
    ['the same year and a later revision', '2026HTSRev4', '2026HTSRev3'],
    ['a later year and an earlier revision', '2026HTSRev1', '2025HTSRev32'],
    ['the same release under another name', '2026 Revision 4', '2026-rev4'],
    ['a name without a year', 'nomenclature-a', '2026HTSRev4'],
  ])('is accepted with %s', (_what, version, active) => {
    expect(() => rejectOlder(fetched(version), null, dataset(active))).not.toThrow();
  });

  it.each([
    ['an earlier revision', '2026HTSRev3', '2026HTSRev4'],
    ['an earlier year and a later revision', '2025HTSRev32', '2026HTSRev1'],
    ['the basic edition of a year whose revisions came', '2026HTSBasic', '2026HTSRev1'],
  ])('is rejected with %s, and with instructions to load it anyway', (_what, version, active) => {
    expect(() => rejectOlder(fetched(version), null, dataset(active))).toThrow(
      expect.objectContaining({
        code: 'conflict',
        message: expect.stringMatching(
          new RegExp(`${version}.*${active}.*nothing was loaded.*--allow-older`),
        ),
      }),
    );
  });

  it('is rejected if its content was superseded before, under any name', () => {
    const known = dataset('2025-rev32', { state: 'superseded' });
    expect(() => rejectOlder(fetched('2027HTSRev1'), known, dataset('2026-rev4'))).toThrow(
      expect.objectContaining({ code: 'conflict', message: expect.stringContaining('2025-rev32') }),
    );
  });

  it('is accepted if no real version is in force, or the same content is', () => {
    expect(() => rejectOlder(fetched('2025HTSRev1'), null, null)).not.toThrow();
    const sample = dataset('sample-2026', { isDemo: true });
    expect(() => rejectOlder(fetched('2025HTSRev1'), null, sample)).not.toThrow();
    const active = dataset('2026-rev4');
    expect(() => rejectOlder(fetched('2025HTSRev1'), active, active)).not.toThrow();
  });
});

function request(content: string | Buffer): LoadRequest {
  const parts = [{ part: 'schedule', bytes: Buffer.from(content) }] as const;
  return { market: 'US', version: '2026HTSRev4', sourceName: 'hts.example', parts } as unknown as LoadRequest;
}

const EXPORT = JSON.stringify(usExport(20));

describe('the file of a release', () => {
  it('is accepted as a complete schedule, large enough compared with the active one', async () => {
    await expect(rejectUnreadable(request(EXPORT), null)).resolves.toBeUndefined();
    await expect(rejectUnreadable(request(EXPORT), 20)).resolves.toBeUndefined();
    await expect(rejectUnreadable(request(EXPORT), 40)).resolves.toBeUndefined();
  });

  it('is rejected with less than half of the lines of the active one', async () => {
    await expect(rejectUnreadable(request(EXPORT), 41)).rejects.toMatchObject({
      code: 'validation_error',
      errors: [{ field: 'file', message: expect.stringMatching(/20 .*41.*less than half/) }],
    });
  });

  it.each([
    ['a web page', '<html><body>Sign in</body></html>', /web page/],
    ['JSON of something else', '{"error":"maintenance"}', /schedule/],
    ['a broken workbook', 'PK\u0003\u0004', /not a table: broken archive/],
    ['nothing', '', /not a table: empty/],
    ['an export that was cut off', EXPORT.slice(0, 900), /JSON|cut off/],
  ])('is rejected if it is %s, naming source and release', async (_what, content, words) => {
    await expect(rejectUnreadable(request(content), null)).rejects.toMatchObject({
      code: 'validation_error',
      message: expect.stringMatching(/^what hts\.example gives as US 2026HTSRev4 .*nothing was loaded$/),
      errors: expect.arrayContaining([{ field: 'file', message: expect.stringMatching(words) }]),
    });
  });

  it('is rejected without a schedule file', async () => {
    const rates = { ...request(''), parts: [{ part: 'rates', bytes: Buffer.from(EXPORT) }] } as LoadRequest;
    await expect(rejectUnreadable(rates, null)).rejects.toMatchObject({ code: 'validation_error' });
  });
});
