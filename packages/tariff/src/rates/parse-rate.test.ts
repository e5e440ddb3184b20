import { describe, expect, it } from '@jest/globals';
import { eur, pct, per, sum } from '@svc/testkit/rate-parts';
import type { Market } from '../market.ts';
import { parseRate, parseSpecial } from './parse-rate.ts';
import type { Rate } from './rate.ts';

const bounded = (rate: object, ...bounds: (readonly ['min' | 'max', object])[]) => ({
  kind: 'bounded',
  rate,
  bounds: bounds.map(([type, limit]) => ({ type, rate: limit })),
});

// Texts of the schedules; what they say is read off them by hand.
const TEXTS: readonly (readonly [Market, string, object])[] = [
  ['US', 'Free', { kind: 'free', condition: null }],
  ['US', '6.8%', pct('6.8')],
  ['US', '33 1/3%', pct('33.333333333333333333')],
  ['US', '2.4¢/kg + 5%', sum(per('0.024', 'kg'), pct('5'))],
  ['US', '$1.646/kg', per('1.646', 'kg')],
  ['US', '89.6¢/1000', per('0.896', 'no', { per: '1000' })],
  ['US', '10¢/1,000 pins + 3.5%', sum(per('0.1', 'no', { per: '1000', basis: 'pins' }), pct('3.5'))],
  ['US', '18.7¢/clean kg', per('0.187', 'kg', { basis: 'clean_weight_kg' })],
  ['US', '$2.13/m<sup>2</sup> + 5%', sum(per('2.13', 'm2'), pct('5'))],
  ['US', '5.7¢/kg on drained weight +8%', sum(per('0.057', 'kg', { basis: 'drained_weight_kg' }), pct('8'))],
  [
    'US',
    '44¢ each + 6% on the case + 14% on the strap, band or bracelet + 5.3% on thebattery',
    sum(per('0.44', 'no'), pct('6', 'case_value'), pct('14', 'strap_value'), pct('5.3', 'battery_value')),
  ],
  [
    'US',
    '43¢ each + 2.8¢/jewel over 7 + 3.7% on the case',
    sum(per('0.43', 'no'), per('0.028', 'jewel', { basis: 'jewels', over: '7' }), pct('3.7', 'case_value')),
  ],
  [
    'US',
    '3.6606¢/kg less 0.020668¢/kg for each degree under 100 degrees (and fractions of a degree in proportion) but not less than 3.143854¢/kg',
    {
      kind: 'degrees',
      rate: per('0.036606', 'kg'),
      less: per('0.00020668', 'kg'),
      under: '100',
      floor: per('0.03143854', 'kg'),
    },
  ],
  [
    'US',
    'The duty provided in the applicable subheading + 25%',
    sum(
      {
        kind: 'reference',
        to: 'applicable_subheading',
        codes: [],
        text: 'The duty provided in the applicable subheading',
      },
      pct('25'),
    ),
  ],
  ['EU', '41.20 EUR / 100 kg', eur('41.2', 'kg', { per: '100' })],
  ['EU', '1,024.00 EUR / tonne', eur('1024', 't')],
  [
    'EU',
    '0.90 EUR / % vol / hl + 6.40 EUR / hl',
    sum(eur('0.9', 'hl', { times: 'alcohol_pct' }), eur('6.4', 'hl')),
  ],
  [
    'EU',
    '6.20% + 27.10 EUR / 100 kg MAX 17.90%',
    bounded(sum(pct('6.2'), eur('27.1', 'kg', { per: '100' })), ['max', pct('17.9')]),
  ],
  [
    'EU',
    '0.50 EUR / item MIN 2.70% MAX 4.60%',
    bounded(eur('0.5', 'no'), ['min', pct('2.7')], ['max', pct('4.6')]),
  ],
  [
    'EU',
    '9.00% +  EA MAX 18.70%  + ADSZ',
    bounded(sum(pct('9'), { kind: 'agricultural', component: 'EA' }), [
      'max',
      sum(pct('18.7'), { kind: 'agricultural', component: 'ADSZ' }),
    ]),
  ],
  [
    'EU',
    '15.00% (01 JAN-14 FEB, 16 JUN-31 DEC), 0.00% (15 FEB-15 JUN)',
    {
      kind: 'seasonal',
      periods: [
        {
          rate: pct('15'),
          spans: [
            { from: '01-01', to: '02-14' },
            { from: '06-16', to: '12-31' },
          ],
        },
        { rate: pct('0'), spans: [{ from: '02-15', to: '06-15' }] },
      ],
    },
  ],
  ['EU', 'Entry Price', { kind: 'entry_price' }],
  ['VN', '7.5', pct('7.5')],
  ['VN', '10,9', pct('10.9')],
  ['VN', '*', { kind: 'not_granted' }],
  ['VN', 'Q', { kind: 'quota', within: null, beyond: null }],
  ['VN', '30 (NHN: 80)', { kind: 'quota', within: pct('30'), beyond: pct('80') }],
  ['VN', '0 (-KH, ID)', { kind: 'excluding', rate: pct('0'), origins: ['KH', 'ID'], kaesong: false }],
  ['VN', '0(-MM)(GIC)', { kind: 'excluding', rate: pct('0'), origins: ['MM'], kaesong: true }],
  ['VN', '15; M: 18', { kind: 'by_origin', rate: pct('15'), others: [{ origin: 'MX', rate: pct('18') }] }],
  [
    'VN',
    '*/5/8/10',
    { kind: 'alternatives', rates: [{ kind: 'not_granted' }, pct('5'), pct('8'), pct('10')] },
  ],
  [
    'VN',
    '5%. Từ ngày 01/01/2027 áp dụng mức thuế suất 10%.',
    { kind: 'dated', rate: pct('5'), from: '2027-01-01', later: pct('10') },
  ],
];

