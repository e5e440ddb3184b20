import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { formatCode, wholeCodeDigits } from '../../code.ts';
import { isMarket, NATIONAL_DIGITS, type Market } from '../../market.ts';
import { readGenericRows } from './read.ts';

const SAMPLE = new URL('../../../../../prisma/seed/sample/', import.meta.url);
const HEADER = 'code,indent,description,unit,duty_rate,special_rate,column2_rate,additional_duties';
const ROWS_MIN = 280;
const ROWS_MAX = 340;
const CHAPTERS_MIN = 12;

interface ManifestEntry {
  readonly market: string;
  readonly version: string;
  readonly file: string;
  readonly national_digits: number;
  readonly source_name: string;
  readonly effective_date: string;
  readonly active: boolean;
}

interface DemoProduct {
  readonly sku: string;
  readonly market: string;
  readonly description: string;
  readonly current_code: string | null;
}

interface SampleRow {
  readonly code: string;
  readonly indent: number;
  readonly cells: readonly string[];
}

const manifest = JSON.parse(text('manifest.json')) as { datasets: readonly ManifestEntry[] };
const products = JSON.parse(text('products.json')) as readonly DemoProduct[];

function text(name: string): string {
  return readFileSync(new URL(name, SAMPLE), 'utf8');
}

