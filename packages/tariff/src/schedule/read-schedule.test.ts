import { describe, expect, it } from '@jest/globals';
import { readSchedule } from './read-schedule.ts';

const US_ROWS = [
  [
    'HTS Number',
    'Indent',
    'Description',
    'Unit of Quantity',
    'General Rate of Duty',
    'Special Rate of Duty',
    'Column 2 Rate of Duty',
    'Quota Quantity',
    'Additional Duties',
  ],
  ['0205.00.00.00', '0', 'Meat of horses', '["kg"]', 'Free', '', 'Free', '', ''],
];
const US_ITEM = {
  htsno: '0205.00.00.00',
  indent: '0',
  description: 'Meat of horses',
  units: ['kg'],
  general: 'Free',
  special: '',
  other: 'Free',
};
const GENERIC = [
  ['code', 'description'],
  ['0205000000', 'Meat of horses'],
];

describe('readSchedule', () => {
  it.each([
    ['US table', { kind: 'rows', rows: US_ROWS }],
    ['US list', { kind: 'json', value: [US_ITEM] }],
    ['US list as text', { kind: 'text', text: `\ufeff${JSON.stringify([US_ITEM])}` }],
    ['generic table', { kind: 'rows', rows: GENERIC }],
  ] as const)('recognises a %s', (_form, source) => {
    const read = readSchedule('US', source);
    expect(read.faults).toEqual([]);
    expect(read.lines.at(-1)).toMatchObject({ code: '0205.00.00.00', isLeaf: true });
  });

  it.each(['EU', 'VN'] as const)('rejects the US export for %s', (market) => {
    const fault = { code: 'wrong_market', sourceRow: null, params: { expected: market, found: 'US' } };
    expect(readSchedule(market, { kind: 'rows', rows: US_ROWS }).faults).toEqual([fault]);
    expect(readSchedule(market, { kind: 'json', value: [US_ITEM] }).faults).toEqual([fault]);
  });

  it.each([
    ['unknown_format', '<!DOCTYPE html><html><body>Service unavailable</body></html>'],
    ['unknown_format', 'not json'],
    ['unknown_format', '{"error":"x"}'],
    ['unknown_format', ''],
    ['truncated', JSON.stringify([US_ITEM, US_ITEM]).slice(0, 200)],
  ])('%s: text %#', (code, text) => {
    expect(readSchedule('US', { kind: 'text', text }).faults).toMatchObject([{ code }]);
  });

  it('rejects a table in an unknown format', () => {
    expect(
      readSchedule('US', {
        kind: 'rows',
        rows: [
          ['a', 'b'],
          ['1', '2'],
        ],
      }).faults,
    ).toMatchObject([{ code: 'unknown_format' }]);
  });

  it('passes on the expected size', () => {
    const read = readSchedule('US', { kind: 'rows', rows: GENERIC }, { expectedLeaves: 30_000 });
    expect(read.faults).toMatchObject([{ code: 'too_few_lines' }]);
  });
});
