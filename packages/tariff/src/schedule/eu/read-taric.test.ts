import { describe, expect, it } from '@jest/globals';
import { readPreferences } from './read-preferences.ts';
import { readEuRates } from './read-rates.ts';
import { isTaricTable, readTaric } from './read-taric.ts';

const HEADER =
  'Goods code,Add code,Order No.,Start date,End date,RED_IND,Origin,Measure type,Legal base,Duty,Origin code,Meas. type code';
const row = (
  code: string,
  duty: string,
  given: {
    add?: string;
    order?: string;
    from?: string;
    to?: string;
    origin?: string;
    type?: string;
    act?: string;
  } = {},
) => [
  code,
  given.add ?? '',
  given.order ?? '',
  given.from ?? '01-01-2026',
  given.to ?? '',
  '',
  'ERGA OMNES',
  'Third country duty',
  given.act ?? 'R1925/25',
  duty,
  given.origin ?? '1011',
  given.type ?? '103',
];
const workbook = (...rows: (readonly string[])[]) => [HEADER.split(','), ...rows];

describe('the monthly workbook "Duties Import"', () => {
  it('is recognised by its titles', () => {
    expect(isTaricTable(workbook())).toBe(true);
    expect(isTaricTable([['Goods code', 'Description']])).toBe(false);
  });

  it('has codes without trailing zero pairs, ISO dates and acts as written', () => {
    const { measures } = readTaric(
      workbook(
        row('0101210000', '0.000 %', { from: '01-11-2018' }),
        row('0200000000 80', '3.000 EUR', { type: '107', to: '31/10/2026' }),
        row('0710809550', '6.400 %', { order: '09.0113' }),
      ),
    );

    expect(
      measures.map(({ code, from, to, act, orderNumber }) => [code, from, to, act, orderNumber]),
    ).toEqual([
      ['010121', '2018-11-01', null, 'R1925/25', null],
      ['02', '2026-01-01', '2026-10-31', 'R1925/25', null],
      ['0710809550', '2026-01-01', null, 'R1925/25', '090113'],
    ]);
  });

  it.each([
    ['12.000 %', '12%'],
    ['12.800 % + 176.800 EUR DTN', '12.8% + 176.8 EUR/DTN'],
    ['9.000 % + EA MAX 18.700 % +ADSZ', '9% + EA MAX 18.7% + ADSZ'],
    ['1.190 EUR KGM P + 22.000 EUR DTN', '1.19 EUR/KGM P + 22 EUR/DTN'],
    ['10.000 EUR HLT', '10 EUR/HLT'],
    ['0.600 EUR ASV X + 3.200 EUR HLT', '0.6 EUR/ASV + 3.2 EUR/HLT'],
    ['NIHIL', '0%'],
  ])('writes the duty %s as %s', (text, duty) => {
    expect(readTaric(workbook(row('0101210000', text))).measures.map((each) => each.duty)).toEqual([duty]);
  });

  it('splits conditions into alternatives by certificate and by price', () => {
    const of = (duty: string) =>
      readTaric(workbook(row('1516209821', duty))).measures.map((each) => [
        each.certificate,
        each.price,
        each.duty,
      ]);

    expect(of('Cond:  A cert: D-017 (01):0.000 % ; A cert: D-008 (01):28.200 % ; A (01):33.400 %')).toEqual([
      ['D017', null, '0%'],
      ['D008', null, '28.2%'],
      [null, null, '33.4%'],
    ]);
    expect(of('Cond: V 67.600 EUR/DTN(01):8.800 % ; V 0.000 EUR/DTN(01):8.800 % + 29.800 EUR DTN')).toEqual([
      [null, '67.6', '8.8%'],
      [null, '0', '8.8% + 29.8 EUR/DTN'],
    ]);
  });

  it('yields rates: third-country duties, with surcharges for two origins', () => {
    const { rates, faults } = readEuRates(
      workbook(
        row('0101210000', '0.000 %'),
        row('8712003000', '14.000 %'),
        row('8712003000', '48.500 %', { type: '552', origin: 'CN', add: 'C999' }),
        row('1001990000', 'Cond: B cert: Y-155 (01):95.000 EUR TNE ; B (01):0.000 %'),
        row(
          '0702000000',
          'Cond: V 67.600 EUR/DTN(01):8.800 % ; V 0.000 EUR/DTN(01):8.800 % + 29.800 EUR DTN',
        ),
        row('0302410000', '15.000 %', { to: '30-06-2026' }),
      ),
      '2026-07-12',
    );

    expect(faults).toEqual([]);
    expect([...rates].map(([code, { rate }]) => [code, rate])).toEqual([
      ['01012100', '0%'],
      ['87120030', '14%'],
      ['10019900', '0%; RU, BY: 95 EUR/TNE'],
      ['07020000', 'Entry Price'],
    ]);
  });

  it('yields preferences by origin and group', () => {
    const { textFor } = readPreferences(
      workbook(
        row('6109100000', '0.000 %', { type: '142', origin: 'VN' }),
        row('6109100000', '9.600 %', { type: '142', origin: '2020' }),
        row('6109100000', '0.000 %', { type: '143', origin: 'TR', order: '09.0113' }),
      ),
      '2026-07-12',
    );

    expect(textFor('6109100010')).toBe('0% (VN) 9.6% (GSP)');
  });
});
