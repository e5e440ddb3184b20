import { describe, expect, it } from '@jest/globals';
import { ENVIRONMENT, SPECIAL_CONSUMPTION, taxRow, vatText } from './vietnam-taxes.ts';

const special = (digits: string, date: string) => taxRow(SPECIAL_CONSUMPTION, digits, date)?.text ?? null;
const environment = (digits: string, date: string) => {
  const row = taxRow(ENVIRONMENT, digits, date);
  return row === null ? null : `${row.text}/${row.unit}`;
};

describe('special consumption tax', () => {
  // Laws 27/2008/QH12, 70/2014/QH13, 106/2016/QH13, 03/2022/QH15 and 66/2025/QH15.
  it.each<[string, string, string, string | null]>([
    ['beer', '22030010', '2017-12-31', null],
    ['beer', '22030010', '2018-01-01', '65'],
    ['beer', '22030010', '2026-12-31', '65'],
    ['beer', '22030010', '2027-01-01', '70'],
    ['wine by strength', '22042111', '2026-12-31', '35/65'],
    ['wine by strength', '22042111', '2027-01-01', '40/70'],
    ['beer', '22030010', '2028-01-01', '75'],
    ['beer', '22030010', '2029-06-01', '80'],
    ['beer', '22030010', '2030-06-01', '85'],
    ['beer', '22030010', '2031-01-01', '90'],
    ['beer', '22030010', '2040-01-01', '90'],
    ['wine by strength', '22042111', '2027-12-31', '40/70'],
    ['wine by strength', '22042111', '2028-01-01', '45/75'],
    ['vermouth', '22051010', '2029-01-01', '50/80'],
    ['cider', '22060010', '2030-12-31', '55/85'],
    ['spirits by strength', '22083000', '2026-12-31', '65/35'],
    ['spirits by strength', '22083000', '2028-01-01', '75/45'],
    ['spirits by strength', '22083000', '2031-01-01', '90/60'],
    ['cigarettes', '24022020', '2026-12-31', '75'],
    ['cigarettes', '24022020', '2027-01-01', '75% + 2000 VND/pack'],
    ['cigarettes', '24022020', '2030-12-31', '75% + 8000 VND/pack'],
    ['cigarettes', '24022020', '2031-01-01', '75% + 10000 VND/pack'],
    ['cigars', '24021000', '2027-01-01', '75% + 20000 VND/cigar'],
    ['cigars of substitutes', '24029010', '2028-01-01', '75% + 4000 VND/pack or 40000 VND/cigar'],
    ['smoking tobacco', '24031911', '2026-12-31', '75'],
    ['smoking tobacco', '24031911', '2035-01-01', '75% + 100000 VND/100 g'],
    ['cigarettes', '24022020', '2018-12-31', null],
    ['cigarettes', '24022020', '2019-01-01', '75'],
    ['electric cars', '87038091', '2022-02-28', null],
    ['electric cars', '87038091', '2022-03-01', '3'],
    ['electric cars', '87038091', '2027-06-01', '3'],
    ['electric cars', '87038091', '2030-12-31', '3'],
    ['electric cars', '87038091', '2031-01-01', '11'],
    ['sweetened drinks', '22021010', '2026-12-31', null],
    ['sweetened drinks', '22021010', '2027-01-01', '8/*'],
    ['sweetened drinks', '22029990', '2028-01-01', '10/*'],
    ['playing cards', '95044000', '2026-06-01', '40'],
    ['video games', '95045000', '2026-06-01', null],
    ['petrol', '27101221', '2026-04-15', '10/8/7/*'],
    ['petrol', '27101221', '2026-04-16', '0'],
    ['petrol', '27101221', '2026-10-01', '0/10/8/7/*'],
    ['petrol', '27101221', '2027-01-01', '10/8/7/*'],
    ['diesel', '27101971', '2026-06-01', null],
    ['T-shirts', '61091010', '2026-06-01', null],
    ['alcohol-free beer', '22029100', '2026-06-01', null],
    ['buses', '87021010', '2026-06-01', null],
  ])('on %s (%s) on %s: %s', (_goods, digits, date, text) => expect(special(digits, date)).toBe(text));

  it('has one row at most for a code on any day', () => {
    const days = [
      '2016-07-01',
      '2018-01-01',
      '2022-03-01',
      '2026-12-31',
      '2027-01-01',
      '2026-04-16',
      '2026-10-01',
      '2027-03-01',
      '2031-01-01',
    ];
    const doubled = days.flatMap((day) =>
      SPECIAL_CONSUMPTION.filter(
        (row) =>
          SPECIAL_CONSUMPTION.filter(
            ({ start, from, to }) => start === row.start && from <= day && (to === null || day <= to),
          ).length > 1,
      ),
    );

    expect(doubled).toEqual([]);
  });
});

