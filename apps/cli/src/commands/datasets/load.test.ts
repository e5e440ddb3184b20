import { createDatasetLoadStore } from '@svc/storage/datasets/dataset-load-store';
import { waitFor } from '@svc/testkit/wait-for';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { forSuite } from '@svc/testkit/suite';
import { loadReport } from '@svc/testkit/records';
import { openTestTariff } from '../../../test/test-tariff.ts';

const tariff = forSuite(openTestTariff);
let file: string;

const REPORT = loadReport({ lines: 0, entries: 0, leaves: 9 });

beforeAll(async () => {
  file = tariff.file('hts.csv', 'HTS Number,Indent,Description\n0101,0,Horses\n');
});

const db = () => tariff.database.client;
const load = (version: string, ...more: string[]) =>
  tariff.json('datasets', 'load', '--market', 'US', '--version', version, '--file', file, ...more);
const requested = (version: string) =>
  waitFor(`load of ${version}`, () => db().datasetLoad.findFirst({ where: { version } }));

describe('datasets load', () => {
  it('reports the declarable lines of a shrunken file and the active version, and what to do', async () => {
    const waiting = load('small', '--wait');
    const loads = createDatasetLoadStore(db());
    const faults = [
      { code: 'too_few_lines' as const, sourceRow: null, params: { leaves: 9, expectedLeaves: 20 } },
    ];
    const error = 'the file has 9 declarable lines where the active version has 20';
    const { id } = await requested('small');

    await loads.claim(id, new Date(), 60_000);
    await loads.finish(
      id,
      { state: 'refused', datasetId: null, report: { ...REPORT, faults }, error },
      new Date(),
    );

    const { code, json } = await waiting;
    expect(code).toBe(1);
    expect(JSON.stringify(json)).toMatch(
      /9 declarable lines where the active version has 20.*--allow-smaller/,
    );
  });

  it('accepts the source of the file, notes and permission to shrink', async () => {
    await load(
      'sourced',
      '--source-name',
      'USITC',
      '--source-url',
      'https://hts.usitc.gov/reststop/file?release=1',
      '--notes',
      'Revision 4',
      '--allow-smaller',
    );

    expect(await requested('sourced')).toMatchObject({
      sourceName: 'USITC',
      sourceUrl: 'https://hts.usitc.gov/reststop/file?release=1',
      notes: 'Revision 4',
      allowSmaller: true,
    });

    await load('unsourced');
    expect(await requested('unsourced')).toMatchObject({
      sourceName: null,
      sourceUrl: null,
      notes: null,
      allowSmaller: false,
    });
  });

  it.each([
    ['source-url', 'ftp://example.org/x'],
    ['source-url', 'hts.usitc.gov'],
    ['notes', 'x'.repeat(2001)],
    ['source-name', ' '],
  ])('rejects --%s %s', async (option, value) => {
    expect(await load('faulty', `--${option}`, value)).toMatchObject({
      code: 2,
      json: { errors: [{ field: option }] },
    });
  });
});
