import { describe, expect, it } from '@jest/globals';
import type { Market } from '../market.ts';
import { collectRow, emptyCollection, type RawRow } from './collect-rows.ts';

const RAW: RawRow = {
  sourceRow: 7,
  code: '6109.10.00',
  indent: '1',
  description: 'Of cotton',
  dutyRate: '16.5%',
  specialRate: null,
  column2Rate: null,
  unit: null,
  additionalDuties: null,
  extra: {},
};

function collect(change: Partial<RawRow>, market: Market = 'US') {
  const into = emptyCollection();
  collectRow(into, { ...RAW, ...change }, market);
  return into;
}

describe('collectRow', () => {
  it('reads a complete row with its code in the market’s format', () => {
    expect(collect({ code: '61091000' }).rows).toMatchObject([
      { sourceRow: 7, code: '6109.10.00', indent: 1, dutyRate: '16.5%' },
    ]);
    expect(collect({ code: '6109.10.00' }, 'EU').rows[0]?.code).toBe('6109 10 00');
  });

  it('reads full-width digits and the dashes between them', () => {
    expect(collect({ code: '６１０９‐１０' }).rows[0]?.code).toBe('6109.10');
  });

  it('reads a grouping row, which has no code', () => {
    expect(collect({ code: null }).rows).toMatchObject([{ code: null, description: 'Of cotton' }]);
  });

  it.each<[string, string, Market]>([
    ['letters', '61O9', 'US'],
    ['an odd number of digits', '610910001', 'US'],
    ['more digits than any code', '610910001200', 'US'],
    ['ten digits in Vietnam', '6109100012', 'VN'],
    ['the chapter that the system keeps free', '7701', 'US'],
    ['chapter 00', '0012', 'US'],
    ['nothing between points', '..', 'US'],
  ])('reports a code of %s', (_what, code, market) => {
    expect(collect({ code }, market)).toEqual({
      rows: [],
      rejected: [],
      faults: [{ code: 'bad_code', sourceRow: 7, params: { code } }],
    });
  });

  it.each([null, '', '-1', '1.5', '100', ' 1', 'x'])('reports an indent of %j', (indent) => {
    expect(collect({ indent }).faults.map(({ code }) => code)).toEqual(['bad_indent']);
  });

  it('reports a code without text', () => {
    expect(collect({ description: null }).faults).toMatchObject([{ code: 'empty_description' }]);
  });

  it('rejects a row with only rates, and skips an empty one', () => {
    expect(collect({ code: null, description: null, unit: 'kg' }).rejected).toEqual([
      { sourceRow: 7, reason: 'no_code_and_no_description', text: 'kg | 16.5%' },
    ]);
    expect(collect({ code: null, description: null, dutyRate: null })).toEqual(emptyCollection());
  });

  it('adds to previously collected rows', () => {
    const into = emptyCollection();
    collectRow(into, RAW, 'US');
    collectRow(into, { ...RAW, code: 'x' }, 'US');
    collectRow(into, { ...RAW, code: '6110' }, 'US');

    expect([into.rows.length, into.faults.length]).toEqual([2, 1]);
  });
});