describe('environmental protection tax', () => {
  // Resolutions 579/2018/UBTVQH14, 109/2025/UBTVQH15 and 19/2026/QH16.
  it.each<[string, string, string, string | null]>([
    ['anthracite', '27011100', '2018-12-31', null],
    ['anthracite', '27011100', '2019-01-01', '30000/t'],
    ['other coal', '27011290', '2026-06-01', '15000/t'],
    ['lignite', '27021000', '2026-06-01', '15000/t'],
    ['peat', '27030010', '2026-06-01', null],
    ['diesel', '27101971', '2026-04-15', '1000/l'],
    ['diesel', '27101971', '2026-04-16', '0/l'],
    ['petrol', '27101221', '2026-12-31', '0/l'],
    ['petrol', '27101221', '2027-01-01', '4000/l'],
    ['jet fuel', '27101981', '2026-03-01', '1500/l'],
    ['plastic bags', '39232199', '2026-06-01', '50000/kg'],
    ['plastic boxes', '39231090', '2026-06-01', null],
  ])('on %s (%s) on %s: %s', (_goods, digits, date, rate) => expect(environment(digits, date)).toBe(rate));
});

describe('taxRow', () => {
  const row = (start: string, text: string, from = '2020-01-01', to: string | null = null) => ({
    start,
    text,
    from,
    to,
  });

  it('takes the longest start, wherever it stands', () => {
    const list = [row('27', 'wide'), row('270111', 'narrow'), row('2701', 'middle')];

    expect(taxRow(list, '27011100', '2026-01-01')?.text).toBe('narrow');
    expect(taxRow(list, '27012000', '2026-01-01')?.text).toBe('middle');
    expect(taxRow(list.toReversed(), '27011100', '2026-01-01')?.text).toBe('narrow');
  });

  it('falls back on a shorter start where the longer one has ended', () => {
    const list = [row('27', 'wide'), row('2701', 'ended', '2020-01-01', '2025-12-31')];

    expect(taxRow(list, '27011100', '2025-12-31')?.text).toBe('ended');
    expect(taxRow(list, '27011100', '2026-01-01')?.text).toBe('wide');
  });

  it('has none for a code that ends before the start', () => {
    expect(taxRow([row('2701', 'coal')], '27', '2026-01-01')).toBeNull();
    expect(taxRow([], '27011100', '2026-01-01')).toBeNull();
  });
});

describe('the rate of value added tax', () => {
  // 8 % instead of 10 % from February 2022 to the end of that year, and from July 2023 to the end of 2026.
  it.each([
    ['8/10', '2022-01-31', '10'],
    ['8/10', '2022-02-01', '8'],
    ['8/10', '2022-12-31', '8'],
    ['8/10', '2023-01-01', '10'],
    ['8/10', '2023-06-30', '10'],
    ['8/10', '2023-07-01', '8'],
    ['8/10', '2026-12-31', '8'],
    ['8/10', '2027-01-01', '10'],
    ['10/8', '2026-12-31', '10'],
    [' 8/10 ', '2026-12-31', '8'],
    ['5', '2026-12-31', '5'],
    ['*/5/8/10', '2026-12-31', '*/5/8/10'],
  ])('marked "%s" on %s is %s', (vat, date, text) => {
    expect(vatText({ codeDigits: '61091010', extra: { vat } }, date)).toEqual({ text, mayBeReduced: false });
  });

  it('is 10 % for goods that the lists leave out of the reduction', () => {
    expect(
      vatText(
        { codeDigits: '61091010', extra: { vat: '8/10', vat_reduction: 'Không được giảm' } },
        '2026-12-31',
      ).text,
    ).toBe('10');
  });

  it.each([
    [{}, '2026-12-31', true],
    [{}, '2027-01-01', false],
    [{ vat: '' }, '2026-12-31', true],
    [{ vat: 8 }, '2026-12-31', true],
    [{ vat: null }, '2023-06-30', false],
  ])('%j is the standard rate on %s; reduced perhaps: %s', (extra, date, mayBeReduced) => {
    expect(vatText({ codeDigits: '61091010', extra }, date)).toEqual({ text: '10', mayBeReduced });
  });

  // Resolution 19/2026/QH16, prolonged to the end of 2026.
  it.each([
    ['2026-04-15', '8'],
    ['2026-04-16', '0'],
    ['2026-12-31', '0'],
    ['2027-01-01', '10'],
  ])('of diesel on %s is %s', (date, text) => {
    expect(vatText({ codeDigits: '27101971', extra: { vat: '8/10' } }, date).text).toBe(text);
  });
});
