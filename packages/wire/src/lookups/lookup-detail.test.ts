import { describe, expect, it } from '@jest/globals';
import { STAGES, type Lookup } from '@svc/domain/lookups/lookup';
import { LOOKUP_STATUSES } from '@svc/domain/lookups/lookup-status';
import { LANGUAGES, type Language } from '@svc/i18n/language';
import { translator } from '@svc/i18n/translate';
import { AT, lookupRecord } from '@svc/testkit/records';
import { lookupDetail, lookupInput } from './lookup-detail.ts';

const PRODUCT = { description: 'shirt', material: '', use: '', composition: '', origin: '', notes: '' };
const t = translator('en');

const lookupOf = (changes: Partial<Lookup> = {}): Lookup =>
  lookupRecord({ market: 'EU', language: 'vi', ...changes });

const detail = (changes: Partial<Lookup> = {}, language: Language = 'en') =>
  lookupDetail(lookupOf(changes), { language, t: translator(language) });

/** A result as an early release stored it, in Vietnamese. */
const STORED = {
  status: 'needs_info',
  lang: 'vi',
  recommended: null,
  tentative: true,
  alternatives: [],
  summary: 'Áo thun dệt kim.',
  deciding_factors: ['Dệt kim'],
  uncertainties: [],
  coded: { deciding_factors: [], missing: [] },
  questions: [],
  flags: [{ code: 'low_confidence', params: {} }],
  sources: [],
  checks: [
    {
      key: 'code_in_version',
      ok: false,
      detail: { key: 'code_in_version_failed', params: { code: '1', version: 'v1' } },
    },
    { key: 'evidence_cited', ok: true, detail: { key: 'evidence_cited_ok', params: { count: 1 } } },
  ],
  legal: [],
  dataset: {
    id: 'd',
    market: 'EU',
    version: 'v1',
    name: 'CN',
    is_demo: false,
    source_name: null,
    source_url: null,
  },
  retrieval: { mode: 'lexical', reason: null, reason_codes: [], embedded: 0, candidates: 0, legs: {} },
};

describe('a lookup that has not run', () => {
  it('has empty objects for later fields, and null for the rest', () => {
    expect(detail()).toMatchObject({
      normalized: {},
      result: {},
      missing_info: [],
      error: null,
      origin_label: null,
      final_description: null,
      review_note: null,
      decided_by_name: null,
      events: [],
      progress: null,
    });
  });

  it('has no undefined field', () => {
    expect(Object.values(detail())).not.toContain(undefined);
  });
});

describe('the input', () => {
  it('has every request field, including those not sent', () => {
    expect(lookupInput(lookupOf())).toEqual({ ...PRODUCT, market: 'EU' });
  });

  it('has a version only if one was requested, not the one used', () => {
    expect(lookupInput(lookupOf({ tariffVersion: '2026' }))).toHaveProperty('tariff_version', '2026');
    expect(lookupInput(lookupOf({ datasetVersion: '2026' }))).not.toHaveProperty('tariff_version');
  });

  it('includes answered questions, if any', () => {
    const answers = [{ question_id: 'q', attribute: 'construction', value: 'knitted' }];
    expect(lookupInput(lookupOf({ input: { ...PRODUCT, answers } }))).toHaveProperty('answers', answers);
    expect(lookupInput(lookupOf())).not.toHaveProperty('answers');
  });

  it('has the number of digits requested for a proposal', () => {
    const input = { ...PRODUCT, answers: [], digits: 6 as const };
    expect(lookupInput(lookupOf({ input }))).toHaveProperty('digits', 6);
    expect(lookupInput(lookupOf({ input: { ...input, digits: null } }))).not.toHaveProperty('digits');
  });

  it('hides the language replaced by the default', () => {
    const input = { ...PRODUCT, answers: [], unsupportedLanguage: 'fr' };
    expect(JSON.stringify(lookupInput(lookupOf({ input })))).not.toContain('fr');
  });

  it('names the country of origin for each reader, with the same code', () => {
    const input = { ...PRODUCT, origin: 'VN', answers: [] };
    const read = LANGUAGES.map((language) => detail({ input }, language));
    expect(read.map(({ origin_label: label }) => label)).toEqual([
      'Vietnam',
      'Việt Nam',
      'ベトナム',
      '베트남',
    ]);
    expect(new Set(read.map((each) => each.input.origin))).toEqual(new Set(['VN']));
  });

  it('shows an unlisted origin as stored', () => {
    expect(detail({ input: { ...PRODUCT, origin: 'ZZ', answers: [] } }).origin_label).toBe('ZZ');
  });
});

