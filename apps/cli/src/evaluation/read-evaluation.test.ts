import { describe, expect, it } from '@jest/globals';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suiteFolder } from '@svc/testkit/folder';
import { readCases, readEarlierRun, readRulings } from './read-evaluation.ts';

const folder = suiteFolder();

/** A file of lines: strings unchanged, other values as JSON. */
function file(...lines: readonly unknown[]): string {
  const path = join(folder, 'file.jsonl');
  writeFileSync(
    path,
    lines.map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`).join(''),
  );
  return path;
}

describe('labelled products', () => {
  it('are read with their fields, empty if absent', async () => {
    const row = { id: 'a', description: 'Áo thun', code: '6109.10.00', material: 'cotton', origin: 'VN' };
    const { cases, rejected } = await readCases('VN', file(row));
    expect(rejected).toEqual([]);
    expect(cases).toEqual([
      {
        id: 'a',
        digits: '61091000',
        input: {
          description: 'Áo thun',
          material: 'cotton',
          use: '',
          composition: '',
          origin: 'VN',
          notes: '',
          market: 'VN',
        },
      },
    ]);
  });

  it('without an id are named by their line, so that each is unique', async () => {
    const row = { description: 'shirt', code: '6109' };
    const { cases } = await readCases('US', file(row, 'nonsense', '', row));
    expect(cases.map(({ id }) => id)).toEqual(['case-1', 'case-4']);
  });

  it.each([
    ['no JSON', '{"description":', /not JSON/],
    ['no description', { code: '6109' }, /no description or no code/],
    ['a blank description', { description: ' \t', code: '6109' }, /no description or no code/],
    ['no code', { description: 'shirt' }, /no description or no code/],
    ['a code of one digit', { description: 'shirt', code: '6' }, /no description or no code/],
    ['a code that is a word', { description: 'shirt', code: 'unknown' }, /no description or no code/],
    ['a list', [1], /no description or no code/],
    ['null', 'null', /no description or no code/],
    ['another market', { description: 'shirt', code: '6109', market: 'EU' }, /market EU/],
  ])('that are invalid are reported with their line: %s', async (_what, line, reason) => {
    const { cases, rejected } = await readCases('US', file({ description: 'hat', code: '6505' }, line));
    expect(cases).toHaveLength(1);
    expect(rejected).toEqual([{ line: 2, reason: expect.stringMatching(reason) }]);
  });

  it('are rejected if none is valid, with the reasons of the first hundred lines', async () => {
    const path = file(...Array.from({ length: 150 }, () => ({ description: 'shirt' })));
    const error: unknown = await readCases('US', path).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      code: 'validation_error',
      message: `${path} has no labelled product of US`,
    });
    const { errors } = error as { errors: readonly { field: string }[] };
    expect([errors.length, errors[0]?.field, errors.at(-1)?.field]).toEqual([100, 'line 1', 'line 100']);
  });

  it('are rejected if the file has no lines', async () => {
    await expect(readCases('US', file())).rejects.toMatchObject({ code: 'validation_error', errors: [] });
  });
});

describe('the lines of an earlier run', () => {
  it('are read with their candidates', async () => {
    const ranked = [
      { code: '6109.10.00.12', confidence: 0.75 },
      { code: '6110', confidence: 0.25 },
    ];
    const lines = [
      { id: 'a', code: '6109', ranked, ms: 3 },
      { id: 'b', code: '6110', ranked: [] },
    ];
    expect(await readEarlierRun(file(...lines))).toEqual([
      { id: 'a', code: '6109', ranked },
      { id: 'b', code: '6110', ranked: [] },
    ]);
  });

  it('take candidates for what they are worth', async () => {
    const ranked = [{ code: 6109, confidence: '0.5' }, null, 'x', { code: '6110', confidence: 0.5 }];
    expect((await readEarlierRun(file({ id: 'a', code: '6109', ranked })))[0]?.ranked).toEqual([
      { code: '', confidence: 0 },
      { code: '6110', confidence: 0.5 },
    ]);
  });

  it.each([
    ['no JSON', 'nonsense'],
    ['no id', { code: '6109' }],
    ['no code', { id: 'a', code: 6109 }],
    ['null', 'null'],
    ['a list', []],
  ])('are rejected at the first invalid one: %s', async (_what, line) => {
    const path = file({ id: 'a', code: '6109', ranked: [] }, '', line);
    await expect(readEarlierRun(path)).rejects.toMatchObject({
      code: 'validation_error',
      errors: [{ field: 'compare', message: 'line 3 is not a line of --out' }],
    });
  });
});

describe('rulings', () => {
  const ruling = { number: 'N1', title: 'Cotton shirt', codes: ['6109.10.0012'] };

  it('are limited to one market: others are ignored without error', async () => {
    const { rulings, rejected } = await readRulings(
      'US',
      file(ruling, { ...ruling, number: 'E1', market: 'EU' }),
    );
    expect(rulings.map(({ number, market }) => [number, market])).toEqual([['N1', 'US']]);
    expect(rejected).toEqual([]);
  });

  it('count once per number, the last one', async () => {
    const { rulings } = await readRulings('US', file(ruling, { ...ruling, title: 'Hat', codes: ['6505'] }));
    expect(rulings.map(({ title, codes }) => [title, codes[0]?.codeDigits])).toEqual([['Hat', '6505']]);
  });

  it('of Vietnam are distinguished by number and year, as numbers restart each year', async () => {
    const notice = { number: '1234/TB-TCHQ', title: 'Áo sơ mi', codes: ['6205.20.10'], market: 'VN' };
    const dates = ['2023-05-01', '2024-02-03', '2024-02-05'];
    const { rulings } = await readRulings('VN', file(...dates.map((date) => ({ ...notice, date }))));
    expect(rulings.map(({ date }) => date)).toEqual(['2023-05-01', '2024-02-05']);
  });

  it('are reported with their line if invalid, and the others are used', async () => {
    const lines = [
      'nonsense',
      { ...ruling, number: '' },
      { ...ruling, codes: [] },
      { ...ruling, codes: ['6109', 'x'] },
      { ...ruling, date: '2026-02-30' },
      ruling,
    ];
    const { rulings, rejected } = await readRulings('US', file(...lines));
    expect(rulings).toHaveLength(1);
    expect(rejected.map(({ line }) => line)).toEqual([1, 2, 3, 4, 5]);
    expect(rejected.map(({ reason }) => reason)).toEqual([
      expect.stringContaining('JSON'),
      expect.stringContaining('number'),
      expect.stringContaining('codes'),
      expect.stringContaining('"x"'),
      expect.stringContaining('2026-02-30'),
    ]);
  });

  it('can be empty', async () => {
    expect(await readRulings('US', file())).toEqual({ rulings: [], rejected: [] });
  });
});
