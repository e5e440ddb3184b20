import { describe, expect, it } from '@jest/globals';
import { dutyRequest, type Given } from '../../test/duty-request.ts';
import type { DutyEstimate } from './estimate.ts';
import { shippedLaw } from '../law-book.ts';
import { estimateDuty } from './estimate-duty.ts';

// Rates of the HTS, 2026 revision 4: code, column 1 general, column 2.
const LINES: readonly (readonly [string, string, string])[] = [
  ['2009.12.25.00', '4.5¢/liter', '18¢/liter'],
  ['2009.21.20.00', '4.5¢/ liter', '18¢/liter'],
  ['2009.12.45.00', '7.85¢/liter', '18¢/liter'],
  ['2009.71.00.00', 'Free', '1.3¢/liter'],
  ['6103.42.10.20', '16.1%', '45%'],
  ['6109.10.00.12', '16.5%', '90%'],
  ['8716.39.00.10', 'Free', '45%'],
  ['8716.90.30.00', '5.7%', '45%'],
  ['8716.90.50.10', '3.1%', '45%'],
  ['9005.90.40.00', 'The rate applicable to the article of which it is a part or accessory', '45%'],
];
const linesUnder = (digits: string) =>
  LINES.filter(([code]) => code.replaceAll('.', '').startsWith(digits)).map(
    ([code, rate, column2]) => dutyRequest('US', { code, rate, column2 }).line,
  );

const JUICE: Given = {
  code: '2106.90.52.00',
  rate: 'The rate applicable to the natural juice in heading 2009',
  column2: 'The rate applicable to the natural juice in heading 2009',
  origin: 'BR',
  value: 100,
};
const ENSEMBLE: Given = {
  code: '6103.22.00.30',
  rate: 'The rate applicable to each garment in the ensemble if separately entered',
  column2: 'The rate applicable to each garment in the ensemble if separately entered',
  origin: 'DE',
  value: 100,
};
const LIST_4A: Given = {
  code: '9903.88.15',
  rate: 'The duty provided in the applicable subheading + 7.5%',
  origin: 'CN',
  value: 100,
};
const TRAILERS: Given = {
  code: '9903.91.12',
  rate: 'The duty provided in subheadings 8716.39.00, 8716.90.30 or 8716.90.50 + 100%',
  origin: 'CN',
  value: 100,
};

const estimate = (given: Given, applicableCode: string | null = null) =>
  estimateDuty(
    { ...dutyRequest('US', { date: '2024-06-01', ...given }), linesUnder, applicableCode },
    shippedLaw('US'),
  );
const range = ({ totalPct }: DutyEstimate) => [totalPct.low.toFixed(), totalPct.high?.toFixed() ?? null];
const asked = ({ missing }: DutyEstimate) => missing.map(({ field, why }) => [field, why]);
const APPLICABLE = ['applicable_code', 'reference'];

describe('a rate that refers to other lines', () => {
  it.each<[string, Given, string, string]>([
    ['100 l of juice at 4.5¢ = 4.50', { ...JUICE, quantity: 100, unit: 'l' }, '2009122500', '4.5'],
    ['and at 7.85¢ = 7.85', { ...JUICE, quantity: 100, unit: 'l' }, '2009124500', '7.85'],
    ['trousers of an ensemble: 16.1 % of 100 = 16.10', ENSEMBLE, '6103421020', '16.1'],
    ['16.5 + 7.5 = 24 % of 100', LIST_4A, '6109100012', '24'],
    ['5.7 + 100 = 105.7 % of 100', TRAILERS, '8716903000', '105.7'],
    ['column 2 for Cuba: 45 % of 100', { ...ENSEMBLE, origin: 'CU' }, '6103421020', '45'],
  ])('is that of the given line: %s', (_arithmetic, given, code, amount) => {
    const answer = estimate(given, code);

    expect(answer).toMatchObject({ isAvailable: true, missing: [] });
    expect(answer.amount?.toFixed()).toBe(amount);
  });

  it('is bounded by the provisions it names, and asks for the line', () => {
    const juice = estimate({ ...JUICE, quantity: 100, unit: 'l' });
    expect(range(juice)).toEqual(['0', '7.85']);
    expect(asked(juice)).toEqual([APPLICABLE]);
    expect(juice).toMatchObject({ isAvailable: true, amount: null });

    // Free, 5.7 or 3.1 % and 100 % on top.
    const trailers = estimate(TRAILERS);
    expect(range(trailers)).toEqual(['100', '105.7']);
    expect(asked(trailers)).toEqual([APPLICABLE]);
  });

  it('asks for the line if it names none, and preserves the addition', () => {
    const ensemble = estimate(ENSEMBLE);
    expect(asked(ensemble)).toEqual([APPLICABLE]);
    expect(ensemble).toMatchObject({ isAvailable: false, amount: null });

    const list = estimate(LIST_4A);
    expect(range(list)).toEqual(['7.5', null]);
    expect(asked(list)).toEqual([APPLICABLE]);
  });

  it('stops if the given line refers further', () => {
    const part: Given = {
      code: '9620.00.15.00',
      rate: 'The rate applicable to the article of which it is an accessory',
    };
    expect(estimate(part, '9005904000')).toMatchObject({ isAvailable: false, amount: null });
  });

  // July 2025: 16.5 % and 10 % of what was done, or of the article less its American parts; 100 is the whole value.
  it.each<[string, string, Readonly<Record<string, number>>, string]>([
    [
      '9802.00.40.40',
      'A duty upon the value of the repairs or alterations (see U.S. note 3)',
      { repair_cost: 20 },
      '5.3',
    ],
    [
      '9802.00.80.68',
      'A duty upon the full value of the imported article, less the cost or value of such products of the United States (see U.S. Note 4)',
      { us_content_value: 60 },
      '10.6',
    ],
  ])('is upon a part of the value, as are the duties on top: %s', (code, rate, measures, amount) => {
    const given: Given = { code, rate, origin: 'VN', value: 100, date: '2025-07-10' };
    const answer = estimate({ ...given, measures }, '6109100012');
    expect([answer.amount?.toFixed(), ...range(answer)]).toEqual([amount, amount, amount]);
    expect(asked(estimate(given))).toEqual([[Object.keys(measures)[0], 'part_value'], APPLICABLE]);
    expect(estimate(given).missing[0]?.unit).toBe('USD');
    expect(asked(estimate({ ...given, measures }))).toContainEqual(APPLICABLE);
  });

  it('is open for metal processed abroad, whose full value may be dutiable', () => {
    const rate = 'A duty upon the value of such processing outside the United States (see U.S. note 3)';
    const metal: Given = { code: '9802.00.60.00', rate, value: 100, measures: { processing_value: 20 } };
    expect(estimate(metal, '6109100012')).toMatchObject({ isAvailable: false, amount: null });
  });

  it('is not determined by a line if a note or a deduction decides', () => {
    const embroidery = estimate({ code: '5810.91.00.10', rate: 'See additional U.S. note 1' }, '6109100012');
    expect(embroidery).toMatchObject({ isAvailable: false, amount: null });
    expect(asked(embroidery)).not.toContainEqual(APPLICABLE);
  });
});
