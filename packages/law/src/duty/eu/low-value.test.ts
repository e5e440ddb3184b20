import { describe, expect, it } from '@jest/globals';
import { dutyRequest, type Given } from '../../../test/duty-request.ts';
import { estimateDuty } from '../estimate-duty.ts';

const SHIRT: Given = { code: '6109100010', rate: '12%', origin: 'CN', value: 40, quantity: 5, unit: 'no' };
const estimate = (given: Partial<Given>, lowValueConsignment?: boolean) => {
  const request = dutyRequest('EU', { ...SHIRT, ...given });
  const told = lowValueConsignment === undefined ? {} : { lowValueConsignment };
  return estimateDuty({ ...request, inputs: { ...request.inputs, ...told } });
};

describe('a consignment of low value', () => {
  // Relief to 30 June 2026; 3 EUR an item, whatever its quantity, to 1 July 2028 (Regulation (EU) 2026/382).
  it.each([
    ['2025-05-01', 40, '0'],
    ['2026-06-30', 150, '0'],
    ['2026-07-01', 40, '3'],
    ['2026-11-24', 150, '3'],
    ['2026-11-24', 151, '18.12'],
    ['2028-07-01', 40, '3'],
    ['2028-07-02', 40, '4.8'],
  ])('of %s worth %d EUR owes %s', (date, value, amount) => {
    expect(estimate({ date, value }, true).amount?.toFixed()).toBe(amount);
  });

  it('owes the duty of the tariff for goods that the rule leaves out', () => {
    const perfume = { code: '3303001000', rate: '10%' };
    const car = { code: '8703231910', rate: '10%' };

    expect(estimate({ ...perfume, date: '2026-06-30' }, true).amount?.toFixed()).toBe('4');
    expect(estimate({ ...perfume, date: '2026-07-01' }, true).amount?.toFixed()).toBe('3');
    expect(estimate({ ...car, date: '2026-07-01' }, true).amount?.toFixed()).toBe('4');
  });

  it('is named where nothing is said of it, and changes nothing then', () => {
    const answer = estimate({ date: '2026-11-24' });

    expect(answer.amount?.toFixed()).toBe('4.8');
    expect(answer.mayApply.map(({ measure, rateText }) => [measure.key, rateText])).toEqual([
      ['low_value_consignment', '3 EUR for each item'],
    ]);
    expect(estimate({ date: '2026-11-24' }, false).mayApply).toEqual([]);
    expect(estimate({ date: '2026-11-24', value: 151 }).mayApply).toEqual([]);
  });

  it('is a share of the value, and cites its act', () => {
    const { base, temporary, totalPct } = estimate({ date: '2026-11-24' }, true);

    expect([base.text, totalPct.low.toFixed(), totalPct.high?.toFixed()]).toEqual([
      '3 EUR for each item',
      '7.5',
      '7.5',
    ]);
    expect(temporary?.legalBasis).toBe('Regulation (EU) 2026/382, article 2');
  });
});
