import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { readTable } from '@svc/table-file/read-table';
import { sharedDataFile } from '@svc/testkit/shared-data';
import type { ScheduleLine } from '@svc/tariff/schedule/line';
import { readSchedule } from '@svc/tariff/schedule/read-schedule';
import { dutyRequest } from '../../test/duty-request.ts';
import { shippedLaw } from '../law-book.ts';
import type { DutyEstimate } from './estimate.ts';
import { estimateDuty } from './estimate-duty.ts';

const WORKBOOK = sharedDataFile('vn/tariff-2026-01-07.xlsx');
const CELLS = sharedDataFile('law/vn/agreement-rates-2026-01-07.csv');
/** Columns by the programme that is claimed, with origins of its goods. */
const COLUMNS: readonly (readonly [column: string, programme: string, origins: string])[] = [
  ['acfta', 'ACFTA', 'CN KH TH'],
  ['atiga', 'ATIGA', 'MY'],
  ['ajcep', 'AJCEP', 'JP'],
  ['vjepa', 'VJEPA', 'JP'],
  ['akfta', 'AKFTA', 'KR LA'],
  ['aanzfta', 'AANZFTA', 'AU'],
  ['aifta', 'AIFTA', 'IN'],
  ['vkfta', 'VKFTA', 'KR'],
  ['vcfta', 'VCFTA', 'CL'],
  ['vn_eaeu', 'VN-EAEU', 'KZ'],
  ['cptpp', 'CPTPP', 'CA MX'],
  ['ahkfta', 'AHKFTA', 'HK'],
  ['evfta', 'EVFTA', 'DE'],
  ['ukvfta', 'UKVFTA', 'GB'],
  ['vifta', 'VIFTA', 'IL'],
  ['rcep_a', 'RCEP', 'ID'],
  ['rcep_b', 'RCEP', 'AU'],
  ['rcep_c', 'RCEP', 'CN'],
  ['rcep_d', 'RCEP', 'JP'],
  ['rcep_e', 'RCEP', 'KR'],
  ['rcep_f', 'RCEP', 'NZ'],
];
const NUMBER = /^\d+(?:[.,]\d+)?$/;
const number = (text: string) => Number(text.replace(',', '.'));

/** Rate of a cell for goods of an origin, in percent; null where it grants nothing, undefined where it has no plain figure. */
function given(cell: string, origin: string): number | null | undefined {
  const parts = cell.split('; M: ');
  const text = parts[origin === 'MX' ? parts.length - 1 : 0] ?? '';
  if (text.includes('/')) return undefined;
  const [rate = '', excluded = ''] = text.split(/\s?\(-/);
  if (rate === '*' || excluded.split(/[, )]+/).includes(origin)) return null;
  return NUMBER.test(rate) && !excluded.includes('(') ? number(rate) : undefined;
}

/** True if an estimate matches a cell: its rate, or the most-favoured-nation rate where that is lower or nothing is granted. */
function isAnswered(
  { basis, base, preferences }: DutyEstimate,
  programme: string,
  [wanted, mfn]: readonly (number | null | undefined)[],
): boolean {
  const offer = preferences.find((each) => each.programme.code === programme);
  if (wanted === null) return offer?.state === 'not_granted' && basis === 'general';
  if (wanted === undefined || typeof mfn !== 'number') return offer !== undefined;
  return offer?.state === 'claimed' && base.pct.low.toNumber() === Math.min(wanted, mfn);
}

if (WORKBOOK !== null && CELLS !== null) {
  describe('the agreements of Vietnam in the workbook of January 2026', () => {
    const lines = new Map<string, ScheduleLine>();
    let cells: readonly Readonly<Record<string, string>>[] = [];

    beforeAll(async () => {
      const { rows } = await readTable(readFileSync(WORKBOOK));
      for (const line of readSchedule('VN', { kind: 'rows', rows }).lines)
        if (line.isLeaf && line.codeDigits !== null) lines.set(line.codeDigits, line);
      const [header = [], ...records] = (await readTable(readFileSync(CELLS))).rows;
      cells = records
        .map((record) => Object.fromEntries(header.map((title, at) => [title, record[at] ?? ''])))
        .filter(({ code = '' }) => code.length === 8 && !code.startsWith('98'));
    });

    const estimateOf = (code: string, preference: string, origin: string) => {
      const line = lines.get(code);
      if (line === undefined) throw new Error(`the workbook has no ${code}`);
      const { inputs } = dutyRequest('VN', { code, origin, value: 100, date: '2026-02-01' });
      return estimateDuty({ market: 'VN', line, inputs, facts: {}, preference }, shippedLaw('VN'));
    };

    // A second reading of each cell: the rate that a claim has, or nothing and the most-favoured-nation rate.
    it.each(COLUMNS)('%s: a claim of %s has the rate of its cell, for %s', (column, programme, origins) => {
      const answers = cells.flatMap((row) =>
        origins.split(' ').map((origin) => {
          const code = row['code'] ?? '';
          const wanted = [column, 'mfn'].map((each) => given(row[each] ?? '', origin));
          return {
            code,
            origin,
            isRight: isAnswered(estimateOf(code, programme, origin), programme, wanted),
          };
        }),
      );

      expect(answers.length).toBeGreaterThan(11_000);
      expect(answers.filter(({ isRight }) => !isRight)).toEqual([]);
    });

    it('is unknown, but not rejected, if a copy of the tariff lacks the cell', () => {
      const { inputs } = dutyRequest('VN', {
        code: '61091010',
        origin: 'MY',
        value: 100,
        date: '2026-02-01',
      });
      const line = { ...dutyRequest('VN', { code: '61091010', rate: '20', agreements: {} }).line };
      const { preferences } = estimateDuty(
        { market: 'VN', line, inputs, facts: {}, preference: 'ATIGA' },
        shippedLaw('VN'),
      );

      expect(preferences.find(({ programme }) => programme.code === 'ATIGA')?.state).toBe('rate_elsewhere');
    });
  });
} else {
  it.todo('needs the official files beside the checkout');
}
