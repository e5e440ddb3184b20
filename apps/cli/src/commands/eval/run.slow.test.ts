import { summarize } from '@svc/classifier/evaluation/evaluate';
import { sharedDataFile } from '@svc/testkit/shared-data';
import { describe, expect, it } from '@jest/globals';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { suiteFolder } from '@svc/testkit/folder';
import { runAlone } from '../../../test/test-tariff.ts';

const SAMPLE = fileURLToPath(new URL('../../../../../prisma/seed/sample/us.csv', import.meta.url));
const ACCURACY = fileURLToPath(new URL('../../../../../docs/accuracy.md', import.meta.url));
const CASES = [
  { id: 'ruling-N1', description: "men's knitted T-shirt of cotton", code: '6109100012' },
  { id: 'b', market: 'US', description: 'live pure-bred breeding horse', code: '010121' },
  { id: 'c', market: 'VN', description: 'horse', code: '010121' },
];

const folder = suiteFolder();

function file(name: string, rows: readonly object[]): string {
  const path = join(folder, name);
  writeFileSync(path, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  return path;
}

function evaluate(schedule: string, cases: string, ...more: string[]) {
  return runAlone(['eval', '--market', 'US', '--schedule', schedule, '--cases', cases, ...more]);
}

describe('eval', () => {
  it('prints the same results as JSON with and without --json, except times', async () => {
    const cases = file('cases.jsonl', CASES);
    const [plain, json] = [await evaluate(SAMPLE, cases), await evaluate(SAMPLE, cases, '--json')];
    expect(plain.code).toBe(0);
    const figures = JSON.parse(plain.stdout);
    expect(figures).toMatchObject({
      n: 2,
      rejected: 1,
      versions: { schedule: 'us.csv' },
      ms: { p50: expect.any(Number), p95: expect.any(Number) },
    });
    expect(Object.keys(figures)).toEqual(
      expect.arrayContaining(['top1', 'top3', 'top5', 'mrr6', 'status', 'ece', 'precision_at_coverage']),
    );
    expect(Object.keys(figures.top1)).toEqual(['2', '4', '6', '8', '10']);
    expect({ ...JSON.parse(json.stdout), ms: null }).toEqual({ ...figures, ms: null });
    expect(plain.stderr).toContain('line 3: it is of the market VN');
  });

  it('writes a line per case', async () => {
    const out = join(folder, 'out.jsonl');
    await evaluate(SAMPLE, file('cases.jsonl', CASES), '--out', out);
    const lines = readFileSync(out, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.map(({ id, code }) => [id, code])).toEqual([
      ['ruling-N1', '6109100012'],
      ['b', '010121'],
    ]);
    expect(Object.keys(lines[0])).toEqual(['id', 'code', 'status', 'confidence', 'ranked', 'ms']);
    expect(Object.keys(lines[0].ranked[0])).toEqual(['code', 'confidence']);
  });

  it('does not receive the ruling of the case itself', async () => {
    const cases = file('own.jsonl', [CASES[0] ?? {}]);
    const own = { number: 'N1', title: CASES[0]?.description, codes: ['6109.10.0012'] };
    // Shares most terms with the case, but too few to count as a copy.
    const other = { ...own, number: 'N2', title: "men's knitted T-shirt of cotton with a breast pocket" };
    const figuresOf = async (...more: string[]) => {
      const figures = JSON.parse((await evaluate(SAMPLE, cases, ...more)).stdout);
      return { ...figures, ms: null };
    };
    const without = await figuresOf();
    expect(await figuresOf('--rulings', file('own-ruling.jsonl', [own]))).toEqual(without);
    expect(await figuresOf('--rulings', file('other-ruling.jsonl', [other]))).not.toEqual(without);
  });

  it.each([
    ['schedule', 'no-such-file.csv', 'cases.jsonl', 'there is no such file'],
    ['schedule', 'page.html', 'cases.jsonl', 'it is a web page'],
    ['cases', 'us', 'none.jsonl', 'has no labelled product of US'],
  ])('rejects an invalid %s with a message', async (_option, schedule, cases, words) => {
    file('cases.jsonl', CASES);
    file('none.jsonl', [{ id: 'x' }]);
    writeFileSync(join(folder, 'page.html'), '<!doctype html><html></html>');
    const run = await evaluate(schedule === 'us' ? SAMPLE : join(folder, schedule), join(folder, cases));
    expect(run).toMatchObject({ code: 1, stdout: '' });
    expect(run.stderr).toContain(words);
  });

  it('rejects an unwritable --out before it starts', async () => {
    const run = await evaluate(
      SAMPLE,
      file('cases.jsonl', CASES),
      '--out',
      join(folder, 'no', 'such', 'out'),
    );
    expect(run.code).toBe(1);
    expect(run.stderr).toContain('--out cannot be written');
  });
});

const SCHEDULE = sharedDataFile('us/hts-2026-rev4.csv');
const SUBJECTS = sharedDataFile('eval/us-ruling-subjects.dev.jsonl');
const RULINGS = sharedDataFile('rulings/us-uk-rulings.jsonl');

if (SCHEDULE !== null && SUBJECTS !== null && RULINGS !== null) {
  describe('eval on the official schedule', () => {
    it('reads it completely and evaluates every product', async () => {
      const few = readFileSync(SUBJECTS, 'utf8').trimEnd().split('\n').slice(0, 20);
      const cases = file(
        'subjects.jsonl',
        few.map((line) => JSON.parse(line)),
      );
      const run = await evaluate(SCHEDULE, cases, '--rulings', RULINGS);
      expect(run).toMatchObject({ code: 0, stderr: '' });
      expect(JSON.parse(run.stdout)).toMatchObject({ n: 20, rejected: 0 });
    });
  });
}

describe('eval --help', () => {
  it('explains every printed figure', async () => {
    const { stdout } = await runAlone(['eval', '--help']);
    const explained =
      stdout
        .match(/^ {2}[a-z][\w, ]*? {2}/gm)
        ?.join()
        .match(/\w+/g) ?? [];
    expect(explained).toEqual(expect.arrayContaining(Object.keys(summarize([], null))));

    const page = readFileSync(ACCURACY, 'utf8');
    for (const figure of explained) expect(page).toContain(`\`${figure}\``);
  });
});
