import { describe, expect, it } from '@jest/globals';
import { dutyRequest } from '../../test/duty-request.ts';
import { estimateDuty } from './estimate-duty.ts';
import { temporaryRate } from './temporary-rates.ts';

const petrol = { code: '2710.12.21', rate: '10', agreements: { ACFTA: '20', VKFTA: '0' }, value: 1000 };
const owed = (given: object) => {
  const { amount, basis } = estimateDuty(dutyRequest('VN', { ...petrol, origin: 'SG', ...given }));
  return [basis, amount?.toFixed()];
};

const on = (date: string, origin: string | null = null) => ({ date, origin });

describe('temporary rates', () => {
  // Regulation (EU) 2025/1227: 10 t of urea for 4,000 EUR owe 260 + 600.
  it.each([
    ['2025-06-30', '260'],
    ['2026-06-30', '660'],
    ['2026-07-01', '860'],
    ['2028-07-01', '3410'],
  ])('urea of Russia on %s owes %s', (date, amount) => {
    const urea = {
      code: '3102101200',
      rate: '6.5%',
      value: 4000,
      quantity: 10,
      unit: 't' as const,
      kg: 10_000,
    };
    const answer = estimateDuty(dutyRequest('EU', { ...urea, origin: 'RU', date }));
    expect(answer.amount?.toFixed()).toBe(amount);
    expect(estimateDuty(dutyRequest('EU', { ...urea, origin: 'EG', date })).amount?.toFixed()).toBe('260');
  });

  // Decree 72/2026/NĐ-CP, prolonged by 43/2026/NQ-CP: 0 % from 9 March to 31 December 2026.
  it.each([
    ['2026-03-08', '100'],
    ['2026-03-09', '0'],
    ['2026-12-31', '0'],
    ['2027-01-01', '100'],
  ])('petrol of Vietnam on %s owes %s', (date, amount) => {
    expect(owed({ date })).toEqual(['general', amount]);
  });

  it('hold for the lines that the decree names', () => {
    expect(temporaryRate('VN', '27101223', on('2026-06-01'))).toBeNull();
    expect(temporaryRate('EU', '27101221', on('2026-06-01'))).toBeNull();
    expect(temporaryRate('EU', '0306121000', on('2026-06-01'))?.legalBasis).toBe('Regulation (EU) 2026/1461');
  });

  it('are not raised by the claim of a preference whose rate is higher', () => {
    expect(owed({ origin: 'CN', preference: 'ACFTA', date: '2026-06-01' })).toEqual(['general', '0']);
    expect(owed({ origin: 'KR', preference: 'VKFTA', date: '2026-06-01' })).toEqual(['preference', '0']);
  });

  it('cite the act', () => {
    const { temporary } = estimateDuty(dutyRequest('VN', { ...petrol, origin: 'SG', date: '2026-06-01' }));
    expect(temporary).toMatchObject({ from: '2026-03-09', to: '2026-12-31' });
  });
});
