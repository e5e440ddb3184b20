import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { readTable } from '@svc/table-file/read-table';
import { sharedDataFile } from '@svc/testkit/shared-data';
import { parseEuRate } from '../../rates/parse-eu-rate.ts';
import type { RateTable } from '../rate-table.ts';
import { readSchedule } from '../read-schedule.ts';
import type { ReadSchedule } from '../report.ts';
import { readEuRates } from './read-rates.ts';

const TARIC = sharedDataFile('eu/taric-nomenclature-2026-03-12-en.xlsx');
const RATES = sharedDataFile('law/eu/third-country-cn8-2026-07-12.csv');
const OF_COMMISSION = sharedDataFile('law/eu/third-country-circabc-2026-07.csv');
const MEASURES = sharedDataFile('law/eu/taric-2026-07-12-third-country.csv');

// Counts were taken from the files by another program (Python).
if (TARIC !== null && RATES !== null && OF_COMMISSION !== null && MEASURES !== null) {
  describe('the third-country duties of 12 July 2026', () => {
    let read: ReadSchedule = { lines: [], rejected: [], ignoredColumns: [], faults: [] };
    let rates: RateTable = { rates: new Map(), rejected: [], ignoredColumns: [], faults: [] };

    beforeAll(async () => {
      rates = readEuRates((await readTable(readFileSync(RATES))).rows, '2026-07-12');
      const { rows } = await readTable(readFileSync(TARIC));
      read = readSchedule('EU', { kind: 'rows', rows }, { rates });
    });

    it('load unchanged: a rate for each of 9,788 codes, every one readable', () => {
      expect(rates).toMatchObject({ faults: [], rejected: [], ignoredColumns: [] });
      expect([...rates.rates.keys()].filter((digits) => digits.length === 8)).toHaveLength(9_788);
      const texts = [...rates.rates.values()].map(({ rate }) => rate);
      expect(texts.filter((text) => parseEuRate(text).kind === 'unread')).toEqual([]);
    });

    // The texts of the Commission's workbook of the same month, made into its rows: the two sources agree but for the first season.
    it('match those in the texts of the monthly workbook', async () => {
      const [, ...texts] = (await readTable(readFileSync(OF_COMMISSION))).rows;
      const header = [
        'Goods code',
        'Duty',
        'Origin code',
        'Meas. type code',
        'Start date',
        'End date',
        'Legal base',
      ];
      const rows = texts.map(([code = '', duty = '']) => [code, duty, '1011', '103', '', '', '']);
      const workbook = readEuRates([header, ...rows], '2026-07-12');
      const copy = readEuRates((await readTable(readFileSync(MEASURES))).rows, '2026-07-12');
      const differing = [...workbook.rates].filter(([code, { rate }]) => {
        const other = copy.rates.get(code)?.rate;
        return other !== undefined && !other.includes(' or ') && !other.includes(';') && other !== rate;
      });

      expect(workbook.rates.size).toBe(8_368);
      expect([...workbook.rates.values()].filter(({ rate }) => parseEuRate(rate).kind === 'unread')).toEqual(
        [],
      );
      expect(differing.length).toBeLessThan(30);
    });

    it('leave few declarable lines without a rate', () => {
      const unrated = read.lines.filter(({ isLeaf, dutyRate }) => isLeaf && dutyRate === null);
      expect(read.faults).toEqual([]);
      expect(unrated.length).toBeLessThan(150);
    });

    it.each([
      ['8517130000', '0%'],
      ['6109100010', '12%'],
      ['8712003000', '14%'],
      ['0405101110', '189.6 EUR/DTN'],
    ])('%s is %s', (digits, rate) => {
      const line = read.lines.find(
        ({ codeDigits, isLeaf }) => isLeaf && codeDigits?.slice(0, 8) === digits.slice(0, 8),
      );
      expect(line?.dutyRate).toBe(rate);
    });
  });
} else {
  it.todo('needs the official files beside the checkout');
}
