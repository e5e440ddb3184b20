import { describe, expect, it } from '@jest/globals';
import { smallSchedule, SMALL_ROWS } from '../test/small-schedule.ts';

const schedule = smallSchedule({}, SMALL_ROWS, new Set(['0901210000']));

describe('createScheduleIndex', () => {
  it('finds lines by digits and walks the tree', () => {
    const position = schedule.findByDigits('4202210000') ?? -1;
    expect(schedule.line(position).code).toBe('4202.21.00.00');
    expect(schedule.ancestors(position).map(({ description }) => description)).toEqual([
      'Articles of leather; travel goods',
      'Trunks, suitcases, handbags, wallets and similar containers',
      'Handbags:',
    ]);
    expect(schedule.children(schedule.findByDigits('0901') ?? -1).map(({ code }) => code)).toEqual([
      '0901.11.00.00',
      '0901.21.00.00',
    ]);
    expect(schedule.findByDigits('1234')).toBeUndefined();
    expect(() => schedule.line(-1)).toThrow(RangeError);
  });

  it('searches declarable lines only', () => {
    const hits = schedule.searchLeaves('coffee', 10);
    expect(hits.length).toBeGreaterThan(0);
    expect(hits.every(({ position }) => schedule.line(position).isLeaf)).toBe(true);
  });

  it('weights distinctive terms above common ones, and ignores unknown ones', () => {
    expect(schedule.termWeight('centrifug')).toBeGreaterThan(schedule.termWeight('cotton'));
    expect(schedule.termWeight('zzyx')).toBe(0);
    expect(schedule.termWeight('centrifug')).toBeLessThanOrEqual(1);
  });

  it('includes recently changed codes', () => {
    expect(schedule.isRecentlyChanged('0901210000')).toBe(true);
    expect(schedule.isRecentlyChanged('0901110000')).toBe(false);
  });
});
