import { describe, expect, it } from '@jest/globals';
import { readPreferenceRows as read } from '@svc/testkit/preference-rows';
import { estimate } from '../../test/duty-request.ts';

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
