import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { suiteFolder } from '@svc/testkit/folder';
import { gives, startExportServer, type Answer, type ExportServer } from '../../../test/export-server.ts';
import { openTestTariff, runAlone, type TestTariff } from '../../../test/test-tariff.ts';

const TABLE = `code,origin,measure_type,additional_code,certificate,duty,act,start,end
87120030,CN,552,C999,,50%,Reg 2026/900,2026-09-01,
`;

const folder = suiteFolder();
beforeAll(() => {
  writeFileSync(join(folder, 'table.csv'), TABLE);
  writeFileSync(join(folder, 'other.csv'), 'a,b\n1,2\n');
});

const taric = (table: string) =>
  runAlone([
    'measures',
    'taric',
    '--tables',
    join(folder, table),
    '--day',
    '2026-09-15',
    '--dir',
    join(folder, 'pack'),
  ]);

describe('measures taric', () => {
  it('writes a pack dated like the tables', async () => {
    const { code, stdout } = await taric('table.csv');

    expect([code, stdout]).toEqual([
      0,
      expect.stringMatching(/^1 measure of TARIC read; eu-taric-2026-09-15, known until 2026-09-15/),
    ]);
    expect(readFileSync(join(folder, 'pack', 'trade_defence.csv'), 'utf8')).toContain('C999=50%');
    expect(readFileSync(join(folder, 'pack', 'requirements.csv'), 'utf8')).toContain('eu_cbam');
  });

  it('names the columns missing from a table', async () => {
    const { code, stderr } = await taric('other.csv');

    expect(code).not.toBe(0);
    expect(stderr).toContain('has no columns of TARIC');
  });
});

describe('measures fetch', () => {
  let source: ExportServer;
  let tariff: TestTariff;
  beforeAll(async () => {
    source = await startExportServer();
    tariff = await openTestTariff();
    source.file = gives(TABLE);
  });
  afterAll(async () => {
    await source.close();
    await tariff.close();
  });
  const fetchPack = (...more: readonly string[]) =>
    tariff.json('measures', 'fetch', '--url', source.url, '--day', '2026-09-15', ...more);
  const active = async () =>
    (await tariff.database.client.measurePack.findMany({ where: { active: true } })).map(
      ({ packId }) => packId,
    );

  it('stores the pack of a workbook and shows its changes; only --activate applies it', async () => {
    const { code, json } = await fetchPack();
    expect([code, json]).toMatchObject([
      0,
      { id: 'eu-taric-2026-09-15', read: 1, loaded: true, active: null },
    ]);
    const { added } = json['changes'] as { readonly added: readonly string[] };
    expect(added).toEqual(['eu-ad-reg-2026-900-cn/1']);
    expect(await active()).toEqual([]);

    expect((await fetchPack('--activate')).json).toMatchObject({
      loaded: false,
      active: 'eu-taric-2026-09-15',
    });
    expect(await active()).toEqual(['eu-taric-2026-09-15']);
  });

  it.each<[string, Answer, readonly string[], string]>([
    ['a table of other columns', gives('a,b\n1,2\n'), [], 'has no columns of TARIC'],
    ['a web page', gives('<!doctype html><p>moved</p>'), [], 'gives a web page in place of the file'],
    ['a file beyond the limit', gives('x'.repeat(1_100_000)), ['--max-mb', '1'], 'gives more than 1 MiB'],
    ['silence', () => undefined, ['--idle-seconds', '1'], 'did not answer in time'],
  ])('loads nothing from %s', async (_what, answer, options, words) => {
    source.file = answer;
    const { code, json } = await fetchPack('--id', 'eu-wrong', ...options);
    expect([code, JSON.stringify(json)]).toEqual([1, expect.stringContaining(words)]);
    expect(await tariff.database.client.measurePack.count({ where: { packId: 'eu-wrong' } })).toBe(0);
  });

  it('rejects an address without https', async () => {
    const options = ['--url', 'http://example.org/duties.xlsx', '--day', '2026-09-15'];
    const { json } = await tariff.json('measures', 'fetch', ...options);
    expect(json['detail']).toBe('--url must be an address by https');
  });
});
