import { describe, expect, it } from '@jest/globals';
import { pct } from '@svc/testkit/rate-parts';
import { parseVnRate } from './parse-vn-rate.ts';

const without = (value: string, origins: readonly string[], kaesong = false) => ({
  kind: 'excluding',
  rate: pct(value),
  origins,
  kaesong,
});

describe('parseVnRate', () => {
  it.each<[string, object]>([
    ['0', pct('0')],
    [' 7.5 ', pct('7.5')],
    ['7,5%', pct('7.5')],
    ['1000', pct('1000')],
    ['Free', { kind: 'free', condition: null }],
    ['miễn thuế', { kind: 'free', condition: null }],
    ['0 (-KH)', without('0', ['KH'])],
    ['0 (-KH, ID, )', without('0', ['KH', 'ID'])],
    ['0 (-KH,ID)', without('0', ['KH', 'ID'])],
    ['5(GIC)', without('5', [], true)],
    ['5 (-KR)(GIC)', without('5', ['KR'], true)],
    ['5/8/10', { kind: 'alternatives', rates: [pct('5'), pct('8'), pct('10')] }],
    ['0 (-KH)/5', { kind: 'alternatives', rates: [without('0', ['KH']), pct('5')] }],
    ['5 / *', { kind: 'alternatives', rates: [pct('5'), { kind: 'not_granted' }] }],
    ['30 (NHN: *)', { kind: 'quota', within: pct('30'), beyond: { kind: 'not_granted' } }],
    [
      '0/5; M: 10',
      {
        kind: 'by_origin',
        rate: { kind: 'alternatives', rates: [pct('0'), pct('5')] },
        others: [{ origin: 'MX', rate: pct('10') }],
      },
    ],
    [
      '10%. Từ ngày 15/07/2026 áp dụng mức thuế suất 7,5%.',
      { kind: 'dated', rate: pct('10'), from: '2026-07-15', later: pct('7.5') },
    ],
  ])('reads "%s"', (text, rate) => expect(parseVnRate(text)).toEqual(rate));

  it.each(['10%. Từ ngày 15/07/2026 áp dụng mức thuế suất 7,5%.', 'Miễn thuế'])(
    'reads "%s" the same with combining accents',
    (text) => {
      expect(parseVnRate(text).kind).not.toBe('unread');
      expect(parseVnRate(text.normalize('NFD'))).toEqual(parseVnRate(text));
    },
  );

  it.each([
    '',
    'CKD',
    'a/5',
    '5/',
    '/5',
    '-5',
    '7.5.5',
    '12345',
    '7.12345',
    '５',
    '* (-KH)',
    '0 (-Cambodia)',
    '0 (KH)',
    'Q (NHN: 5)',
    '30 (NHN: )',
    '15; M: ',
    '15; N: 18',
    '5%. Từ ngày 1/1/2027 áp dụng mức thuế suất 10%.',
  ])('leaves "%s" unread', (text) =>
    expect(parseVnRate(text)).toMatchObject({ kind: 'unread', text: text.trim() }),
  );
});
