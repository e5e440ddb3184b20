import { expect, it } from '@jest/globals';
import { checkRates, type RatedLine } from './check-rates.ts';

const line = (code: string, facts: Partial<RatedLine>): RatedLine => ({
  code,
  dutyRate: null,
  specialRate: null,
  column2Rate: null,
  extra: {},
  ...facts,
});

it('counts distinct texts, and lists unread ones with first line and position', () => {
  const lines = [
    line('0101.21.00', { dutyRate: 'Free', specialRate: 'Free (A,AU)', column2Rate: '37% /' }),
    line('0101.29.00', { dutyRate: 'Free', column2Rate: '37% /' }),
    line('0101.30.00', { dutyRate: '5%', specialRate: 'Some (KR)' }),
  ];

  expect(checkRates('US', lines)).toEqual({
    texts: 5,
    read: 3,
    unread: [
      { column: 'column2', text: '37% /', at: '37% /', code: '0101.21.00', lines: 2 },
      { column: 'special', text: 'Some (KR)', at: 'Some', code: '0101.30.00', lines: 1 },
    ],
  });
});

it('reads the agreements and taxes of Vietnam’s lines', () => {
  const extra = { vat: '8/10', agreements: { ACFTA: '0 (-KH)', ATIGA: 'CKD' } };

  expect(checkRates('VN', [line('8703.23.61', { dutyRate: '70', extra })])).toMatchObject({
    texts: 4,
    unread: [{ column: 'ATIGA', text: 'CKD' }],
  });
});
