import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { ScheduleLine } from '../line.ts';
import { readSchedule } from '../read-schedule.ts';

const DIRECTORY = join(process.cwd(), '..', 'shared', 'data', 'us');
const isThere = existsSync(DIRECTORY);

/** All cells of the official CSV are quoted except in the header, so a small splitter is an independent reader. */
function officialRows(name: string): string[][] {
  const text = readFileSync(join(DIRECTORY, name), 'utf8').replace(/^\ufeff/, '');
  const records = text.match(/(?:"(?:[^"]|"")*"|[^"\n])+/g) ?? [];

  return records.map((record) =>
    (record.match(/"(?:[^"]|"")*"|[^",\r]+|(?<=,)(?=,|$)/g) ?? []).map((cell) =>
      cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell,
    ),
  );
}

/** Counted by another program (Python's csv module): rows, rows with a code, 10-digit codes, coded lines of 8 digits and more with no coded line below, grouping rows. */
const EDITIONS = [
  ['hts-2023-10.csv', 35_598, 29_640, 19_573, 23_393, 5_958],
  ['hts-2024-11.csv', 35_808, 29_797, 19_700, 23_539, 6_011],
  ['hts-2025-basic.csv', 35_859, 29_842, 19_731, 23_571, 6_017],
  ['hts-2025-rev32.csv', 36_148, 30_115, 19_768, 23_841, 6_033],
  ['hts-2026-basic.csv', 35_571, 29_675, 19_768, 23_401, 5_896],
  ['hts-2026-rev4.csv', 35_733, 29_807, 19_856, 23_510, 5_926],
] as const;
/** Chapters 1 to 99 without 77: the export has no lines for them. */
const CHAPTERS = 98;

function count(lines: readonly ScheduleLine[], of: (line: ScheduleLine) => boolean): number {
  return lines.filter(of).length;
}

// Without the official files there is nothing to compare with; the test run names what it left out.
if (isThere) {
  describe.each(EDITIONS)('%s', (name, rows, coded, tenDigits, declarable, groups) => {
    const read = readSchedule('US', { kind: 'rows', rows: officialRows(name) });

    it('loads without faults or rejects', () => {
      expect(read.faults).toEqual([]);
      expect(read.rejected).toEqual([]);
      expect(read.ignoredColumns).toEqual([]);
    });

    it('matches the counts of the source', () => {
      expect(read.lines).toHaveLength(rows + CHAPTERS);
      expect(count(read.lines, (line) => line.code !== null)).toBe(coded + CHAPTERS);
      expect(count(read.lines, (line) => line.codeDigits?.length === 10)).toBe(tenDigits);
      expect(count(read.lines, (line) => line.isLeaf)).toBe(declarable);
      expect(count(read.lines, (line) => line.level === 'group')).toBe(groups);
      expect(count(read.lines, (line) => line.parent === null)).toBe(CHAPTERS);
    });
  });

  describe('lines of 2026 revision 4, verified by hand', () => {
    const read = readSchedule('US', { kind: 'rows', rows: officialRows('hts-2026-rev4.csv') });
    const byCode = new Map(read.lines.map((line) => [line.code, line]));

    it.each([
      [
        '0101.30.00.00',
        'Asses',
        'No.',
        '6.8%',
        'Free (A+,AU,BH,CL,CO,D,E,IL,JO,KR,MA,OM,P,PA,PE,S,SG)',
        '15%',
      ],
      ['0205.00.00.00', /^Meat of horses/, 'kg', 'Free', null, 'Free'],
      [
        '6109.10.00.12',
        "Men's (338)",
        'doz., kg',
        '16.5%',
        'Free (AU,BH,CL,CO,IL,JO,KR,MA,OM,P,PA,PE,S,SG)',
        '90%',
      ],
      [
        '6403.99.60.30',
        'With pigskin uppers',
        'prs.',
        '8.5%',
        'Free (AU,BH,CL,CO,D,IL,JO, KR,MA,OM, P,PA,PE,R,S,SG)',
        '20%',
      ],
      [
        '7606.92.60.55',
        'With a thickness of more than 6.3 mm',
        'kg',
        '6.5%',
        'Free (A,AU,BH,CL,CO,D,E,IL,JO,KR,MA,OM,P,PA,PE,S,SG)',
        '30%',
      ],
      ['8471.30.01.00', /^Portable automatic data processing machines/, 'No.', 'Free', null, '35%'],
      ['8517.13.00.00', 'Smartphones', 'No.', 'Free', null, '35%'],
      ['9006.59.15.20', 'With built-in electronic stroboscopic flash', 'No.', 'Free', null, '20%'],
      ['9503.00.00.71', 'Under 3 years of age', 'No.', 'Free', null, '70%'],
      [
        '2204.21.50.40',
        'Not certified organic',
        'liters',
        '6.3¢/liter',
        'Free (A+,AU,BH,CL,CO,D,E,IL,KR,MA,OM,P,PA,PE,S,SG) 2.8¢/liter (JO)',
        '33¢/liter',
      ],
      [
        '9102.11.25',
        'Other',
        null,
        '40¢ each + 8.5% on the case + 14% on the strap, band or bracelet + 5.3% on the battery',
        'Free (AU,BH, CL,CO,D,E,IL,JO,KR,MA,OM,P, PA,PE,R,S,SG)',
        '$1.70 each + 45% on the case + 110% on the strap, band or bracelet + 35% on the battery',
      ],
      [
        '9903.88.15',
        /^Except as provided in headings 9903\.88\.39/,
        null,
        'The duty provided in the applicable subheading + 7.5%',
        null,
        null,
      ],
    ])('%s', (code, description, unit, dutyRate, specialRate, column2Rate) => {
      const published = byCode.get(code);
      const text =
        typeof description === 'string'
          ? published?.description
          : published?.description.match(description)?.[0];

      expect(text).toBe(
        typeof description === 'string' ? description : description.source.slice(1).replaceAll('\\', ''),
      );
      expect(published).toMatchObject({
        unit,
        dutyRate,
        specialRate,
        column2Rate,
        isLeaf: true,
      });
    });

    it('include their ancestors in the full text', () => {
      expect(byCode.get('6109.10.00.12')?.fullDescription).toBe(
        "T-shirts, singlets, tank tops and similar garments, knitted or crocheted > Of cotton > Men's or boys' > Other T-shirts > Men's (338)",
      );
    });

    it('have the additional duties of chapter 99 on 512 lines', () => {
      expect(count(read.lines, (line) => line.additionalDuties !== null)).toBe(512);
    });
  });

  describe('hts-2024-12.json', () => {
    const text = readFileSync(join(DIRECTORY, 'hts-2024-12.json'), 'utf8');
    const read = readSchedule('US', { kind: 'text', text });

    it('loads without faults or rejects, with the counts of the source', () => {
      expect(read).toMatchObject({ faults: [], rejected: [], ignoredColumns: [] });
      expect(read.lines).toHaveLength(35_810 + CHAPTERS);
      expect(count(read.lines, (line) => line.code !== null)).toBe(29_798 + CHAPTERS);
      expect(count(read.lines, (line) => line.codeDigits?.length === 10)).toBe(19_700);
      expect(count(read.lines, (line) => 'footnotes' in line.extra)).toBe(14_283);
    });

    it('returns the footnotes of a line', () => {
      const asses = read.lines.find((line) => line.code === '0101.30.00.00');
      expect(asses?.extra).toEqual({ footnotes: [{ columns: ['general'], value: 'See 9903.88.15.' }] });
    });
  });
} else {
  it.todo('needs the official files beside the checkout');
}
