import type { LoadReport } from '@svc/domain/datasets/dataset-load';
import { createDatasetLoadStore } from '@svc/storage/datasets/dataset-load-store';
import { waitFor } from '@svc/testkit/wait-for';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { forSuite } from '@svc/testkit/suite';
import { createHash } from 'node:crypto';
import { argv, openTestTariff } from '../../../test/test-tariff.ts';

const tariff = forSuite(openTestTariff);
let file: string;

const CONTENT = 'HTS Number,Indent,Description\n0101,0,Horses\n';
const REPORT: LoadReport = {
  lines: 3,
  entries: 2,
  leaves: 1,
  rejected: 1,
  rejectedRows: [{ sourceRow: 9, reason: 'bad_code', text: 'Note' }],
  ignoredColumns: [],
  faults: [],
};

beforeAll(async () => {
  file = tariff.file('hts.csv', CONTENT);
});

function db() {
  return tariff.database.client;
}

async function stage(version: string, state: 'staged' | 'active' = 'staged'): Promise<string> {
  const id = createHash('md5').update(version).digest('hex');
  await db().dataset.create({
    data: { id, market: 'US', version, name: version, state, nationalDigits: 10, loadedAt: new Date() },
  });
  return id;
}

function load(version: string, ...more: string[]) {
  return tariff.json<Readonly<Record<string, unknown>> & { load_id: string }>(
    ...argv(`datasets load --market US --version ${version} --file ${file}`),
    ...more,
  );
}

function requested(version: string) {
  return waitFor(`load of ${version}`, () => db().datasetLoad.findFirst({ where: { version } }));
}

/** Runs the requested load of a version as the tariff worker does. */
async function workOn(
  version: string,
  end: Parameters<ReturnType<typeof createDatasetLoadStore>['finish']>[1],
) {
  const { id } = await requested(version);
  const loads = createDatasetLoadStore(db());
  await loads.claim(id, new Date(), 60_000);
  await loads.progress(id, 'reading', 5, new Date(Date.now() + 60_000));
  await loads.finish(id, end, new Date());
}