/** Cells of one RFC 4180 record; the sample has no line breaks inside cells, so a record is a line. */
function cellsOf(record: string): string[] {
  return [...`,${record}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );
}

function rowsOf(file: string): SampleRow[] {
  const records = text(file).split('\r\n');
  expect(records.shift()).toBe(HEADER);
  expect(records.pop()).toBe('');

  return records.map((record) => {
    const cells = cellsOf(record);
    return { code: cells[0] ?? '', indent: Number(cells[1]), cells };
  });
}

function byCode(file: string): Map<string, SampleRow> {
  return new Map(
    rowsOf(file)
      .filter(({ code }) => code !== '')
      .map((row) => [row.code, row]),
  );
}

function marketOf(entry: { readonly market: string }): Market {
  if (!isMarket(entry.market)) throw new Error(`unknown market ${entry.market}`);
  return entry.market;
}

describe.each(manifest.datasets.map((entry) => ({ ...entry, market: marketOf(entry) })))(
  'sample file $file',
  ({ file, market, national_digits }) => {
    const rows = rowsOf(file);
    const digits = rows.map(({ code }) => code.replace(/\D/g, ''));
    const coded = digits.filter((code) => code !== '');

    it('is a complete table in the generic format', () => {
      expect(rows.filter(({ cells }) => cells.length !== 8 || cells[2] === '')).toEqual([]);
      expect(rows.filter(({ cells }) => cells.some((cell) => cell !== cell.trim()))).toEqual([]);
    });

    it('is small, but covers everyday goods', () => {
      expect(rows.length).toBeGreaterThanOrEqual(ROWS_MIN);
      expect(rows.length).toBeLessThanOrEqual(ROWS_MAX);
      expect(new Set(coded.map((code) => code.slice(0, 2))).size).toBeGreaterThanOrEqual(CHAPTERS_MIN);
    });

    it('has every code in the market’s format, once, in schedule order', () => {
      const codes = rows.map(({ code }) => code).filter((code) => code !== '');
      expect(
        codes.filter((code) => wholeCodeDigits(code) === null || formatCode(code, market) !== code),
      ).toEqual([]);
      expect(new Set(coded).size).toBe(coded.length);
      expect(coded).toEqual(coded.toSorted());
    });

    it('has headings at indent 0 and every other row one level below a previous row', () => {
      rows.forEach(({ indent }, index) => {
        expect(indent === 0).toBe(digits[index]?.length === 4);
        expect(indent).toBeLessThanOrEqual((rows[index - 1]?.indent ?? -1) + 1);
      });
    });

    it('has every code below its prefix', () => {
      const open: string[] = [];
      const strays = rows.filter(({ code, indent }, index) => {
        open.length = indent;
        open[indent] = digits[index] ?? '';
        const above = open.slice(0, indent).findLast((line) => line !== '') ?? '';
        return code !== '' && indent > 0 && (above === '' || !open[indent].startsWith(above));
      });

      expect(strays).toEqual([]);
    });

    it('has no grouping row without lines below it', () => {
      const childless = rows.filter(
        ({ code, indent }, index) => code === '' && (rows[index + 1]?.indent ?? 0) <= indent,
      );
      expect(rows.some(({ code }) => code === '')).toBe(true);
      expect(childless).toEqual([]);
    });

    it('becomes a valid schedule with declarable leaves, with rate and unit in force', () => {
      const table = [HEADER.split(','), ...rows.map(({ cells }) => cells)];
      const { lines, faults, rejected, ignoredColumns } = readGenericRows(market, table);

      expect({ faults, rejected, ignoredColumns }).toEqual({ faults: [], rejected: [], ignoredColumns: [] });

      const leaves = lines.filter(({ isLeaf }) => isLeaf);
      const childless = lines.filter(({ position }) => !lines.some(({ parent }) => parent === position));

      expect(national_digits).toBe(NATIONAL_DIGITS[market]);
      expect(childless.map(({ position }) => position)).toEqual(leaves.map(({ position }) => position));
      expect(leaves.filter(({ codeDigits }) => codeDigits?.length !== national_digits)).toEqual([]);
      expect(leaves.filter(({ dutyRate, unit }) => dutyRate === null || unit === null)).toEqual([]);

      // The EU publishes one rate for all origins without a preference.
      const wanted = market === 'EU' ? [] : leaves.filter(({ column2Rate }) => column2Rate === null);
      expect(wanted).toEqual([]);
    });
  },
);

describe('the next version of the US sample', () => {
  const before = byCode('us.csv');
  const after = byCode('us-next.csv');
  const removed = [...before.keys()].filter((code) => !after.has(code));
  const added = [...after.keys()].filter((code) => !before.has(code));

  const changed = (column: number): string[] =>
    [...before].flatMap(([code, row]) => {
      const next = after.get(code);
      return next !== undefined && next.cells[column] !== row.cells[column] ? [code] : [];
    });

  it('splits two codes and adds a line', () => {
    expect(removed).toEqual(['3926.90.99.50', '6109.10.00.12']);
    expect(added).toEqual([
      '3926.90.99.52',
      '3926.90.99.56',
      '6109.10.00.16',
      '6109.10.00.17',
      '9403.60.80.60',
    ]);
  });

  it('changes exactly two rates, two descriptions and one unit', () => {
    expect(changed(4)).toEqual(['4202.22.15.00', '8507.60.00']);
    expect(changed(2)).toEqual(['0902.30.00.90', '8517.13.00.00']);
    expect(changed(3)).toEqual(['4202.21.90.00']);
    expect([1, 5, 6, 7].flatMap(changed)).toEqual([]);
  });
});

describe('the manifest of the sample', () => {
  it('lists one active version per market, and each version once', () => {
    const active = manifest.datasets.filter((entry) => entry.active);
    expect(active.map(({ market, version }) => [market, version])).toEqual([
      ['US', 'sample-2026'],
      ['EU', 'sample-2026'],
      ['VN', 'sample-2026'],
    ]);
    expect(manifest.datasets.filter((entry) => !entry.active)).toEqual([
      expect.objectContaining({ market: 'US', version: 'sample-2026-2', file: 'us-next.csv' }),
    ]);
  });

  it('is marked as sample data, with a date', () => {
    for (const entry of manifest.datasets) {
      expect(entry.source_name).toBe('Sample data');
      expect(entry.effective_date).toMatch(/^2026-\d{2}-\d{2}$/);
    }
  });
});

describe('the demo products', () => {
  it('are twelve, each SKU once per market, some without a code', () => {
    expect(products).toHaveLength(12);
    expect(new Set(products.map(({ sku, market }) => `${market} ${sku}`)).size).toBe(12);
    expect(products.filter(({ description }) => description === '')).toEqual([]);
    expect(products.some(({ current_code }) => current_code === null)).toBe(true);
  });

  it('use sample lines, including a heading-like line and one missing code', () => {
    const codes: Record<Market, Set<string>> = {
      US: new Set(byCode('us.csv').keys()),
      EU: new Set(byCode('eu.csv').keys()),
      VN: new Set(byCode('vn.csv').keys()),
    };
    const unknown = products.filter(
      (product) => product.current_code !== null && !codes[marketOf(product)].has(product.current_code),
    );

    expect(unknown.map(({ current_code }) => current_code)).toEqual(['0901.21.19']);
    expect(products.map(({ current_code }) => current_code)).toContain('7323.93.00');
  });

  it('use both codes removed by the next version', () => {
    const next = byCode('us-next.csv');
    const hit = products.filter(
      ({ market, current_code }) => market === 'US' && current_code !== null && !next.has(current_code),
    );

    expect(hit.map(({ current_code }) => current_code)).toEqual(['6109.10.00.12', '3926.90.99.50']);
  });
});
