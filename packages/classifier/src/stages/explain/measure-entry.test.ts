import { describe, expect, it } from '@jest/globals';
import { translator } from '@svc/i18n/translate';
import type { MeasureEntry } from '@svc/law/duty/estimate';
import { testLaw } from '@svc/testkit/measure-pack';
import { Decimal } from '@svc/tariff/rates/decimal';
import { measureEntry } from './measure-entry.ts';

const t = translator('en');
const decimal = (text: string) => new Decimal(text);
const [MEASURE] = testLaw({ measures: [{ rate: '25%' }] }).pack.measures;
if (MEASURE === undefined) throw new Error('the pack has a measure');

const ENTRY: MeasureEntry = {
  measure: MEASURE,
  reason: 'origin_and_code',
  rateText: '25%',
  pct: { low: decimal('25'), high: decimal('25') },
  amount: decimal('250'),
  missing: [],
};

describe('measureEntry', () => {
  const rateOf = (rate: string) => {
    const [measure = MEASURE] = testLaw({ measures: [{ rate }] }).pack.measures;
    return measureEntry({ ...ENTRY, measure, rateText: measure.rateText }, t).rate;
  };

  it('renders its rate: additional, on a part, or up to a total', () => {
    expect(rateOf('25%')).toBe(t('duty.rate_added', { pct: '25' }));
    expect(rateOf('50% of steel_content_value')).toBe(
      t('duty.rate_added_part', { pct: '50', field: 'steel_content_value' }),
    );
    expect(rateOf('total 15%')).toBe(t('duty.rate_floor', { pct: '15' }));
  });

  it('uses the text of the pack for any other rate', () => {
    expect(rateOf('1¢/kg')).toBe('1¢/kg');
  });

  it('omits an empty address', () => {
    expect(measureEntry({ ...ENTRY, measure: { ...MEASURE, url: '' } }, t).url).toBeNull();
  });

  it('has a percentage only if it is a single figure', () => {
    const pct = { low: decimal('0'), high: decimal('25') };
    expect(measureEntry({ ...ENTRY, pct }, t).pct).toBeNull();
    expect(measureEntry({ ...ENTRY, pct: { low: decimal('0'), high: decimal('0') } }, t).pct).toBe(0);
  });
});
