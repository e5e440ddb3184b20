import { describe, expect, it } from '@jest/globals';
import { dutyRequest } from '../../test/duty-request.ts';
import { shippedLaw } from '../law-book.ts';
import { owedTax } from './tax-rows.ts';

const text = (key: 'special_consumption' | 'environment', code: string, date: string) =>
  owedTax(shippedLaw('VN'), key, dutyRequest('VN', { code, date }))?.rateText ?? null;
const special = (code: string, date: string) => text('special_consumption', code, date);
const environment = (code: string, date: string) =>
  text('environment', code, date)?.replace(' VND', '') ?? null;

describe('special consumption tax', () => {
  // Laws 27/2008/QH12, 70/2014/QH13, 106/2016/QH13, 03/2022/QH15 and 66/2025/QH15.
  it.each<[string, string, string, string | null]>([
    ['beer', '22030010', '2017-12-31', null],
    ['beer', '22030010', '2018-01-01', '65'],
    ['beer', '22030010', '2026-12-31', '65'],
    ['beer', '22030010', '2027-01-01', '70'],
    ['wine by strength', '22042122', '2026-12-31', '35/65'],
    ['wine by strength', '22042122', '2027-01-01', '40/70'],
    ['beer', '22030010', '2028-01-01', '75'],
    ['beer', '22030010', '2029-06-01', '80'],
    ['beer', '22030010', '2030-06-01', '85'],
    ['beer', '22030010', '2031-01-01', '90'],
    ['beer', '22030010', '2040-01-01', '90'],
    ['wine by strength', '22042122', '2027-12-31', '40/70'],
    ['wine by strength', '22042122', '2028-01-01', '45/75'],
    ['vermouth', '22051020', '2029-01-01', '50/80'],
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
    ['snuff', '24039940', '2026-12-31', '75'],
    ['chewing tobacco', '24039950', '2027-01-01', '75% + 20000 VND/100 g'],
    ['tobacco extracts', '24039910', '2026-12-31', null],
    ['cigarettes', '24022020', '2015-12-31', null],
    ['cigarettes', '24022020', '2018-12-31', '70'],
    ['cigarettes', '24022020', '2019-01-01', '75'],
    ['electric cars', '87038091', '2017-12-31', null],
    ['electric cars', '87038091', '2022-02-28', '15'],
    ['motor-homes', '87032354', '2026-09-01', '75'],
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
    ['cars of 10 to 23 seats', '87021010', '2026-06-01', '15/10/*'],
    ['electric buses', '87024029', '2031-01-01', '7/4/*'],
    ['hybrids to charge', '87036034', '2026-06-01', '24.5/28/35/42/63/77/91/105/*'],
    ['pick-ups', '87042126', '2026-12-31', '15/20/25'],
    ['pick-ups', '87042126', '2027-01-01', '18/23/28'],
    ['pick-ups', '87043126', '2029-01-01', '24/29/34'],
    ['refrigerated lorries', '87042121', '2027-01-01', null],
    ['votive paper', '48239092', '2026-06-01', '70'],
    ['silicone paper', '48239091', '2026-06-01', null],
  ])('on %s (%s) on %s: %s', (_goods, digits, date, rate) => expect(special(digits, date)).toBe(rate));
});

describe('environmental protection tax', () => {
  // Resolutions 579/2018, 18, 20 and 30/2022, 42/2023, 60/2024 and 109/2025/UBTVQH, and 19/2026/QH16.
  it.each<[string, string, string, string | null]>([
    ['anthracite', '27011100', '2017-12-31', null],
    ['anthracite', '27011100', '2018-12-31', '20000/t'],
    ['jet fuel', '27101981', '2020-08-01', '2100/l'],
    ['jet fuel', '27101981', '2022-03-31', '1500/l'],
    ['anthracite', '27011100', '2019-01-01', '30000/t'],
    ['other coal', '27011290', '2026-06-01', '15000/t'],
    ['lignite', '27021000', '2026-06-01', '15000/t'],
    ['peat', '27030010', '2026-06-01', null],
    ['diesel', '27101971', '2026-04-15', '1000/l'],
    ['diesel', '27101971', '2026-04-16', '0/l'],
    ['petrol', '27101221', '2026-12-31', '0/l'],
    ['petrol', '27101221', '2027-01-01', '4000/l'],
    ['jet fuel', '27101981', '2026-03-01', '1500/l'],
    ['jet fuel', '27101981', '2024-06-01', '1000/l'],
    ['petrol', '27101221', '2022-03-31', '4000/l'],
    ['petrol', '27101221', '2022-07-11', '1000/l'],
    ['leaded petrol', '27101211', '2026-03-01', '2000/l'],
    ['lubricants', '27101946', '2026-06-01', '1000/l'],
    ['lubricants', '27101946', '2027-01-01', '2000/l'],
    ['grease', '27101944', '2026-06-01', '1000/kg'],
    ['transformer oil', '27101960', '2026-06-01', null],
    ['HCFC-142', '29037400', '2018-12-31', '4000/kg'],
    ['HCFC-225', '29037500', '2026-06-01', '5000/kg'],
    ['HFC-134a', '29034500', '2026-06-01', null],
    ['plastic bags', '39232199', '2026-06-01', '50000/kg'],
    ['plastic boxes', '39231090', '2026-06-01', null],
  ])('on %s (%s) on %s: %s', (_goods, digits, date, rate) => expect(environment(digits, date)).toBe(rate));
});

describe('the VAT rate', () => {
  const vat = (code: string, date: string, extra: Readonly<Record<string, unknown>> = {}) => {
    const { rateText, kind } =
      owedTax(shippedLaw('VN'), 'vat', dutyRequest('VN', { code, date, extra })) ?? {};
    return [rateText, kind];
  };

  // Resolution 19/2026/QH16, prolonged to the end of 2026.
  it.each([
    ['2026-04-15', ['10', 'owed']],
    ['2026-04-16', ['0', 'relief']],
    ['2026-12-31', ['0', 'relief']],
    ['2027-01-01', ['10', 'owed']],
  ])('for diesel on %s is %j', (date, expected) => {
    expect(vat('27101971', date)).toEqual(expected);
  });
});
