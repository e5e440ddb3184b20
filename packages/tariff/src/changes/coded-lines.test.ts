import { describe, expect, it } from '@jest/globals';
import { sampleSchedule } from '../../test/sample-schedule.ts';
import { isCoded, linesByCode, parentCode } from './coded-lines.ts';

const lines = sampleSchedule();
const lineOf = (code: string) => {
  const found = lines.find((line) => line.code === code);
  if (found === undefined) throw new Error(`no line ${code}`);
  return found;
};

describe('lines with a code', () => {
  it('are all but grouping rows', () => {
    expect(lines.filter((line) => !isCoded(line)).map(({ description }) => description)).toEqual([
      'Dresses:',
    ]);
  });

  it('are found by their digits, in schedule order', () => {
    const byCode = linesByCode(lines);

    expect(byCode.get('61091090')?.code).toBe('6109.10.90');
    expect([...byCode.keys()].slice(0, 3)).toEqual(['61', '6105', '610510']);
    expect(byCode.get('6109.10.90')).toBeUndefined();
    expect(byCode.size).toBe(lines.length - 1);
  });
});

it.each([
  ['6109.10.90', '6109.10'],
  ['6109', '61'],
  ['61', null],
  ['6204.42', '6204'],
])('parentCode of %s is %s, skipping grouping rows', (code, parent) => {
  expect(parentCode(lineOf(code), lines)).toBe(parent);
});
