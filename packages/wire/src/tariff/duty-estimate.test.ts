import { describe, expect, it } from '@jest/globals';
import { translator } from '@svc/i18n/translate';
import type { DutyEstimate, MeasureEntry, PreferenceOffer, StatedRate } from '@svc/law/duty/estimate';
import { added, floor, measure } from '@svc/law/duty/measure';
import { Decimal } from '@svc/tariff/rates/decimal';
import type { RateInputs } from '@svc/tariff/rates/inputs';
import { dutyEstimate, type DutyFrame } from './duty-estimate.ts';
import { measureEntry } from './duty-measure.ts';

const t = translator('en');
const decimal = (text: string) => new Decimal(text);
const exactly = (pct: string) => ({ low: decimal(pct), high: decimal(pct) });

const BASE: StatedRate = {
  text: '16.5%',
  rate: { kind: 'ad_valorem', pct: '16.5', basis: null },
  pct: exactly('16.5'),
  amount: decimal('165'),
  missing: [],
  isAvailable: true,
};

const UNKNOWN: StatedRate = {
  text: 'See note 4',
  rate: { kind: 'unread', text: 'See note 4', at: 'See' },
  pct: { low: decimal('0'), high: null },
  amount: null,
  missing: [],
  isAvailable: false,
};

const SECTION = measure({
  key: 'section-301',
  group: 'section_301',
  legalBasis: '19 U.S.C. 2411',
  title: 'Section 301',
  from: '2018-07-06',
  url: 'https://example.com/301',
  code: '9903.88.03',
  rate: added('25'),
});

function entryOf(changes: Partial<MeasureEntry> = {}): MeasureEntry {
  return {
    measure: SECTION,
    reason: 'origin_and_code',
    rateText: null,
    pct: exactly('25'),
    amount: decimal('250'),
    missing: [],
    ...changes,
  };
}

function estimateOf(changes: Partial<DutyEstimate> = {}): DutyEstimate {
  return {
    basis: 'general',
    base: BASE,
    preferences: [],
    temporary: null,
    additional: [],
    mayApply: [],
    isAvailable: true,
    hasSpecific: false,
    additionalPct: exactly('0'),
    totalPct: exactly('16.5'),
    mostPct: decimal('16.5'),
    amount: decimal('165'),
    missing: [],
    ...changes,
  };
}

function frameOf(inputs: Partial<RateInputs> = {}, market: 'US' | 'EU' | 'VN' = 'US'): DutyFrame {
  const line = {
    code: '6109.10.00.12',
    codeDigits: '6109100012',
    dutyRate: '16.5%',
    specialRate: null,
    column2Rate: null,
    unit: null,
    additionalDuties: null,
    extra: {},
  };
  const known: RateInputs = {
    currency: 'USD',
    customsValue: null,
    quantity: null,
    unit: null,
    weightKg: null,
    measures: {},
    rateCase: null,
    withinQuota: null,
    exchange: {},
    origin: 'CN',
    date: '2026-11-22',
    ...inputs,
  };
  return { request: { market, line, inputs: known, preference: null }, language: 'en', t, officialUrl: null };
}

const json = (changes: Partial<DutyEstimate> = {}, frame = frameOf()) =>
  dutyEstimate(estimateOf(changes), frame);

