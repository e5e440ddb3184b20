import { describe, expect, it } from '@jest/globals';
import { LOOKUP_STATUSES } from '@svc/domain/lookups/lookup-status';
import type { LookupSummary } from '@svc/domain/lookups/lookup';
import { translator } from '@svc/i18n/translate';
import { lookupRecord } from '@svc/testkit/records';
import { lookupSummary, reviewFlag } from './lookup-summary.ts';

const t = translator('en');

const PROPOSED = {
  status: 'proposed',
  recommendedCode: '6109.10.00.12',
  recommendedDescription: 'T-shirts > Men’s',
  hs6: '610910',
  confidence: 0.9,
  confidenceByDigits: { heading: 0.97, subheading: 0.93, line: 0.9 },
  risk: 7,
} as const;

const json = (changes: Partial<LookupSummary> = {}, language: 'en' | 'vi' | 'ja' | 'ko' = 'en') =>
  lookupSummary(lookupRecord({ ...PROPOSED, language: 'ja', ...changes }), translator(language));

describe('lookupSummary', () => {
  it('has every summary field of the API, without the schedule id', () => {
    const fields =
      'id created_at kind batch_id row_index parent_lookup_id description market dataset_version status ' +
      'status_label recommended_code recommended_description hs6 confidence review_flags risk risk_level ' +
      'resolved processing_ms decision decision_label final_code decided_at created_by created_by_name ' +
      'sku_id language comment_count';
    expect(Object.keys(json())).toEqual(expect.arrayContaining(fields.split(' ')));
    expect(JSON.stringify(json())).not.toContain('d'.repeat(32));
  });

  it('has null for every missing value', () => {
    const none = {
      status: 'queued',
      recommendedCode: null,
      recommendedDescription: null,
      hs6: null,
      confidence: 0,
      confidenceByDigits: null,
      accountName: null,
    } as const;
    const answer = json(none);
    expect(answer).toMatchObject({
      recommended_code: null,
      recommended_description: null,
      hs6: null,
      confidence: 0,
      decision: null,
      decision_label: null,
      decided_at: null,
      created_by_name: null,
      batch_id: null,
      row_index: null,
    });
    expect(Object.values(answer)).not.toContain(undefined);
  });

  it('includes the numbers of the batch row and the SKU', () => {
    const row = { kind: 'batch', batchId: 'c'.repeat(32), rowIndex: 2, skuId: 1 } as const;
    expect(json(row)).toMatchObject({ batch_id: 'c'.repeat(32), row_index: 2, sku_id: 1 });
  });

  it('renders the decision for the reader, with its key unchanged', () => {
    const decided = {
      decision: 'overridden',
      finalCode: '6109.90',
      decidedAt: new Date('2028-02-29T00:00:00Z'),
    };
    const labels = (['en', 'vi', 'ja', 'ko'] as const).map((language) =>
      json({ ...decided, decision: 'overridden' }, language),
    );
    expect(new Set(labels.map((answer) => answer.decision))).toEqual(new Set(['overridden']));
    expect(new Set(labels.map((answer) => answer.decision_label)).size).toBe(4);
    expect(labels[0]).toMatchObject({ final_code: '6109.90', decided_at: '2028-02-29T00:00:00.000Z' });
  });

  it.each(LOOKUP_STATUSES)('has a text for the state %s', (status) => {
    expect(json({ status }).status_label).toBe(t(`labels.lookup_status_${status}`));
  });

  it.each(['queued', 'processing'] as const)('has no risk while it is %s', (status) => {
    expect(json({ status, risk: 100 })).toMatchObject({ risk: 0, risk_level: 'low' });
  });

  it.each([
    ['proposed', 29, 'low'],
    ['needs_info', 30, 'medium'],
    ['needs_review', 60, 'high'],
    ['error', 100, 'high'],
  ] as const)('for a lookup that is %s has the risk of %d', (status, risk, level) => {
    expect(json({ status, risk })).toMatchObject({ risk, risk_level: level });
  });

  it.each([
    ['ko', 'ko'],
    ['fr', null],
    ['', null],
    ['JA', null],
  ])('for the stored language %j has %j', (language, said) => {
    expect(json({ language }).language).toBe(said);
  });

  it('preserves the order of the flags, with their codes in every language', () => {
    const flags = ['low_confidence', 'demo_data'].map((code) => ({ code, params: {} }));
    expect(json({ flags }, 'vi').review_flags).toEqual([
      { code: 'low_confidence', message: translator('vi')('flags.low_confidence') },
      { code: 'demo_data', message: translator('vi')('flags.demo_data') },
    ]);
  });
});

describe('reviewFlag', () => {
  it('fills its message', () => {
    const flag = { code: 'close_alternatives', params: { code: '6109.90.10.07' } };
    expect(reviewFlag(flag, t).message).toContain('6109.90.10.07');
  });

  it('has a different message for a reason with a separate text, under the same code', () => {
    const flag = { code: 'language_fallback', params: { reason: 'answer', language: 'fr' } };
    expect(reviewFlag(flag, t)).toEqual({
      code: 'language_fallback',
      message: t('flags.language_fallback_answer', { language: 'fr' }),
    });
  });

  it('falls back to the flag’s message for a reason without one', () => {
    const flag = { code: 'language_fallback', params: { reason: 'other' } };
    expect(reviewFlag(flag, t).message).toBe(t('flags.language_fallback'));
  });

  it('returns the code of a flag without a text in this release', () => {
    expect(reviewFlag({ code: 'flag_of_tomorrow', params: {} }, t)).toEqual({
      code: 'flag_of_tomorrow',
      message: 'flag_of_tomorrow',
    });
  });
});
