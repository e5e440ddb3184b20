import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { ScheduleLine } from '../schedule/line.ts';
import { readUsRows } from '../schedule/us/read.ts';
import { buildLineIndex } from './index/line-index.ts';
import { readQuery, searchCode } from './search-code.ts';
import { searchWords } from './search-words.ts';

type Search = readonly [typed: string, headings: string];

const US_SEARCHES: readonly Search[] = [
  ['iphone case', '3926 4202'],
  ['áo thun nam', '6109'],
  ['ao thun', '6109'],
  ['lithium battrey', '8507'],
  ['8517.13', '8517'],
  ["men's cotton shirt", '6105 6205'],
  ['usb cable', '8544'],
  ['wooden chair', '9401'],
  ['olive oil', '1509'],
  ['led bulb', '8539'],
  ['stainless steel screws', '7318'],
  ['giày thể thao', '6402 6403 6404'],
  ['frozen shrimp', '0306'],
  ['live lobster', '0306'],
  ['roasted coffee beans', '0901'],
  ['cheddar cheese', '0406'],
  ['portland cement', '2523'],
  ['shampoo', '3305'],
  ['water based acrylic paint', '3209'],
  ['car tyre', '4011'],
  ['cardboard box', '4819'],
  ['silk scarf', '6214'],
  ['umbrela', '6601'],
  ['porcelain dinner plates', '6911'],
  ['gold necklace', '7113'],
  ['copper tubing', '7411'],
  ['adjustable wrench', '8204'],
  ['dishwasher', '8422'],
  ['electric bicycle', '8711'],
  ['x ray machine', '9022'],
];

interface Source {
  readonly market: string;
  readonly file: string;
  readonly read: (content: string) => readonly ScheduleLine[];
  readonly searches: readonly Search[];
}

/** Rows of a CSV text; quoted cells may contain commas and line ends. */
const csvRows = (content: string): string[][] => {
  const rows: string[][] = [[]];
  for (const cell of content
    .replace(/^\uFEFF/u, '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/gu)) {
    const [, quoted, bare, end] = cell;
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare ?? '');
    if (end !== ',' && end !== '') rows.push([]);
  }

  return rows.filter((row) => row.some((text) => text !== ''));
};

const SOURCES: readonly Source[] = [
  {
    market: 'US',
    file: 'us/hts-2026-rev4.csv',
    read: (content) => readUsRows(csvRows(content)).lines,
    searches: US_SEARCHES,
  },
];

const SHARED_DATA = new URL('../../../../../shared/data/', import.meta.url);

const FIRST = 5;
const MISSES_ALLOWED = 3;

const finder = (lines: readonly ScheduleLine[]) => {
  const index = buildLineIndex(lines);
  return (typed: string): string[] => {
    const query = readQuery(typed);
    const positions =
      query.mode === 'code'
        ? searchCode(index, query.digits, FIRST)
        : searchWords(index, query.text, { limit: FIRST }).map(({ position }) => position);

    return positions.map((position) => lines[position]?.codeDigits ?? '');
  };
};

it.each(SOURCES.map(({ market, searches }) => [market, searches] as const))(
  'user searches include thirty distinct ones in %s',
  (_market, searches) => {
    expect(new Set(searches.map(([typed]) => typed)).size).toBe(30);
  },
);

for (const source of SOURCES) {
  const path = new URL(source.file, SHARED_DATA);
  if (!existsSync(path)) continue;

  describe(`user searches in the schedule of ${source.market}`, () => {
    const lines = source.read(readFileSync(path, 'utf8'));
    const find = finder(lines);

    it('find the expected heading among the first five in 27 of 30 cases', () => {
      const missed = source.searches
        .map(([typed, headings]) => ({ typed, headings: headings.split(' '), found: find(typed) }))
        .filter(({ headings, found }) => !found.some((code) => headings.includes(code.slice(0, 4))));
      expect(lines.length).toBeGreaterThan(10_000);
      expect(missed.length > MISSES_ALLOWED ? missed : []).toEqual([]);
    });

    it('find codes by their prefix', () => {
      expect(find('8517.13')[0]?.startsWith('851713')).toBe(true);
      expect(find('6109')[0]).toBe('6109');
    });
  });
}
