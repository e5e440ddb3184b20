import { describe, expect, it } from '@jest/globals';
import type { DutyEstimate, PreferenceOffer } from '@svc/law/duty/estimate';
import {
  BASE,
  decimal,
  entryOf,
  estimateOf,
  exactly,
  frameOf,
  LAW,
  SECTION,
  t,
  UNKNOWN,
} from '../../test/duty-frame.ts';
import { dutyEstimate } from './duty-estimate.ts';

const json = (changes: Partial<DutyEstimate> = {}, frame = frameOf()) =>
  dutyEstimate(estimateOf(changes), frame);

describe('dutyEstimate', () => {
  it('has percentages as numbers and money as text', () => {
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

  it('has no effective percentage if the rate is a range', () => {
    const totalPct = { low: decimal('16.5'), high: decimal('41.5') };
    expect(json({ totalPct, boundPct: totalPct })).toMatchObject({
      effective_pct: null,
      min_pct: 16.5,
      max_pct: 41.5,
    });
  });

  it('has no maximum percentage if the rate is unlimited', () => {
    const totalPct = { low: decimal('4'), high: null };
    expect(json({ totalPct, boundPct: totalPct })).toMatchObject({
      effective_pct: null,
      min_pct: 4,
      max_pct: null,
    });
  });

  it('has null for an unknown rate, not zero, and does not list it as applied', () => {
    const unknown = {
      base: UNKNOWN,
      isAvailable: false,
      amount: null,
      totalPct: UNKNOWN.pct,
      boundPct: UNKNOWN.pct,
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

  it('has the known part of an unknown rate as the minimum percentage', () => {
    const pct = { low: decimal('9'), high: null };
    const partly = { isAvailable: false, totalPct: pct, boundPct: pct };
    expect(json(partly)).toMatchObject({ effective_pct: null, min_pct: 9, max_pct: null });
  });

  it('lists applied rates: the line’s duty first, then additional ones in order', () => {
    const other = { ...SECTION, id: 'section-232', title: 'Section 232' };
    const open = { low: decimal('0'), high: null };
    const additional = [
      entryOf(),
      entryOf({ measure: other, pct: open, amount: null, rateText: '1 USD/kg' }),
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
        rate: '25%',
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

  it('separates possible measures from due ones', () => {
    const answer = json({
      mayApply: [entryOf({ reason: 'content', pct: { low: decimal('0'), high: null }, amount: null })],
    });
    expect(answer.additional).toEqual([]);
    expect(answer.may_apply).toMatchObject([{ key: 'section-301', pct: null, amount: null }]);
    expect(answer.applied.map(({ key }) => key)).toEqual(['base']);
  });

  it('lists missing inputs by request field, with the reason', () => {
    const missing = [{ field: 'weight_kg', unit: 'kg', why: 'specific' }] as const;
    expect(json({ missing }).missing_inputs).toEqual([
      { field: 'weight_kg', unit: 'kg', why: t('duty.missing_specific'), changes: [] },
    ]);
  });

  it('has no name for an origin that was not given', () => {
    expect(json({}, frameOf({ origin: null }))).toMatchObject({ origin: null, origin_label: null });
    expect(json()).toMatchObject({ origin: 'CN', origin_label: 'China' });
  });

  it('includes the input that decides a condition, the question and its effect', () => {
    const condition = LAW.condition({ key: 'civil_aircraft', parameter: null });
    const questions = [{ condition, parameter: null, measure: SECTION, effect: 'exempt' }] as const;
    expect(json({ questions }).missing_inputs).toEqual([
      {
        field: 'civil_aircraft',
        unit: null,
        why: 'civil_aircraft? (en)',
        changes: [
          {
            key: 'section-301',
            title: 'Section 301',
            rate: t('duty.rate_added', { pct: '25' }),
            effect: 'exempt',
          },
        ],
      },
    ]);
  });

  it('names the pack and the date up to which the law is known', () => {
    const { id, sha256 } = LAW.pack;
    const answer = json();
    expect(answer).toMatchObject({ known_until: '2026-11-30', definite: true, flags: [], prohibited: [] });
    expect(answer.measures).toEqual({ id, version: '2026-01-01', sha256 });
    expect(answer.disclaimer).toBe(
      `${t('disclaimer.duty')} ${t('duty.known_until', { date: '2026-11-30' })}`,
    );
  });

  it('starts with a warning if the law on the date is unknown, without a single amount', () => {
    const boundPct = { low: decimal('16.5'), high: null };
    const answer = json({ isKnown: false, isDefinite: false, boundPct });
    expect(answer).toMatchObject({
      flags: ['duty_not_known_after'],
      definite: false,
      effective_pct: null,
      min_pct: 16.5,
      max_pct: null,
    });
    expect(answer.disclaimer.startsWith(t('duty.not_known_after', { date: '2026-11-30' }))).toBe(true);
  });

  it('lists bans separately from rates, and first', () => {
    const answer = json({ prohibited: [{ ...SECTION, title: 'Beer' }] });
    expect(answer.prohibited).toEqual([
      {
        key: 'section-301',
        title: 'Beer',
        legal_basis: '19 U.S.C. 2411',
        from: '2018-07-06',
        to: null,
        url: 'https://example.com/301',
      },
    ]);
    expect(answer.disclaimer.startsWith(t('duty.prohibited', { titles: 'Beer' }))).toBe(true);
  });

  it('includes the rate, state and conditions of a preference', () => {
    const offer: PreferenceOffer = {
      programme: {
        code: 'KR',
        name: 'KORUS',
        legalBasis: 'General note 33',
        origins: [{ code: 'KR', since: null }],
        schedules: {},
        isGroup: false,
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

it('the date of a rate is that of the table, in the basis and as a flag', () => {
  const { request, ...frame } = frameOf();
  const line = { ...request.line, extra: { rate_date: '2021-01-01' } };
  const answer = json({}, { ...frame, request: { ...request, line }, effectiveDate: '2999-01-01' });
  const flags = ['schedule_not_of_date', 'rate_of_other_year'];
  expect(answer).toMatchObject({ rate_date: '2021-01-01', flags });
  expect(answer.applied[0]?.basis).toBe(t('duty.basis_schedule_of', { date: '2021-01-01' }));
  expect(json({})).toMatchObject({ rate_date: null, flags: [] });
});
