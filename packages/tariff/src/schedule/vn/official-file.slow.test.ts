import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { readTable } from '@svc/table-file/read-table';
import { sharedDataFile } from '@svc/testkit/shared-data';
import { readSchedule } from '../read-schedule.ts';
import type { ReadSchedule } from '../report.ts';

const TARIFF = sharedDataFile('vn/bieu-thue-2026.xlsx');
const HS6 = sharedDataFile('hs6/harmonized-system.csv');
const [HS_CODE, HS_TEXT] = [1, 2];

async function titlesOf(path: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await readTable(readFileSync(path));
  return new Map(rows.slice(1).map((cells) => [cells[HS_CODE] ?? '', cells[HS_TEXT] ?? '']));
}

// Counts and lines were taken from the file by another program (Python's zipfile and xml modules).
if (TARIFF !== null && HS6 !== null) {
  describe('the Vietnamese tariff of 2026', () => {
    let read: ReadSchedule = { lines: [], rejected: [], ignoredColumns: [], faults: [] };
    beforeAll(async () => {
      const texts = await titlesOf(HS6);
      const { rows } = await readTable(readFileSync(TARIFF));

      const titles = (digits: string) => {
        const text = texts.get(digits);
        return text === undefined ? null : { text, official: false };
      };

      read = readSchedule('VN', { kind: 'rows', rows }, { titles });
    });

    const count = (of: (line: ReadSchedule['lines'][number]) => boolean): number =>
      read.lines.filter(of).length;

    it('loads without faults or rejects', () => {
      expect(read).toMatchObject({ faults: [], rejected: [], ignoredColumns: [] });
    });

    it('matches the counts of the source', () => {
      expect(count(({ isLeaf }) => isLeaf)).toBe(11_871);
      expect(count(({ level }) => level === 'national')).toBe(11_871);
      expect(count(({ level }) => level === 'chapter')).toBe(97);
      expect(count(({ level }) => level === 'heading')).toBe(1_269);
      expect(count(({ level }) => level === 'subheading')).toBe(5_488);
      expect(count(({ dutyRate }) => dutyRate !== null)).toBe(9_489);
      expect(count(({ extra }) => 'text_en' in extra)).toBe(3_187);
      expect(count(({ extra }) => 'agreements' in extra)).toBe(9_032);
      expect(count(({ extra }) => 'corresponding_code' in extra)).toBe(444);
      expect(count(({ extra }) => extra['environment'] === 'MT')).toBe(131);
      expect(count(({ extra }) => extra['environment'] === 'MT?')).toBe(3);
    });

    it.each([
      ['0101.21.00', 'Loại thuần chủng để nhân giống', 'kg/con', '0', '5', '*/8/10', { ACFTA: '0' }],
      [
        '0205.00.00',
        'Thịt ngựa, lừa, la, tươi, ướp lạnh hoặc đông lạnh',
        'kg',
        '10',
        '15',
        '*/5/8/10',
        { ACFTA: '0' },
      ],
      ['0102.29.11', 'Bò thiến (SEN)', 'kg/con', '5', '7.5', '*/5/8/10', { AKFTA: '0(-KR)', 'VN-EAEU': '0' }],
      ['1101.00.20', 'Bột meslin', 'kg', '15', '22.5', '8/10', { ACFTA: '0 (-TH, CN)', AHKFTA: '*' }],
      [
        '2203.00.91',
        'Có nồng độ cồn',
        'lít/kg',
        '35',
        '52.5',
        '10/8',
        { CPTPP: '15; M: 18', EVFTA: '22', VNCU: '0' },
      ],
      [
        '2401.10.10',
        'Loại Virginia',
        'kg',
        '30 (NHN: 80)',
        '45 (NHN: 120)',
        '*/5/8/10',
        { 'VN-EAEU': 'Q', EVFTA: '10,9' },
      ],
      ['2402.20.90', 'Loại khác', 'kg', '135', '202.5', '10/8', { VKFTA: '100', CPTPP: '59; M: 67,5' }],
      ['2523.29.10', 'Xi măng màu', 'kg', '32', '48', '8/10', { ATIGA: '0', EVFTA: '12,7' }],
      ['2710.12.21', 'Chưa pha chế', 'kg/lít', '10', '15', '8/10', { ACFTA: '20', VKFTA: '8' }],
      [
        '6109.10.10',
        'Dùng cho nam giới hoặc trẻ em trai',
        'chiếc',
        '20',
        '30',
        '8/10',
        { ACFTA: '0 (-KH, ID)' },
      ],
      ['8517.13.00', 'Điện thoại thông minh', 'chiếc', '0', '5', '8/10', { ACFTA: '0 (-BN)' }],
    ])('%s', (code, description, unit, dutyRate, column2Rate, vat, agreements) => {
      const found = read.lines.find((line) => line.code === code);
      // Long texts are given by their beginning.
      expect(found?.description.slice(0, description.length)).toBe(description);
      expect(found).toMatchObject({
        isLeaf: true,
        unit,
        dutyRate,
        column2Rate,
        extra: { vat, agreements },
      });
    });

    it('has text without rates in chapter 87, and a code instead of a unit in chapter 98', () => {
      const line = (code: string) => read.lines.find((each) => each.code === code);
      expect(line('8703.23.61')).toMatchObject({ isLeaf: true, dutyRate: null, unit: null, extra: {} });
      expect(line('9804.17.11')).toMatchObject({
        dutyRate: '27',
        unit: null,
        extra: { corresponding_code: '03061711' },
      });
    });

    it('follows the dash depth, under a subheading with an external title', () => {
      const oxen = read.lines.find((line) => line.code === '0102.29.11');
      const above = read.lines[oxen?.parent ?? -1];

      expect(oxen).toMatchObject({ indent: 4, extra: { text_en: 'Oxen' } });
      expect(above).toMatchObject({ code: '0102.29', indent: 2, extra: { official: false } });
      expect(oxen?.fullDescription).toBe(
        'Bovine animals; live > Cattle; live, other than pure-bred breeding animals > Bò thiến (SEN)',
      );
    });
  });
} else {
  it.todo('needs the official files beside the checkout');
}
