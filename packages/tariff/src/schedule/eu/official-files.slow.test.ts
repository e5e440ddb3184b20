import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { readTable } from '@svc/table-file/read-table';
import { sharedDataFile } from '@svc/testkit/shared-data';
import { compareVersions } from '../../changes/compare-versions.ts';
import type { RateTable } from '../rate-table.ts';
import { readSchedule } from '../read-schedule.ts';
import type { ReadSchedule } from '../report.ts';
import { readEuRates } from './read-rates.ts';

const TARIC = sharedDataFile('eu/taric-nomenclature-2026-03-12-en.xlsx');
const CN_2024 = sharedDataFile('eu/cn-2024-self-texts.xlsx');
const CN_2025 = sharedDataFile('eu/cn-2025-codes.json');
const CN_2026 = sharedDataFile('eu/cn-2026-codes.json');
const RATES = sharedDataFile('eu/third-country-duty-2021.csv');

async function rowsOf(path: string): Promise<string[][]> {
  return (await readTable(readFileSync(path))).rows;
}

function count({ lines }: ReadSchedule, of: (line: ReadSchedule['lines'][number]) => boolean): number {
  return lines.filter(of).length;
}

// Counts and lines were taken from the files by another program (Python's zipfile, xml and csv modules).
if (TARIC !== null && RATES !== null) {
  describe('the TARIC nomenclature of 12 March 2026 with the rates of January 2021', () => {
    let read: ReadSchedule = { lines: [], rejected: [], ignoredColumns: [], faults: [] };
    let rates: RateTable = { rates: new Map(), rejected: [], ignoredColumns: [], faults: [] };

    beforeAll(async () => {
      rates = readEuRates(await rowsOf(RATES), '2021-01-01');
      read = readSchedule('EU', { kind: 'rows', rows: await rowsOf(TARIC) }, { rates });
    });

    it('has a rate for each row of the rate table', () => {
      expect(rates).toMatchObject({ faults: [], rejected: [] });
      expect(rates.rates.size).toBe(11_830);
    });

    it('loads without a fault; only rates without a line are dropped', () => {
      expect(read.faults).toEqual([]);
      expect(read.ignoredColumns).toEqual([]);
      expect(read.rejected).toHaveLength(1_328);
      expect(new Set(read.rejected.map(({ reason }) => reason))).toEqual(new Set(['rate_without_line']));
    });

    it('has the counts of the source', () => {
      expect(read.lines).toHaveLength(25_702);
      expect(count(read, ({ code }) => code !== null)).toBe(22_189);
      expect(count(read, ({ isLeaf }) => isLeaf)).toBe(16_612);
      expect(count(read, ({ isLeaf, dutyRate }) => isLeaf && dutyRate !== null)).toBe(15_343);
      expect(count(read, ({ level }) => level === 'chapter')).toBe(98);
      expect(count(read, ({ level }) => level === 'group')).toBe(3_513);
    });

    it.each([
      ['0101 21 00 00', 2, 'Pure-bred breeding animals', '0.0%'],
      [
        '0102 29 10 10',
        5,
        'Young male bovine animals, intended for fattening',
        '10.20% + 93.10 EUR / 100 kg',
      ],
      ['0501 00 00 00', 0, 'Human hair, unworked', '0.0%'],
      ['0302 41 00 00', 2, 'Herrings', '15.00% (01 JAN-14 FEB, 16 JUN-31 DEC), 0.00% (15 FEB-15 JUN)'],
      ['0808 10 80 10', 3, 'Cider apples', 'Entry Price'],
      ['1701 99 10 00', 3, 'White sugar', '41.90 EUR / 100 kg'],
      ['1704 90 71 00', 4, 'Boiled sweets, whether or not filled', '9.00% +  EA MAX 18.70%  + ADSZ'],
      ['2208 30 11 00', 3, '2 litres or less', '0.0%'],
      ['6109 10 00 10', 2, 'T-shirts', '12.0%'],
      ['8517 13 00 00', 2, 'Smartphones', null],
      ['9105 11 00 00', 2, 'Electrically operated', '4.7%'],
    ])('%s', (code, indent, description, dutyRate) => {
      const line = read.lines.find((each) => each.code === code);
      expect(line).toMatchObject({ isLeaf: true, dutyRate, indent });
      // Long texts are given by their beginning.
      expect(line?.description.slice(0, description.length)).toBe(description);
      expect(line?.extra['rate_date']).toBe(dutyRate === null ? undefined : '2021-01-01');
    });

    it('reads a line with its ancestors', () => {
      expect(read.lines.find(({ code }) => code === '2208 30 11 00')?.fullDescription).toBe(
        'Undenatured ethyl alcohol of an alcoholic strength by volume of less than 80 % vol; spirits, liqueurs and other spirituous beverages > Whiskies > Bourbon whiskey, in containers holding > 2 litres or less',
      );
    });

    it('ends a line on the day after its last', async () => {
      const rows = await rowsOf(TARIC);
      const later = readSchedule('EU', { kind: 'rows', rows }, { date: '2031-01-01' });

      expect(later.rejected.map(({ reason, text }) => [reason, text.slice(0, 13)])).toEqual([
        ['out_of_date', '8503009843 80'],
      ]);
    });
  });
}

if (CN_2024 !== null) {
  it('the Combined Nomenclature of 2024 has the counts of the source, and its units', async () => {
    const read = readSchedule('EU', { kind: 'rows', rows: await rowsOf(CN_2024) });
    expect(read.faults).toEqual([]);
    expect(read.rejected).toHaveLength(22);
    expect(count(read, ({ isLeaf }) => isLeaf)).toBe(9_763);
    expect(count(read, ({ code }) => code !== null)).toBe(9_763 + 1_826 + 957 + 96);

    const units = ['0101 21 00', '8703 23 19', '9503 00 49'].map((code) => {
      const line = read.lines.find((each) => each.code === code);
      return [line?.indent, line?.unit];
    });
    expect(units).toEqual([
      [2, 'p/st'],
      [4, 'p/st'],
      [2, null],
    ]);
  });
}

if (CN_2025 !== null && CN_2026 !== null) {
  it('the Combined Nomenclature codes of 2025 and 2026 differ in the 27 codes added and 14 removed', () => {
    const [before, after] = [CN_2025, CN_2026].map((path) =>
      readSchedule('EU', { kind: 'text', text: readFileSync(path, 'utf8') }),
    );
    expect([before?.faults, after?.faults]).toEqual([[], []]);

    const changes = compareVersions(before?.lines ?? [], after?.lines ?? []);
    const lines = (kind: string) =>
      changes.filter((change) => change.kind === kind && change.codeDigits.length === 8).length;

    expect([lines('added'), lines('removed')]).toEqual([27, 14]);
  });
}

if (TARIC === null) {
  it.todo('needs the official files beside the checkout');
}
