import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { readTable } from '@svc/table-file/read-table';
import { sharedDataFile } from '@svc/testkit/shared-data';
import { parseVnRate } from '../../rates/parse-vn-rate.ts';
import { readSchedule } from '../read-schedule.ts';
import type { ReadSchedule } from '../report.ts';

const TARIFF = sharedDataFile('vn/tariff-2026-01-07.xlsx');
const [CODE, ORDINARY, MFN, FIRST_AGREEMENT] = [1, 4, 5, 6];
const COLUMNS =
  'ACFTA ATIGA AJCEP VJEPA AKFTA AANZFTA AIFTA VKFTA VCFTA VN-EAEU CPTPP AHKFTA EVFTA UKVFTA VIFTA RCEP-A RCEP-B RCEP-C RCEP-D RCEP-E RCEP-F'.split(
    ' ',
  );

const agreementsOf = (line: ReadSchedule['lines'][number] | undefined): object =>
  line?.extra['agreements'] ?? {};

// Counts were taken from the file by another program (Python).
if (TARIFF !== null) {
  describe('the Vietnamese tariff of 7 January 2026', () => {
    let read: ReadSchedule = { lines: [], rejected: [], ignoredColumns: [], faults: [] };
    let rows: readonly (readonly string[])[] = [];

    beforeAll(async () => {
      ({ rows } = await readTable(readFileSync(TARIFF)));
      read = readSchedule('VN', { kind: 'rows', rows });
    });

    it('loads unchanged, with the declarable lines of the other copy', () => {
      expect(read).toMatchObject({ faults: [], ignoredColumns: [] });
      expect(read.lines.filter(({ isLeaf }) => isLeaf)).toHaveLength(11_871);
      expect(read.rejected.filter(({ reason }) => reason === 'repeated_row')).toHaveLength(129);
      expect(read.rejected.filter(({ reason }) => reason === 'bad_code')).toHaveLength(4);
    });

    it('has every cell of every line', () => {
      const lines = new Map(read.lines.map((line) => [line.codeDigits, line]));
      const cells = rows.filter((row) => /^\d{8}$/.test(row[CODE] ?? ''));
      const kept = cells.map((row) => {
        const line = lines.get(row[CODE] ?? '');
        return { code: row[CODE], mfn: line?.dutyRate, ordinary: line?.column2Rate, ...agreementsOf(line) };
      });

      expect(cells).toHaveLength(12_000);
      expect(kept).toEqual(
        cells.map((row) => ({
          code: row[CODE],
          mfn: row[MFN]?.trim(),
          ordinary: row[ORDINARY]?.trim(),
          ...Object.fromEntries(
            COLUMNS.map((name, at) => [name, row[FIRST_AGREEMENT + at]?.trim() ?? '']).filter(
              ([, text]) => text !== '',
            ),
          ),
        })),
      );
    });

    it('has a readable rate in every cell of chapters 1 to 97, except vehicle kits', () => {
      const goods = read.lines.filter(({ isLeaf, codeDigits }) => isLeaf && (codeDigits ?? '') < '98');
      const texts = goods.flatMap(({ dutyRate, column2Rate, extra }) => [
        dutyRate,
        column2Rate,
        ...Object.values(extra['agreements'] ?? {}).map(String),
      ]);

      expect(goods).toHaveLength(11_414);
      expect(texts).toHaveLength(11_414 * (COLUMNS.length + 2));

      const unread = texts.filter((text) => parseVnRate(text ?? '').kind === 'unread');
      expect(unread.filter((text) => text === '150% thuế MFN')).toHaveLength(264);
      expect(unread.filter((text) => text?.startsWith('Theo hướng dẫn tại') === true)).toHaveLength(264);
      expect(unread).toHaveLength(2 * 264);
    });
  });
} else {
  it.todo('needs the official file beside the checkout');
}
