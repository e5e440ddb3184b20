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

const LARGE: readonly MeasureRow[] = [
  { ...OWED, rate: '60%' },
  { ...OWED, id: 'second', program: 'second', rate: '30%' },
];

// Both may apply, on a base of 2 %: 2 + 50 + 50. The duties that they displace are not owed then; without them, 2 + 10.
it.each([
  ['an owed duty', [OWED], '12', '102'],
  ['an owed and a possible duty', [OWED, POSSIBLE], '12', '102'],
  ['two owed duties of more, and one is enough', LARGE, '52', '102'],
])('the range is that of two programs that may displace %s', (_name, displaced, low, high) => {
  const law = testLaw({ conditions: { civil_aircraft: 'true' }, measures: [...displaced, ...DISPLACING] });
  const goods = { code: '7208100000', rate: '2%', origin: 'CN', date: '2026-06-01', value: 1000 };
  const { boundPct } = estimateDuty(dutyRequest('US', goods), law);

  expect([boundPct.low.toFixed(), boundPct.high?.toFixed()]).toEqual([low, high]);
});
