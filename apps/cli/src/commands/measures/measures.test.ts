import { NO_INPUTS } from '@svc/tariff/rates/inputs';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { estimateDuty } from '@svc/law/duty/estimate-duty';
import { createStoredLaws } from '@svc/storage/law/stored-laws';
import { suiteFolder } from '@svc/testkit/folder';
import { openTestTariff, type TestTariff } from '../../../test/test-tariff.ts';

const HEADER =
  'id,program,kind,heading,title,legal_basis,url,rate,goods,except_goods,origins,except_origins,lifted_by,displaced_by,replaces,needs,from,to,status,note';
const FIRST = `${HEADER}\nus-a,a,duty,9903.01.01,First,91 FR 1,https://example.org/1,10%,@shoes,,BR,,,,,,2026-01-01,,in_force,\n`;

let tariff: TestTariff;
const folder = suiteFolder();
beforeAll(async () => {
  tariff = await openTestTariff();
});
afterAll(async () => {
  await tariff.close();
});

function pack(id: string, measures = FIRST, codes = '6403'): string {
  const dir = join(folder, id);
  mkdirSync(join(dir, 'lists'), { recursive: true });
  const facts = { market: 'US', id, known_until: '2026-10-09', published: '2026-11-24', sources: [] };
  writeFileSync(join(dir, 'pack.json'), JSON.stringify(facts));
  writeFileSync(join(dir, 'measures.csv'), measures);
  writeFileSync(join(dir, 'lists/shoes.csv'), `codes,condition,from,to,source,note\n${codes},,,,91 FR 1,\n`);
  return dir;
}

const load = (id: string, ...options: readonly string[]) =>
  tariff.json('measures', 'load', '--dir', pack(id), ...options);

/** A proclamation of one page as an operator would enter it. */
const PROCLAMATION = [
  ['--market', 'US'],
  ['--id', 'us-proc-1'],
  ['--title', 'Imports of footwear'],
  ['--rate', '25%'],
  ['--goods', '6403 6404'],
  ['--origins', 'BR'],
  ['--from', '2026-09-01'],
  ['--legal-basis', 'Proclamation 1'],
  ['--url', 'https://www.federalregister.gov/d/1'],
].flat();
const add = (...options: readonly string[]) => tariff.json('measures', 'add', ...PROCLAMATION, ...options);

/** Additional duty of shoes of Brazil, in percent of the value, by the active pack. */
async function owed(id?: string): Promise<number | undefined> {
  const laws = createStoredLaws(tariff.database.client);
  await laws.refresh();
  const law = id === undefined ? laws.current('US') : await laws.named('US', id);
  if (law === null) throw new Error(`no pack ${id}`);
  const line = { code: '6403.99.60', codeDigits: '64039960', dutyRate: '8.5%', specialRate: null };
  const { additionalPct } = estimateDuty(
    {
      market: 'US',
      line: { ...line, column2Rate: null, unit: null, additionalDuties: null, extra: {} },
      inputs: {
        ...NO_INPUTS,
        currency: 'USD',
        origin: 'BR',
        date: '2026-10-01',
      },
      preference: null,
    },
    law,
  );
  return additionalPct.high?.toNumber();
}

describe('packs', () => {
  it('are loaded once per content and become active', async () => {
    expect(await load('us-1', '--activate')).toEqual({
      code: 0,
      json: { market: 'US', id: 'us-1', loaded: true, active: 'us-1' },
    });
    expect((await load('us-1')).json).toMatchObject({ loaded: false });
    expect(await owed()).toBe(10);

    pack('us-1', FIRST.replace('10%', '12%'));
    const changed = await tariff.json('measures', 'load', '--dir', join(folder, 'us-1'));
    expect([changed.code, changed.json['code']]).toEqual([1, 'conflict']);
  });

  it('with errors are rejected completely, each error by file, row and column', async () => {
    const dir = pack('us-bad', FIRST.replace('10%', 'ten').replace('@shoes', '@boots'));
    const { code, json } = await tariff.json('measures', 'load', '--dir', dir);
    expect(code).toBe(1);
    expect(JSON.stringify(json['errors'])).toContain('measures.csv, row 2, rate: is not a rate');
    expect(JSON.stringify(json['errors'])).toContain('names a list that the pack does not have: boots');
    expect(await tariff.database.client.measurePack.count()).toBe(1);
  });

  it('are compared by measure, cell and list', async () => {
    const dir = pack('us-2', FIRST.replace('10%', '12.5%'), '6403 6405');
    await tariff.run('measures', 'load', '--dir', dir);
    const diff = ['measures', 'diff', '--market', 'US', '--from', 'us-1', '--to', 'us-2'];
    expect((await tariff.run(...diff)).stdout).toContain('~ us-a rate: 10% → 12.5%\n');
    expect((await tariff.json(...diff)).json).toEqual({
      added: [],
      removed: [],
      changed: [{ id: 'us-a', cells: { rate: ['10%', '12.5%'] } }],
      lists: [{ list: 'shoes', added: ['6405'], removed: [] }],
    });
  });

  it('are checked for overlapping periods and gaps', async () => {
    const row = FIRST.split('\n')[1] ?? '';
    const next = (id: string, from: string, to: string) =>
      row.replace('us-a,', `${id},`).replace('2026-01-01,,', `${from},${to},`);
    const periods = [
      next('us-a/1', '2026-01-01', '2026-03-31'),
      next('us-a/2', '2026-04-02', '2026-05-31'),
      next('us-a/3', '2026-05-31', ''),
    ];
    const dir = pack('us-periods', `${HEADER}\n${periods.join('\n')}\n`);
    expect((await tariff.json('measures', 'check', '--dir', dir)).json['periods']).toEqual([
      { id: 'us-a/2', kind: 'gap', from: '2026-04-01', to: '2026-04-01' },
      { id: 'us-a/3', kind: 'overlap', from: '2026-05-31', to: '2026-05-31' },
    ]);
  });
});

