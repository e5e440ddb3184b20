import { describe, expect, it } from '@jest/globals';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyFolder } from '@svc/testkit/folder';
import type { TrainingRow } from './corpus/training-row.ts';
import { awayOf, readHeldOutCases } from './held-out-run.ts';
import { readSubheadingLabels, writeHeldOutCases } from './held-out.ts';

const folder = emptyFolder();

const row = (description: string, more: Partial<TrainingRow> = {}): TrainingRow => ({
  source: 'declarations',
  id: description,
  group: description,
  product: { description, material: 'steel' },
  code: '8413701000',
  market: 'VN',
  weight: 1,
  ...more,
});

describe('readSubheadingLabels', () => {
  const labelsOf = (table: string): string[] => {
    mkdirSync(join(folder, 'hs6'));
    writeFileSync(join(folder, 'hs6', 'harmonized-system.csv'), table);
    return readSubheadingLabels(folder);
  };

  it('has the vague label first, then each subheading once in ascending order', () => {
    const table =
      'section,hscode,description\nI,01,Animals\nXI,610910,"T-shirts"\nI,0101,Horses\nI,010121,x\nXI,610910,y\n';
    expect(labelsOf(table)).toEqual(['000000', '010121', '610910']);
  });

  it('omits goods that are not classified by kind', () => {
    expect(labelsOf('a,999999,x\na,970110,y\n')).toEqual(['000000', '970110']);
  });
});

describe('held-out cases', () => {
  it('are written by source and market, with the digits that count', () => {
    writeHeldOutCases(
      [
        row('pump'),
        row('valve', { market: 'US', source: 'rulings' }),
        row('tap', { market: null, source: 'rulings', code: '8481801000' }),
      ],
      folder,
    );
    expect(readdirSync(folder).sort()).toEqual([
      'declarations.VN.jsonl',
      'rulings.EU.jsonl',
      'rulings.US.jsonl',
    ]);
    const cases = readHeldOutCases(folder, 10).map(({ source, input, code }) => [source, input.market, code]);
    expect(cases).toEqual([
      ['declarations', 'VN', '8413701000'],
      ['rulings', 'EU', '848180'],
      ['rulings', 'US', '8413701000'],
    ]);
  });

  it('read back as the same product', () => {
    const description = 'Máy bơm "X"\n綿';
    writeHeldOutCases([row(description)], join(folder, 'new', 'folder'));
    expect(readHeldOutCases(join(folder, 'new', 'folder'), 1)[0]?.input).toEqual({
      description,
      material: 'steel',
      composition: '',
      use: '',
      notes: '',
      market: 'VN',
    });
  });

  it('are one object per line, for other tools', () => {
    writeHeldOutCases([row('a'), row('b')], folder);
    const text = readFileSync(join(folder, 'declarations.VN.jsonl'), 'utf8');
    expect(text.endsWith('\n')).toBe(true);
    expect(
      text
        .trimEnd()
        .split('\n')
        .map((line) => (JSON.parse(line) as { id: string }).id),
    ).toEqual(['a', 'b']);
  });
});

describe('readHeldOutCases', () => {
  const names = Array.from({ length: 200 }, (_, at) => `article ${at}`);
  const read = (limit: number) => readHeldOutCases(folder, limit);

  it('draws the same cases whatever the order of the source', () => {
    writeHeldOutCases(
      names.map((name) => row(name)),
      folder,
    );
    const chosen = read(20);
    writeHeldOutCases(
      names.toReversed().map((name) => row(name)),
      folder,
    );
    expect(read(20)).toEqual(chosen);
    expect(chosen).toHaveLength(20);
  });

  it('takes equally many from each source, so that a large one does not dominate', () => {
    writeHeldOutCases([...names.map((name) => row(name)), row('one', { source: 'small' })], folder);
    expect(read(5).map(({ source }) => source)).toEqual([
      ...Array.from({ length: 5 }, () => 'declarations'),
      'small',
    ]);
  });

  it('splits cases into two halves, the same text always into the same half', () => {
    writeHeldOutCases(
      [...names, ...names].map((name) => row(name)),
      folder,
    );
    const halves = new Map<string, Set<number>>();
    for (const { input, half } of read(400)) {
      halves.set(input.description, (halves.get(input.description) ?? new Set()).add(half));
    }
    expect([...halves.values()].every(({ size }) => size === 1)).toBe(true);
    const second = [...halves.values()].filter((of) => of.has(1)).length;
    expect(Math.abs(second - 100)).toBeLessThan(30);
  });

  it('ignores other files of the folder', () => {
    writeFileSync(join(folder, 'glossary.tsv'), 'x\ty\n');
    expect(read(5)).toEqual([]);
  });

  it('uses the first cases of a source on the schedules of other markets, with six digits', () => {
    writeHeldOutCases(
      names.map((name) => row(name)),
      folder,
    );
    const cases = read(3);
    const away = awayOf(cases, 2);
    expect(away.map(({ input }) => input.description)).toEqual(
      cases.slice(0, 2).flatMap(({ input }) => [input.description, input.description]),
    );
    expect(new Set(away.map(({ input }) => input.market)).has(cases[0]?.input.market ?? 'US')).toBe(false);
    expect(away.every(({ code, isAway }) => code.length === 6 && isAway)).toBe(true);
  });
});