describe('parseRate', () => {
  it.each(TEXTS)('reads %s %s', (market, text, rate) => expect(parseRate(text, market)).toEqual(rate));

  it.each<[Market, string, string]>([
    ['US', '22¢/kg on drained weght + 45%', '22¢/kg on drained weght'],
    ['US', '37% /', '37% /'],
    ['US', 'Free 5%', 'Free 5%'],
    ['EU', '5% + something', '5% + something'],
    ['VN', 'CKD', 'CKD'],
  ])('leaves %s %s unread, reporting the position', (market, text, at) =>
    expect(parseRate(text, market)).toMatchObject({ kind: 'unread', at }),
  );
});

it('leaves a text far longer than any published one unread, at once', () => {
  const text = 'Free (A,'.repeat(4000);
  const started = performance.now();
  for (const parsed of [parseRate(text, 'US'), parseSpecial(text, 'US')])
    expect(parsed).toEqual({ kind: 'unread', text, at: text });
  expect(performance.now() - started).toTakeUnder(50);
});

describe('parseSpecial', () => {
  it('reads each rate with its programmes', () => {
    expect(parseSpecial('Free (A,AU,BH) 3.2% (JP) See 9918.04.60, 9918.04.61 (CO)', 'US')).toEqual([
      { programs: ['A', 'AU', 'BH'], rate: { kind: 'free', condition: null } },
      { programs: ['JP'], rate: pct('3.2') },
      {
        programs: ['CO'],
        rate: {
          kind: 'reference',
          to: 'subheadings',
          codes: ['9918.04.60', '9918.04.61'],
          text: 'See 9918.04.60, 9918.04.61',
        } satisfies Rate,
      },
    ]);
  });

  it('reads lists with doubled commas and stray periods as printed', () => {
    expect(parseSpecial('Free(A+,BH,,CL,MA,.OM, PE)', 'US')).toMatchObject([
      { programs: ['A+', 'BH', 'CL', 'MA', 'OM', 'PE'] },
    ]);
  });
});