describe('measures of the installation', () => {
  it('join the active pack and later ones; earlier packs are unchanged', async () => {
    const { code, json } = await add('--by', 'Ana');
    expect([code, json['id']]).toEqual([0, 'us-proc-1']);
    const active = String(json['active']);
    expect(active).toMatch(/^us-1\.own-[0-9a-f]{8}$/);
    expect([await owed(active), await owed('us-1')]).toEqual([35, 10]);

    expect((await add('--by', 'Ana')).json).toMatchObject({
      code: 'conflict',
      detail: expect.stringMatching(/^us-proc-1: a measure with this id/),
    });
    const { json: activated } = await tariff.json('measures', 'activate', '--market', 'US', '--id', 'us-2');
    expect(activated['active']).toMatch(/^us-2\.own-/);
  });

  it.each([
    ['6403 6404', '@nothing', '--goods names a list that the pack does not have: nothing'],
    ['BR', 'BR UK', '--origins must be country codes from GET /api/countries: UK (use GB)'],
  ])('are rejected by option if invalid, and nothing is stored: %s', async (valid, invalid, message) => {
    const before = await tariff.database.client.ownMeasure.count();
    const changes: Readonly<Record<string, string>> = { [valid]: invalid, 'us-proc-1': 'us-proc-2' };
    const words = PROCLAMATION.map((word) => changes[word] ?? word);
    const { code, json } = await tariff.json('measures', 'add', ...words, '--by', 'Ana');

    expect([code, json['detail']]).toEqual([1, message]);
    expect(await tariff.database.client.ownMeasure.count()).toBe(before);
  });

  it('take a new condition, an input of duty requests', async () => {
    const condition = ['--needs', 'end_use_certificate', '--question', 'Is there an end-use certificate?'];
    const words = PROCLAMATION.map((word) => (word === 'us-proc-1' ? 'us-proc-3' : word));
    const { json } = await tariff.json('measures', 'add', ...words, ...condition, '--by', 'Ana');
    const law = await createStoredLaws(tariff.database.client).named('US', String(json['active']));

    expect(law?.condition({ key: 'end_use_certificate', parameter: null })).toMatchObject({
      input: 'end_use_certificate',
      means: { is: 'yes' },
      title: { en: 'Is there an end-use certificate?' },
      isAsked: true,
    });
    await tariff.run('measures', 'withdraw', '--market', 'US', '--id', 'us-proc-3', '--by', 'Ana');
  });

  it.each([
    [[], '--needs must not be empty'],
    [['--needs', 'End-Use'], '--needs is not one of the allowed values: End-Use'],
  ])('reject a question with %j', async (needs, message) => {
    const words = PROCLAMATION.map((word) => (word === 'us-proc-1' ? 'us-proc-4' : word));
    const { json } = await tariff.json(
      'measures',
      'add',
      ...words,
      ...needs,
      '--question',
      'Q?',
      '--by',
      'Ana',
    );
    expect(String(json['detail']).split('\n')).toContain(message);
  });

  it('wait as drafts for another person, and end when withdrawn', async () => {
    await tariff.run('measures', 'withdraw', '--market', 'US', '--id', 'us-proc-1', '--by', 'Ana');
    expect((await add('--by', 'Ana', '--draft')).json).toMatchObject({ active: null });
    const release = (by: string) =>
      tariff.json('measures', 'release', '--market', 'US', '--id', 'us-proc-1', '--by', by);
    expect((await release('Ana')).json).toMatchObject({
      code: 'conflict',
      detail: expect.stringMatching(/^us-proc-1: a draft must/),
    });
    const unknown = await tariff.run('measures', 'release', '--market', 'US', '--id', 'typo-1', '--by', 'Bo');
    expect(unknown.stderr).toContain('typo-1: no such measure');
    expect((await release('Bo')).json['active']).toMatch(/^us-2\.own-/);

    const { stdout } = await tariff.run('measures', 'history');
    expect(stdout).toMatch(/us-proc-1 +25% +2026-09-01 +Ana +Bo/);
    const acts = await tariff.database.client.auditEntry.findMany({ orderBy: { id: 'asc' } });
    expect(new Set(acts.map(({ action }) => action))).toEqual(
      new Set([
        'measures.load',
        'measures.activate',
        'measures.add',
        'measures.withdraw',
        'measures.release',
      ]),
    );
  });
});
