import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { readTable } from '@svc/table-file/read-table';
import { sharedDataFile } from '@svc/testkit/shared-data';
import { dutyRequest } from '../../test/duty-request.ts';
import type { Market } from '@svc/tariff/market';
import type { ScheduleLine } from '@svc/tariff/schedule/line';
import { readSchedule } from '@svc/tariff/schedule/read-schedule';
import type { DutyEstimate } from './estimate.ts';
import { shippedLaw } from '../law-book.ts';
import { estimateDuty } from './estimate-duty.ts';

const US = sharedDataFile('us/hts-2026-rev4.csv');
const VN = sharedDataFile('vn/bieu-thue-2026.xlsx');
const TITLES = (digits: string) => ({ text: digits, official: false });

async function leavesOf(market: Market, path: string): Promise<readonly ScheduleLine[]> {
  const { rows } = await readTable(readFileSync(path));
  return readSchedule(market, { kind: 'rows', rows }, { titles: TITLES }).lines.filter(
    ({ isLeaf }) => isLeaf,
  );
}

function estimatesOf(market: Market, leaves: readonly ScheduleLine[], origin: string, date: string) {
  const { inputs } = dutyRequest(market, { code: '', origin, date, value: 1000 });
  return leaves.map((line) => estimateDuty({ market, line, inputs, preference: null }, shippedLaw(market)));
}

/** Texts that no other line settles: notes, deductions of a part of the value, taxes in the place of a duty. */
const SETTLED_ELSEWHERE = /^(See additional U\.S\. note|A duty upon the)/;

const isSound = ({ totalPct: { low, high }, amount, isAvailable }: DutyEstimate): boolean =>
  low.isFinite() &&
  low.gte(0) &&
  (high === null || (high.isFinite() && high.gte(low))) &&
  (amount === null || (isAvailable && amount.isFinite()));

if (US !== null && VN !== null) {
  describe('every declarable line of an official schedule', () => {
    it.each([
      ['CN', '2025-09-01'],
      ['DE', '2026-11-22'],
    ])('of the United States has a consistent estimate for %s on %s', async (origin, date) => {
      const leaves = await leavesOf('US', US);
      const estimates = estimatesOf('US', leaves, origin, date);

      expect(estimates).toHaveLength(23_510);
      expect(estimates.filter((estimate) => !isSound(estimate))).toEqual([]);
      const unexplained = estimates.filter(
        ({ isAvailable, base, missing }) =>
          !isAvailable &&
          base.text !== null &&
          !SETTLED_ELSEWHERE.test(base.text) &&
          missing.every(({ field }) => field !== 'applicable_code'),
      );
      expect(unexplained.map(({ base }) => base.text)).toEqual([]);
      // Chapters 98 and 99 and sets lead to other provisions.
      expect(estimates.filter(({ isAvailable }) => isAvailable).length / leaves.length).toBeGreaterThan(0.9);
    });

    it('of Vietnam has the workbook’s rate, with limits if it depends on the case', async () => {
      const leaves = await leavesOf('VN', VN);
      const estimates = estimatesOf('VN', leaves, 'CN', '2026-11-22');

      expect(estimates.filter((estimate) => !isSound(estimate))).toEqual([]);
      expect(estimates.filter(({ isAvailable }) => isAvailable)).toHaveLength(9_489);
      expect(estimates.filter(({ isAvailable, totalPct }) => isAvailable && totalPct.high === null)).toEqual(
        [],
      );
    });
  });
} else {
  it.todo('needs the official files beside the checkout');
}
