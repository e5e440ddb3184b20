import { NO_INPUTS } from './inputs.ts';
import { describe, expect, it } from '@jest/globals';
import { Decimal } from './decimal.ts';
import { evaluateRate } from './evaluate-rate.ts';
import { isRead, parseRate } from './parse-rate.ts';
import { readSeasons } from './seasons.ts';

describe('readSeasons', () => {
  it('reads each rate with its periods', () => {
    expect(readSeasons('15% (01 JAN-14 FEB, 16 JUN-31 DEC), 0% (15 FEB-15 JUN)')).toEqual([
      {
        text: '15%',
        spans: [
          { from: '01-01', to: '02-14' },
          { from: '06-16', to: '12-31' },
        ],
      },
      { text: '0%', spans: [{ from: '02-15', to: '06-15' }] },
    ]);
  });

  it.each([
    ['5% (1 MAY-9 JUN)', { from: '05-01', to: '06-09' }],
    ['5% (01 - 15 JUN)', { from: '06-01', to: '06-15' }],
    ['5% (01 JANUARY - 31 MARCH)', { from: '01-01', to: '03-31' }],
  ])('reads "%s"', (text, span) => expect(readSeasons(text)?.[0]?.spans).toEqual([span]));

  it('is linear in the length of the text', () => {
    const part = 5000;
    const text = '('.repeat(part) + '0'.repeat(part) + 'AAA'.repeat(part);
    const started = performance.now();
    expect(readSeasons(text)).toBeNull();
    expect(performance.now() - started).toTakeUnder(500);
  });

  it('applies a rate without a period to the rest of the year', () => {
    expect(readSeasons('5% (01 JUN-31 AUG), 8%')).toEqual([
      { text: '5%', spans: [{ from: '06-01', to: '08-31' }] },
      { text: '8%', spans: [] },
    ]);
  });

  it.each([
    '5%',
    '',
    '5% + 3 EUR / 100 kg',
    '5% (see note)',
    '5% (01 FOO-31 BAR)',
    '5% (01 JAN)',
    '5% (01 jan-31 mar)',
  ])('finds none in "%s"', (text) => expect(readSeasons(text)).toBeNull());
});

describe('the season on a date', () => {
  const on = (text: string, date: string): readonly (string | null)[] => {
    const rate = parseRate(text, 'EU');
    if (!isRead(rate)) throw new Error(`stopped at ${rate.at}`);
    const { low, high } = evaluateRate(rate, {
      ...NO_INPUTS,
      currency: 'EUR',
      customsValue: new Decimal(100),
      date,
    });
    return [low.toFixed(), high?.toFixed() ?? null];
  };

  it.each([
    ['2026-01-01', '15'],
    ['2026-02-14', '15'],
    ['2026-02-15', '0'],
    ['2028-02-29', '0'],
    ['2026-06-15', '0'],
    ['2026-06-16', '15'],
    ['2026-12-31', '15'],
  ])('on %s the rate is %s %%', (date, pct) => {
    const text = '15.00% (01 JAN-14 FEB, 16 JUN-31 DEC), 0.00% (15 FEB-15 JUN)';

    expect(on(text, date)).toEqual([pct, pct]);
  });

  it('uses the rest of the year outside all periods, else all rates as limits', () => {
    expect(on('5% (01 JUN-31 AUG), 8%', '2026-09-01')).toEqual(['8', '8']);
    expect(on('5% (01 JUN-31 AUG), 8% (01 OCT-31 DEC)', '2026-09-01')).toEqual(['5', '8']);
  });
});
