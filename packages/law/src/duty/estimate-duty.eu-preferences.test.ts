import { describe, expect, it } from '@jest/globals';
import { readPreferences } from '@svc/tariff/schedule/eu/read-preferences';
import { estimate } from '../../test/duty-request.ts';

const HEADER =
  'code,origin,measure_type,additional_code,certificate,condition_amount,condition_currency,condition_unit,order_number,duty,act,act_code,start,end';
const read = (
  ...rows: readonly (readonly [code: string, origin: string, type: string, duty: string, to?: string])[]
) =>
  readPreferences(
    [
      HEADER.split(','),
      ...rows.map(([code, origin, type, duty, to = '']) => [
        code,
        origin,
        type,
        '',
        '',
        '',
        '',
        '',
        '',
        duty,
        '',
        '',
        '2020-01-01',
        to,
      ]),
    ],
    '2026-07-12',
  );

describe('TARIC preferences', () => {
  it('apply only to the origin that claims them', () => {
    const special = read(
      ['6109', 'VN', '142', '0%'],
      ['6109', 'KE', '142', '0%'],
      ['6109', '2020', '142', '9.6%'],
      ['0702', 'MA', '142', '0%', '2026-09-30'],
      ['060311', 'JO', '142', '4.8%', '2026-10-31'],
    );
    const owed = (code: string, origin: string, preference: string, date = '2026-11-24') => {
      const answer = estimate('EU', {
        code,
        rate: '12%',
        special: special.textFor(code),
        origin,
        preference,
        value: 100,
        date,
      });
      const state = answer.preferences.find(({ programme }) => programme.code === preference)?.state;
      return [answer.amount?.toFixed(), state];
    };

    expect(owed('6109100010', 'VN', 'EVFTA')).toEqual(['0', 'claimed']);
    expect(owed('6109100010', 'KE', 'EPA')).toEqual(['0', 'claimed']);
    expect(owed('6109100010', 'KE', 'GSP')).toEqual(['9.6', 'claimed']);
    expect(owed('0702001000', 'MA', 'EUROMED')).toEqual(['12', 'rate_elsewhere']);
    expect(owed('0603110000', 'JO', 'EUROMED', '2026-06-01')).toEqual(['4.8', 'claimed']);
    expect(owed('0603110000', 'JO', 'EUROMED', '2026-05-31')).toEqual(['8.5', 'rate_elsewhere']);
  });
});
