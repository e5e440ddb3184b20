import { describe, expect, it } from '@jest/globals';
import type { ScheduleLine } from '@svc/tariff/schedule/line';
import { lineWith } from '../test/ranked.ts';
import { smallSchedule, type SmallRow } from '../test/small-schedule.ts';
import { branchAttribute, branchDigits, branchValue, isBranch } from './branch-key.ts';

const ROWS: readonly SmallRow[] = [
  ['95', 0, 'Toys and sports requisites'],
  ['9507', 1, 'Fishing rods'],
  ['', 2, 'Reels:'],
  ['', 3, 'Valued not over $2.70:'],
  ['9507.30.20.00', 4, 'Of metal'],
];
const schedule = smallSchedule({}, ROWS);

const attributeAt = (index: typeof schedule, position: number): string =>
  branchAttribute(index.line(position), index.ancestors(position));

const row = (description: string, codeDigits: string | null = null): ScheduleLine =>
  lineWith(schedule.line(0), { description, codeDigits });

describe('branchAttribute', () => {
  it.each([
    ['a coded line by its own digits', 1, 'branch_9507_0'],
    ['a row without code by the coded line above it, one row down', 2, 'branch_9507_1'],
    ['a row below that one, two rows down', 3, 'branch_9507_2'],
  ])('names %s', (_, position, name) => expect(attributeAt(schedule, position)).toBe(name));

  it('is the same in a version with more lines before it', () => {
    const later = smallSchedule({}, [['94', 0, 'Furniture'], ['9401', 1, 'Seats'], ...ROWS]);
    expect(attributeAt(later, 5)).toBe(attributeAt(schedule, 3));
  });
});

describe('branchDigits', () => {
  it('reads the digits of the branch', () => {
    expect(branchDigits(attributeAt(schedule, 3))).toBe('9507');
    expect(branchDigits('branch_6109100012_0')).toBe('6109100012');
  });

  it.each([
    'material',
    'heading',
    'branch',
    'branch__0',
    'branch_6109',
    'xbranch_6109_0',
    'branch_6109_0x',
    '',
  ])('ignores %j, which is not a branch', (attribute) => expect(branchDigits(attribute)).toBeNull());
});

describe('branchValue', () => {
  it.each([
    ['Of man-made fibers', 'of-man-made-fibers'],
    ['- - Of MAN-MADE fibers:', 'of-man-made-fibers'],
    ["Women's or girls'", 'women-s-or-girls'],
    ['Loại khác, bằng bông', 'loại-khác-bằng-bông'],
    ['綿製のもの', '綿製のもの'],
  ])('names %j by its letters and digits', (description, value) =>
    expect(branchValue(row(description))).toBe(value),
  );

  it('falls back to the digits of a row without text', () => {
    expect(branchValue(row(' - : ', '401693'))).toBe('401693');
    expect(branchValue(row(''))).toBe('');
  });

  it('is short for a row of any length', () => {
    const value = branchValue(row('x'.repeat(5000)));
    expect(value.length).toBeGreaterThan(20);
    expect(value.length).toBeLessThanOrEqual(60);
  });

  it('separates two branches with the same beginning', () => {
    expect(branchValue(row('Of cotton, dyed'))).not.toBe(branchValue(row('Of cotton, printed')));
  });
});

describe('long texts with the same beginning', () => {
  const start = 'In powder, granules or other solid forms, of a fat content, by weight,';
  const low = row(`${start} not exceeding 1.5 percent`);
  const high = row(`${start} exceeding 1.5 percent`);

  it('have separate values', () => {
    expect(branchValue(low)).not.toBe(branchValue(high));
    expect(branchValue(low).length).toBeLessThanOrEqual(60);
  });

  it('are each chosen by their own value only', () => {
    expect(isBranch(low, branchValue(low))).toBe(true);
    expect(isBranch(high, branchValue(low))).toBe(false);
  });

  it('are selected by the first 60 characters, as in earlier answers', () => {
    const stored = 'in-powder-granules-or-other-solid-forms-of-a-fat-content-by-';
    expect(isBranch(low, stored.slice(0, 60))).toBe(true);
    expect(isBranch(row('Other'), stored)).toBe(false);
  });
});