describe('the progress', () => {
  it.each(LOOKUP_STATUSES.filter((status) => status !== 'processing'))('is null while %s', (status) => {
    expect(detail({ status, stage: 'ranking', stageStartedAt: AT }).progress).toBeNull();
  });

  it('starts with the first stage, even before it is stored', () => {
    expect(detail({ status: 'processing' }).progress).toEqual({
      stage: STAGES[0],
      stage_label: t(`labels.stage_${STAGES[0]}`),
      step: 1,
      steps: STAGES.length,
      percent: 0,
      started_at: null,
    });
  });

  it('counts completed stages: 40 % in the third of five', () => {
    const progress = detail({ status: 'processing', stage: 'ranking', stageStartedAt: AT }).progress;
    expect(progress).toMatchObject({
      step: 3,
      steps: 5,
      percent: 40,
      started_at: '2026-11-22T12:00:00.000Z',
    });
  });

  it('never reaches 100 %, as there is a result then', () => {
    const percents = STAGES.map((stage) => detail({ status: 'processing', stage }).progress?.percent ?? 100);
    expect(Math.max(...percents)).toBeLessThan(100);
    expect(percents).toEqual(percents.toSorted((a, b) => a - b));
  });
});

describe('the result', () => {
  const result = (language: Language) => detail({ status: 'needs_info', result: STORED }, language).result;

  it('has the reasons in the language of the lookup for every reader', () => {
    for (const language of LANGUAGES) {
      expect(result(language)).toMatchObject({
        lang: 'vi',
        summary: 'Áo thun dệt kim.',
        deciding_factors: ['Dệt kim'],
      });
    }
  });

  it.each(LANGUAGES)('renders status, flags, checks and disclaimer for a reader of %s', (language) => {
    const words = translator(language);
    expect(result(language)).toMatchObject({
      status: 'needs_info',
      status_label: words('labels.lookup_status_needs_info'),
      flags: [{ code: 'low_confidence', message: words('flags.low_confidence') }],
      checks: [
        {
          key: 'code_in_version',
          name: words('checks.code_in_version_name'),
          ok: false,
          detail: words('checks.code_in_version_failed', { code: '1', version: 'v1' }),
        },
        { key: 'evidence_cited', ok: true, detail: words('checks.evidence_cited_ok', { count: 1 }) },
      ],
      disclaimer: words('disclaimer.lookup'),
    });
  });

  it('has null for fields missing from early results', () => {
    expect(result('en')).toHaveProperty('confidence_by_digits', null);
  });

  it('does not include the source data of sentences', () => {
    expect(result('en')).not.toHaveProperty('coded');
  });
});

describe('outcome and history', () => {
  it('renders an error in the reader’s language', () => {
    const error = { key: 'lookup_failed', params: {} };
    const told = LANGUAGES.map((language) => detail({ status: 'error', error }, language).error);
    expect(new Set(told).size).toBe(LANGUAGES.length);
  });

  it('lists its history in order, each entry with author, time and change', () => {
    const created = {
      id: 1,
      kind: 'created',
      at: AT,
      byId: 'b',
      byName: 'Ana',
      note: null,
      from: null,
      to: 'queued',
    };
    const later = new Date('2026-12-31T23:59:59.999Z');
    const decided = {
      ...created,
      id: 2,
      kind: 'overridden',
      at: later,
      byId: null,
      note: 'knitted',
      from: 'x',
      to: 'y',
    };
    const events = [created, decided] as Lookup['events'];
    expect(detail({ events }).events).toEqual([
      {
        id: 1,
        kind: 'created',
        at: '2026-11-22T12:00:00.000Z',
        by: 'b',
        by_name: 'Ana',
        note: null,
        from: null,
        to: 'queued',
      },
      {
        id: 2,
        kind: 'overridden',
        at: '2026-12-31T23:59:59.999Z',
        by: null,
        by_name: 'Ana',
        note: 'knitted',
        from: 'x',
        to: 'y',
      },
    ]);
  });
});
