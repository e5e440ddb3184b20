import { describe, expect, it } from '@jest/globals';
import { pct, per, sum } from '@svc/testkit/rate-parts';
import { parseUsRate, tidyUs } from './parse-us-rate.ts';

describe('tidyUs', () => {
  it.each([
    ['$1.13/m<sup>3</sup>', '$1.13/m3'],
    ['5.7¢/kg\n  + 8%', '5.7¢/kg + 8%'],
    ['\u00a06.8%\u2003', '6.8%'],
    ['[6.8%]', '6.8%'],
    ['6.8%.', '6.8%'],
    ['5.3% on thebattery', '5.3% on the battery'],
    ['14% on the strap, band or brace- let', '14% on the strap, band or bracelet'],
    ['22.1¢/pf. liter', '22.1¢/pf.liter'],
    ['0.18¢/line/ gross', '0.18¢/line/gross'],
    ['4.5¢ / liter', '4.5¢/liter'],
  ])('prints %j as %j', (text, tidy) => expect(tidyUs(text)).toBe(tidy));

  it('leaves a tidy text unchanged', () => {
    for (const text of [
      'Free',
      '44¢ each + 6% on the case',
      '3.1¢/liter + 22.1¢/pf.liter on ethyl alcohol content',
    ])
      expect(tidyUs(tidyUs(text))).toBe(text);
  });
});

describe('parseUsRate', () => {
  it.each<[string, object]>([
    ['free', { kind: 'free', condition: null }],
    ['Free, under bond, as prescribed', { kind: 'free', condition: 'under bond, as prescribed' }],
    ['Free (see U.S. note 1)', { kind: 'free', condition: '(see U.S. note 1)' }],
    ['0%', pct('0')],
    ['16 2/3%', pct('16.666666666666666667')],
    ['12.5 percent', pct('12.5')],
    ['1.5 percent of the fair retail value', pct('1.5', 'retail_value')],
    ['2.5% on the value of the lead content', pct('2.5', 'lead_content_value')],
    ['10% of the entire set', pct('10')],
    ['$1,024.50/t', per('1024.5', 't')],
    ['$1/kg', per('1', 'kg')],
    ['0.01¢/kg of total sugars', per('0.0001', 'kg', { basis: 'total_sugars_kg' })],
    ['$3 each', per('3', 'no')],
    ['20¢/thousand', per('0.2', 'thousand')],
    ['12¢/doz. prs. + 5%', sum(per('0.12', 'doz_pair'), pct('5'))],
    ['12¢/doz. prs.', per('0.12', 'doz_pair')],
    ['5% + 12¢/doz. prs.', sum(pct('5'), per('0.12', 'doz_pair'))],
    ['1.9¢/article', per('0.019', 'no')],
    ['0.8¢/jewel', per('0.008', 'jewel', { basis: 'jewels' })],
    ['3¢ for each other piece or part', per('0.03', 'no', { basis: 'other_parts' })],
    ['$1.50/m2 of recording surface', per('1.5', 'm2', { basis: 'recording_surface_m2' })],
    ['5% plus 3%', sum(pct('5'), pct('3'))],
    ['10% minus 5%', sum(pct('10'), pct('-5'))],
    ['2¢/kg + 10% minus 5%', sum(per('0.02', 'kg'), pct('10'), pct('-5'))],
    [
      '0.7¢/kg on copper content + 0.7¢/kg on lead content',
      sum(
        per('0.007', 'kg', { basis: 'copper_content_kg' }),
        per('0.007', 'kg', { basis: 'lead_content_kg' }),
      ),
    ],
    ['a duty of 50% upon the value of the steel content', pct('50', 'steel_content_value')],
  ])('reads %s', (text, rate) => expect(parseUsRate(text)).toEqual(rate));

  it.each([
    ['', ''],
    ['%', '%'],
    ['5', '5'],
    ['-5%', '-5%'],
    ['5%%', '5%%'],
    ['5,5%', '5,5%'],
    ['５%', '５%'],
    ['¢/kg', '¢/kg'],
    ['5¢', '5¢'],
    ['5¢/stone', '5¢/stone'],
    ['5% on the moon', '5% on the moon'],
    ['5% + ', ''],
    ['Free (', 'Free ('],
    ['€5/kg', '€5/kg'],
  ])('leaves %j unread at %j', (text, at) => {
    expect(parseUsRate(text)).toMatchObject({ kind: 'unread', at });
  });

  it('reports the first of several unreadable parts', () => {
    expect(parseUsRate('5% + 3¢/stone + 2¢/ell')).toMatchObject({ kind: 'unread', at: '3¢/stone' });
  });

  it('reads a text with many parts in full', () => {
    const rate = parseUsRate(Array.from({ length: 200 }, () => '1%').join(' + '));

    expect(rate.kind === 'sum' ? rate.parts.length : 0).toBe(200);
  });

  it('reads the ceiling of a set of plates as a limit by another provision', () => {
    const text =
      '5.8%, but if consisting in part of a plate or a set of plates the total duty shall not exceed ' +
      'the duty for the complete camera';

    expect(parseUsRate(text)).toMatchObject({
      kind: 'bounded',
      rate: pct('5.8'),
      bounds: [{ type: 'max', rate: { kind: 'reference', to: 'article_it_belongs_to' } }],
    });
  });
});
