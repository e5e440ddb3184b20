import { beforeAll, describe, expect, it } from '@jest/globals';
import { forSuite } from '@svc/testkit/suite';
import { createHash } from 'node:crypto';
import { openTestTariff } from '../../../test/test-tariff.ts';

type Line = readonly [code: string, level: string, description: string, rate: string];

const BEFORE: readonly Line[] = [
  ['6109.10.00.12', 'statistical', 'Shirts for men', '16.5%'],
  ['6109.10.00.40', 'statistical', 'Shirts for women', '16.5%'],
];
const AFTER: readonly Line[] = [
  ['6109.10.00.12', 'statistical', 'Shirts for men', '17%'],
  ['6109.10.00.50', 'statistical', 'Shirts for girls', '16.5%'],
];

const tariff = forSuite(openTestTariff);
beforeAll(async () => {
  await stage('v1', BEFORE);
  await stage('v2', AFTER);
});

async function stage(version: string, lines: readonly Line[]): Promise<void> {
  const { client } = tariff.database;
  const id = createHash('md5').update(version).digest('hex');
  const names = { market: 'US', version, name: version } as const;
  await client.dataset.create({
    data: { id, ...names, state: 'staged', nationalDigits: 10, loadedAt: new Date() },
  });
  await client.tariffLine.createMany({
    data: lines.map(([code, level, description, dutyRate], position) => ({
      datasetId: id,
      position,
      level,
      indent: 0,
      isLeaf: true,
      code,
      codeDigits: code.replaceAll('.', ''),
      description,
      dutyRate,
    })),
  });
}

interface Compared {
  readonly summary: Readonly<Record<string, number>>;
  readonly items: readonly { readonly code: string; readonly kind: string }[];
}

const compare = (...more: string[]) => [
  'datasets',
  'compare',
  '--market',
  'US',
  '--from',
  'v1',
  '--to',
  'v2',
  ...more,
];

describe('datasets compare', () => {
  it('counts the changes by kind and names them', async () => {
    const { code, json } = await tariff.json<Compared>(...compare());

    expect(code).toBe(0);
    expect(json).toMatchObject({ market: 'US', from_version: 'v1', to_version: 'v2' });
    expect(json.summary).toMatchObject({ added: 1, removed: 1, rate_changed: 1 });
    expect(json.items.map((item) => [item.code, item.kind])).toEqual([
      ['6109.10.00.12', 'rate_changed'],
      ['6109.10.00.40', 'removed'],
      ['6109.10.00.50', 'added'],
    ]);
    expect(json.items[0]).toMatchObject({ before: { duty_rate: '16.5%' }, after: { duty_rate: '17%' } });
  });

  it('filters by kind and code', async () => {
    const codes = async (...more: string[]) =>
      (await tariff.json<Compared>(...compare(...more))).json.items.map((item) => item.code);

    expect(await codes('--kind', 'removed')).toEqual(['6109.10.00.40']);
    expect(await codes('--code', '6109.10.00.5')).toEqual(['6109.10.00.50']);
    expect(await codes('--code', '6110')).toEqual([]);
    const { json } = await tariff.json<Compared>(...compare('--kind', 'removed'));
    expect(json.summary).toEqual({ removed: 1 });
  });

  it('has a human-readable form', async () => {
    const { stdout } = await tariff.run(...compare());

    expect(stdout).toMatch(/^rate_changed +1$/m);
    expect(stdout).toMatch(/^6109\.10\.00\.12 +rate_changed +duty_rate: 16\.5% → 17%$/m);
  });

  it('rejects a version that is not loaded', async () => {
    const pair = ['--market', 'US', '--from', 'v1', '--to', 'v9'];
    const { code, stderr } = await tariff.run('datasets', 'compare', ...pair);

    expect(code).not.toBe(0);
    expect(stderr).toContain('v9');
  });
});