describe('datasets load', () => {
  it('passes the files to the worker and loads nothing itself', async () => {
    const rates = tariff.file('rates.csv', 'code,rate\n');
    const dates = '--rates-date 2021-01-01 --effective-date 2026-02-24';
    const options = `--rates ${rates} ${dates} --name First --activate --replace`;
    const { code, json } = await load('v1', ...argv(options));
    expect(code).toBe(0);
    expect(json).toMatchObject({ market: 'US', version: 'v1', state: 'queued', dataset_id: null });
    const row = await db().datasetLoad.findUniqueOrThrow({
      where: { id: json.load_id },
      include: { contents: { orderBy: { part: 'desc' } } },
    });
    expect(row).toMatchObject({
      version: 'v1',
      name: 'First',
      fileName: 'hts.csv',
      effectiveDate: new Date('2026-02-24T00:00:00Z'),
      ratesDate: new Date('2021-01-01T00:00:00Z'),
      activate: true,
      replace: true,
      isDemo: false,
      state: 'queued',
    });
    expect(row.contents.map(({ part, bytes }) => [part, Buffer.from(bytes).toString()])).toEqual([
      ['schedule', CONTENT],
      ['rates', 'code,rate\n'],
    ]);
    expect(await db().dataset.count()).toBe(0);
    const audit = await db().auditEntry.findFirstOrThrow({ where: { subject: json.load_id } });
    expect(audit).toMatchObject({ via: 'command', action: 'dataset.load' });
  });

  it('rejects a rate date without rates', async () => {
    const { code, json } = await load('v9', '--rates-date', '2021-01-01');
    expect(code).not.toBe(0);
    expect(JSON.stringify(json)).toMatch(/rates-date.*--rates/);
    expect(await db().datasetLoad.count({ where: { version: 'v9' } })).toBe(0);
  });

  it('follows the load and the activation with --wait', async () => {
    const waiting = load('v2', '--activate', '--wait');
    await requested('v2');
    const datasetId = await stage('v2', 'active');
    const activation = await db().activation.create({
      data: {
        id: 'a'.repeat(32),
        market: 'US',
        toDatasetId: datasetId,
        fromVersion: 'v1',
        toVersion: 'v2',
        step: 'switched',
      },
    });
    await workOn('v2', { state: 'done', datasetId, report: REPORT, error: null });
    let isEnded = false;
    void waiting.then(() => (isEnded = true));
    // Long enough to see that the load has ended: the command must wait for the activation.
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(isEnded).toBe(false);
    await db().activation.update({ where: { id: activation.id }, data: { step: 'done' } });
    expect(await waiting).toMatchObject({
      code: 0,
      json: {
        state: 'done',
        dataset_id: datasetId,
        report: {
          lines: 3,
          entries: 2,
          leaves: 1,
          rejected: 1,
          rejected_rows: [{ row: 9, reason: 'bad_code' }],
        },
        activation: { id: activation.id, from_version: 'v1', to_version: 'v2', step: 'done' },
      },
    });
  });

  it('describes the errors of a file in text and JSON, and exits with 1', async () => {
    const waiting = tariff.run(
      ...argv(`datasets load --market US --version bad --file ${file} --wait --json`),
    );
    const faults = [
      { code: 'missing_column' as const, sourceRow: null, params: { column: 'Indent' } },
      { code: 'bad_code' as const, sourceRow: 12, params: { code: '01x' } },
    ];
    await workOn('bad', {
      state: 'refused',
      datasetId: null,
      report: { ...REPORT, faults },
      error: 'no schedule',
    });
    const run = await waiting;
    expect(run.code).toBe(1);
    expect(JSON.parse(run.stdout)).toMatchObject({
      code: 'validation_error',
      errors: [
        { field: 'file', message: 'the column "Indent" is missing' },
        { field: 'file', message: 'row 12: "01x" is not a code' },
      ],
      details: { report: { faults: [{ code: 'missing_column' }, { code: 'bad_code', row: 12 }] } },
    });
    expect(run.stderr).toContain('hts.csv was rejected: US bad was not loaded');
    expect(run.stderr).toContain('row 12: "01x" is not a code');
  });

  it('reports a load that failed in the worker', async () => {
    const waiting = load('broken', '--wait');
    await workOn('broken', { state: 'failed', datasetId: null, report: null, error: 'disk full' });
    expect(await waiting).toMatchObject({
      code: 1,
      json: { code: 'internal_error', detail: 'the load failed: disk full' },
    });
  });

  it('rejects a loaded version with other content at once, without --replace', async () => {
    const id = await stage('v3');
    await db().dataset.update({ where: { id }, data: { contentHash: 'f'.repeat(64) } });
    const refused = await load('v3');
    expect(refused).toMatchObject({ code: 1, json: { code: 'conflict' } });
    expect(String(refused.json['detail'])).toContain('--replace');
    expect(await db().datasetLoad.count({ where: { version: 'v3' } })).toBe(0);
    expect((await load('v3', '--replace')).code).toBe(0);
  });

  it('reports that the same content again changes nothing', async () => {
    const waiting = tariff.run(...argv(`datasets load --market US --version same --file ${file} --wait`));
    await workOn('same', { state: 'unchanged', datasetId: null, report: null, error: null });
    expect(await waiting).toMatchObject({ code: 0, stderr: '' });
    expect((await waiting).stdout).toContain('with this content is already loaded: nothing was changed');
  });

  it('rejects a missing file, naming the option', async () => {
    const refused = await tariff.json(...argv(`datasets load --market US --version x --file ${file}.no`));
    expect(refused).toMatchObject({
      code: 1,
      json: { code: 'validation_error', errors: [{ field: 'file' }] },
    });
  });
});

it('datasets list lists loaded versions with their state', async () => {
  const { json } = await tariff.json<readonly { version: string }[]>('datasets', 'list');
  expect(json.find(({ version }) => version === 'v2')).toMatchObject({
    market: 'US',
    state: 'active',
    active: true,
    national_digits: 10,
    is_demo: false,
  });
  expect((await tariff.run('datasets', 'list')).stdout).toMatch(/^US +v2 +active/m);
});

describe('datasets activate', () => {
  it('activates the version, leaves the rest to the worker and waits for it', async () => {
    await stage('next');
    const waiting = tariff.json('datasets', 'activate', '--market', 'US', '--version', 'next', '--wait');
    const { id } = await waitFor('the activation', () =>
      db().activation.findFirst({ where: { toVersion: 'next' } }),
    );
    await db().activation.update({ where: { id }, data: { step: 'done' } });
    expect(await waiting).toMatchObject({
      code: 0,
      json: { changed: true, activation: { id, from_version: 'v2', to_version: 'next', step: 'done' } },
    });
    const states = await db().dataset.findMany({
      where: { version: { in: ['v2', 'next'] } },
      orderBy: { version: 'asc' },
    });
    expect(states.map(({ state }) => state)).toEqual(['active', 'superseded']);
    expect(await db().auditEntry.count({ where: { action: 'dataset.activate' } })).toBe(1);
  });

  it('reports that the version is already active', async () => {
    const again = await tariff.json('datasets', 'activate', '--market', 'US', '--version', 'next');
    expect(again).toMatchObject({ code: 0, json: { changed: false, activation: { to_version: 'next' } } });
    expect(await db().auditEntry.count({ where: { action: 'dataset.activate' } })).toBe(1);
  });

  it('rejects a version that is not loaded', async () => {
    const refused = await tariff.json('datasets', 'activate', '--market', 'US', '--version', 'none');
    expect(refused).toMatchObject({ code: 1, json: { code: 'not_found' } });
  });
});