describe('dutyEstimate', () => {
  it('says the percentage as a number and the money as text', () => {
    expect(json()).toMatchObject({
      available: true,
      effective_pct: 16.5,
      min_pct: 16.5,
      max_pct: 16.5,
      additional_pct: 0,
      amount: '165.00',
      currency: 'USD',
      date: '2026-11-22',
      rate_text: '16.5%',
      rate_basis: 'general',
    });
  });

  it('has no effective percentage where the rate is a range', () => {
    const totalPct = { low: decimal('16.5'), high: decimal('41.5') };
    expect(json({ totalPct, mostPct: totalPct.high })).toMatchObject({
      effective_pct: null,
      min_pct: 16.5,
      max_pct: 41.5,
    });
  });

  it('has no greatest percentage where nothing bounds the rate', () => {
    const totalPct = { low: decimal('4'), high: null };
    expect(json({ totalPct, mostPct: totalPct.high })).toMatchObject({
      effective_pct: null,
      min_pct: 4,
      max_pct: null,
    });
  });

  it('of an unknown rate says null, not nought, and does not list it as applied', () => {
    const unknown = {
      base: UNKNOWN,
      isAvailable: false,
      amount: null,
      totalPct: UNKNOWN.pct,
      mostPct: UNKNOWN.pct.high,
    };
    expect(json(unknown)).toMatchObject({
      available: false,
      effective_pct: null,
      min_pct: null,
      max_pct: null,
      amount: null,
      applied: [],
    });
  });

  it('keeps the part that is known as least percentage of a rate that is not', () => {
    const partly = { isAvailable: false, totalPct: { low: decimal('9'), high: null }, mostPct: null };
    expect(json(partly)).toMatchObject({ effective_pct: null, min_pct: 9, max_pct: null });
  });

  it('lists what was applied, the duty of the line first, then those on top in their order', () => {
    const other = measure({ ...SECTION, key: 'section-232', title: 'Section 232' });
    const additional = [
      entryOf(),
      entryOf({ measure: other, pct: null, amount: null, rateText: '1 USD/kg' }),
    ];
    expect(json({ additional }, { ...frameOf(), officialUrl: 'https://example.com/line' }).applied).toEqual([
      {
        key: 'base',
        title: t('duty.line_duty'),
        basis: t('duty.basis_schedule'),
        rate: '16.5%',
        pct: 16.5,
        amount: '165.00',
        rate_basis: 'general',
        url: 'https://example.com/line',
      },
      {
        key: 'section-301',
        title: 'Section 301',
        basis: '19 U.S.C. 2411',
        rate: null,
        pct: 25,
        amount: '250.00',
        rate_basis: null,
        url: 'https://example.com/301',
      },
      {
        key: 'section-232',
        title: 'Section 232',
        basis: '19 U.S.C. 2411',
        rate: '1 USD/kg',
        pct: null,
        amount: null,
        rate_basis: null,
        url: 'https://example.com/301',
      },
    ]);
  });

  it('keeps what may apply apart from what does', () => {
    const answer = json({ mayApply: [entryOf({ reason: 'content', pct: null, amount: null })] });
    expect(answer.additional).toEqual([]);
    expect(answer.may_apply).toMatchObject([{ key: 'section-301', pct: null, amount: null }]);
    expect(answer.applied.map(({ key }) => key)).toEqual(['base']);
  });

  it('says which inputs are missing, by the name that a caller sends, and why', () => {
    const missing = [{ field: 'weight_kg', unit: 'kg', why: 'specific' }] as const;
    expect(json({ missing }).missing_inputs).toEqual([
      { field: 'weight_kg', unit: 'kg', why: t('duty.missing_specific') },
    ]);
  });

  it('has no name of an origin that was not given', () => {
    expect(json({}, frameOf({ origin: null }))).toMatchObject({ origin: null, origin_label: null });
    expect(json()).toMatchObject({ origin: 'CN', origin_label: 'China' });
  });

  it('says up to when duties on top are known in the US, where they change by the week, and not elsewhere', () => {
    const words = t('disclaimer.duty');
    expect(json({}, frameOf({ currency: 'EUR' }, 'EU')).disclaimer).toBe(words);
    const us = json().disclaimer;
    expect(us.startsWith(`${words} `)).toBe(true);
    expect(us).toMatch(/\d{4}-\d{2}-\d{2}/);
  });

  it('of a preference says its rate, its state and what it depends on', () => {
    const offer: PreferenceOffer = {
      programme: {
        code: 'KR',
        name: 'KORUS',
        legalBasis: 'General note 33',
        origins: ['KR'],
        from: '2012-03-15',
        to: null,
        url: 'https://example.com/korus',
        isFreeOfProcessingFee: true,
      },
      rate: { ...BASE, text: 'Free', rate: { kind: 'free', condition: null }, pct: exactly('0') },
      state: 'conditional',
    };
    expect(
      json({ preferences: [offer, { ...offer, rate: UNKNOWN, state: 'rate_elsewhere' }] }).preferences,
    ).toMatchObject([
      {
        program: 'KR',
        pct: 0,
        state: 'conditional',
        condition: t('duty.offer_conditional'),
        from: '2012-03-15',
        to: null,
      },
      { program: 'KR', pct: null, state: 'rate_elsewhere', condition: t('duty.offer_rate_elsewhere') },
    ]);
  });
});

describe('the day of a rate', () => {
  it('is that of the table, told in the basis and as a flag', () => {
    const { request, ...frame } = frameOf();
    const line = { ...request.line, extra: { rate_date: '2021-01-01' } };
    const answer = json({}, { ...frame, request: { ...request, line }, effectiveDate: '2999-01-01' });
    const flags = ['schedule_not_of_date', 'rate_of_other_year'];
    expect(answer).toMatchObject({ rate_date: '2021-01-01', flags });
    expect(answer.applied[0]?.basis).toBe(t('duty.basis_schedule_of', { date: '2021-01-01' }));
    expect(json({})).toMatchObject({ rate_date: null, flags: [] });
  });
});

describe('measureEntry', () => {
  const rateOf = (rate: MeasureEntry['measure']['rate'], rateText: string | null = null) =>
    measureEntry(entryOf({ measure: { ...SECTION, rate }, rateText }), t).rate;

  it('says its rate in words: on top, of a part, or up to a floor', () => {
    expect(rateOf(added('25'))).toBe(t('duty.rate_added', { pct: '25' }));
    expect(rateOf(added('50', 'steel_content_value'))).toBe(
      t('duty.rate_added_part', { pct: '50', field: 'steel_content_value' }),
    );
    expect(rateOf(floor('15'))).toBe(t('duty.rate_floor', { pct: '15' }));
  });

  it('takes the text of its own list where the measure itself states no rate, and null where neither does', () => {
    expect(rateOf(null, '12.40 EUR/t')).toBe('12.40 EUR/t');
    expect(rateOf(null)).toBeNull();
  });

  it('has no address rather than an empty one', () => {
    expect(measureEntry(entryOf({ measure: { ...SECTION, url: '' } }), t).url).toBeNull();
  });

  it('has a percentage only where it is one figure', () => {
    const pct = { low: decimal('0'), high: decimal('25') };
    expect(measureEntry(entryOf({ pct }), t).pct).toBeNull();
    expect(measureEntry(entryOf({ pct: exactly('0') }), t).pct).toBe(0);
  });
});
