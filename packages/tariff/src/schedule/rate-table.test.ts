import { describe, expect, it } from '@jest/globals';
import { rateFor, type RateTable } from './rate-table.ts';

const table = (...codes: string[]): RateTable => ({
  rates: new Map(codes.map((digits) => [digits, { digits, rate: '5%', date: null, sourceRow: 2 }])),
  rejected: [],
  ignoredColumns: [],
  faults: [],
});
const found = (digits: string, ...codes: string[]) => rateFor(table(...codes), digits)?.digits ?? null;

describe('rateFor', () => {
  it('prefers the rate of the code to that of its parent', () => {
    expect(found('0401209010', '04012090', '0401209010')).toBe('0401209010');
    expect(found('0401209090', '04012090', '0401209010')).toBe('04012090');
  });

  it('uses the rate published for an undivided subheading or heading', () => {
    expect(found('0401109010', '04011000')).toBe('04011000');
    expect(found('0410309010', '04100000')).toBe('04100000');
  });

  it('pads a shorter code with zeros', () => {
    expect(found('04011000', '0401100000')).toBe('0401100000');
    expect(found('040110', '04011000')).toBe('04011000');
  });

  it('uses no rate of a sibling or a descendant', () => {
    expect(found('0401209000', '04012010', '0401209010', '04013000')).toBeNull();
    expect(found('0401209000')).toBeNull();
  });
});
