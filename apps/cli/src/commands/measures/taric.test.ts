import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runAlone } from '../../../test/test-tariff.ts';

const TABLE = `code,origin,measure_type,additional_code,certificate,duty,act,start,end
87120030,CN,552,C999,,50%,Reg 2026/900,2026-09-01,
`;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'taric-'));
  writeFileSync(join(folder, 'table.csv'), TABLE);
  writeFileSync(join(folder, 'other.csv'), 'a,b\n1,2\n');
});
afterAll(() => {
  rmSync(folder, { recursive: true });
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
  it('writes a pack of the day of the tables', async () => {
    const { code, stdout } = await taric('table.csv');

    expect([code, stdout]).toEqual([
      0,
      expect.stringMatching(/^1 measure of TARIC read; eu-taric-2026-09-15, known until 2026-09-15/),
    ]);
    expect(readFileSync(join(folder, 'pack', 'trade_defence.csv'), 'utf8')).toContain('C999=50%');
    expect(readFileSync(join(folder, 'pack', 'requirements.csv'), 'utf8')).toContain('eu_cbam');
  });

  it('says which columns a table lacks', async () => {
    const { code, stderr } = await taric('other.csv');

    expect(code).not.toBe(0);
    expect(stderr).toContain('has no columns of TARIC');
  });
});
