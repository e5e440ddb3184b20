import { expect, it } from '@jest/globals';
import { testLaw, type MeasureRow } from '@svc/testkit/measure-pack';
import { dutyRequest } from '../../test/duty-request.ts';
import { estimateDuty } from './estimate-duty.ts';

const OPEN = { needs: 'civil_aircraft' };
const DISPLACING: readonly MeasureRow[] = [
  { ...OPEN, id: 'one', program: 'one', rate: '50%' },
  { ...OPEN, id: 'two', program: 'two', rate: '50%' },
];
const OWED: MeasureRow = { id: 'owed', program: 'owed', rate: '10%', displaced_by: 'one two' };
const POSSIBLE: MeasureRow = { ...OPEN, id: 'open', program: 'open', rate: '40%', displaced_by: 'one two' };

// Both may apply, on a base of 2 %: 2 + 50 + 50. The duties that they displace are not owed then.
it.each([
  ['an owed duty', [OWED]],
  ['an owed and a possible duty', [OWED, POSSIBLE]],
])('the maximum is that of two programs that may displace %s', (_name, displaced) => {
  const law = testLaw({ conditions: { civil_aircraft: 'true' }, measures: [...displaced, ...DISPLACING] });
  const goods = { code: '7208100000', rate: '2%', origin: 'CN', date: '2026-06-01', value: 1000 };

  expect(estimateDuty(dutyRequest('US', goods), law).boundPct.high?.toFixed()).toBe('102');
});
