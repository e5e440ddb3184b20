import { describe, expect, it } from '@jest/globals';
import { precedentsFrom, ruling, smallSchedule } from '../../test/small-schedule.ts';
import { classify } from '../pipeline.ts';
import { readCase, type EvaluationCase } from './case.ts';
import { evaluate, summarize, type EvaluatedCase } from './evaluate.ts';
import { calibrationError, percentile, precisionAt } from './metrics.ts';
import { rulingOfCase, withoutOwnRulings } from './own-rulings.ts';

const evaluated = (code: string, confidence: number, ...ranked: readonly string[]): EvaluatedCase => ({
  id: code,
  code,
  status: 'needs_review',
  confidence,
  ranked: ranked.map((line) => ({ code: line, confidence })),
  ms: 4,
});

describe('readCase', () => {
  it('fills in missing fields and accepts codes of any length and format', () => {
    expect(readCase({ description: 'x', code: '8703.33.01' }, 2, 'US')).toEqual({
      id: 'case-3',
      digits: '87033301',
      input: {
        description: 'x',
        material: '',
        use: '',
        composition: '',
        origin: '',
        notes: '',
        market: 'US',
      },
    });
    expect(readCase({ id: 'a', market: 'VN', description: 'x', code: '610910' }, 0, 'US')?.input.market).toBe(
      'VN',
    );
  });

  it.each([
    null,
    4,
    {},
    { description: 'x' },
    { description: ' ', code: '6109' },
    { description: 'x', code: 'abc' },
  ])('rejects %j', (row) => expect(readCase(row, 0, 'US')).toBeNull());
});

describe('summarize', () => {
  const cases = [
    evaluated('6109100012', 0.9, '6109.10.00.12', '6109.10.00.40'),
    evaluated('6109100040', 0.6, '6109.10.00.12', '6109.10.00.40'),
    evaluated('64039900', 0.3, '6109.10.00.12', '4202.21.00.00', '6403.99.00.00'),
    evaluated('840000', 0, ''),
  ];
  const summary = summarize(cases, null);

  it('returns shares of the cases labelled to that many digits', () => {
    expect(summary.n).toBe(4);
    expect(summary.top1).toEqual({ 2: 0.5, 4: 0.5, 6: 0.5, 8: 0.6667, 10: 0.5 });
    expect(summary.top3).toEqual({ 2: 0.75, 4: 0.75, 6: 0.75, 8: 1, 10: 1 });
  });

  it('ranks by distinct six digits', () => {
    expect(summary.mrr6).toBe(0.5833);
  });

  it('counts the rest', () => {
    expect(summary.status).toEqual({ needs_review: 4 });
    expect(summary.precision_at_coverage).toEqual({ 0.25: 1, 0.5: 1, 0.75: 0.6667, 1: 0.5 });
    expect(summary.ms).toEqual({ p50: 4, p95: 4 });
    expect(summary.ece).toBe(0.25);
  });

  it('returns a result for no cases', () => {
    expect(summarize([], null)).toMatchObject({ n: 0, mrr6: 0, ece: 0 });
  });
});

describe('metrics', () => {
  it('measures calibration by bins of a tenth', () => {
    const right = { confidence: 0.8, isRight: true };
    const wrong = { confidence: 0.8, isRight: false };
    expect(calibrationError([right, right, right, right, wrong])).toBeCloseTo(0, 12);
    expect(calibrationError([wrong])).toBeCloseTo(0.8, 12);
    expect(calibrationError([{ confidence: 1, isRight: true }])).toBe(0);
  });

  it('uses the most confident part', () => {
    const outcomes = [0.1, 0.9, 0.5, 0.7].map((confidence) => ({ confidence, isRight: confidence > 0.6 }));
    expect(precisionAt(outcomes, 0.5)).toBe(1);
    expect(precisionAt(outcomes, 1)).toBe(0.5);
  });

  it('uses the nearest rank', () => {
    expect(percentile([5, 1, 3, 2, 4], 0.5)).toBe(3);
    expect(percentile([5, 1, 3, 2, 4], 0.95)).toBe(5);
    expect(percentile([], 0.5)).toBe(0);
  });
});

describe('withoutOwnRulings', () => {
  const own: EvaluationCase = {
    id: 'cross-N361710',
    digits: '3926209050',
    input: { description: 'black rubber boot band', market: 'US' },
  };

  it.each([
    ['cross-N361710', 'N361710'],
    ['ruling-GB600', 'GB600'],
    ['vnr-123/TB', '123/TB'],
    ['hscc-41', null],
  ])('reads the number of %s', (id, number) => expect(rulingOfCase(id)).toBe(number));

  it('excludes the case’s own ruling and near copies', async () => {
    const source = precedentsFrom(
      ruling('n361710', '3926.20.9050', 1, 'something else'),
      ruling('N1', '3926.20.9050', 1, 'black rubber boot bands'),
      ruling('N2', '6403.99.00.00', 0.5, 'leather boots'),
    );
    const found = await withoutOwnRulings(source, own).find('boot band', 5);
    expect(found.map(({ rulingNumber }) => rulingNumber)).toEqual(['N2']);
  });
});

describe('evaluate', () => {
  it('runs every case through the classifier, in order', async () => {
    const schedule = smallSchedule();
    const rows = [
      { id: 'a', description: "men's knitted cotton T-shirt", code: '6109100012' },
      { id: 'b', description: 'roasted coffee', code: '090121' },
    ];
    const cases = rows.flatMap((row, place) => readCase(row, place, 'US') ?? []);
    const done: number[] = [];
    const { summary, cases: lines } = await evaluate(
      cases,
      async ({ input }) => ({
        classification: await classify(
          input,
          { schedule, precedents: precedentsFrom(), models: null },
          { language: 'en' },
        ),
        ms: 2,
      }),
      (count) => done.push(count),
    );
    expect(lines.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(done).toEqual([1, 2]);
    expect(summary.top1).toMatchObject({ 6: 1, 10: 1 });
    expect(summary.versions?.schedule).toBe('test-1');
    expect(lines[0]?.ranked[0]).toEqual({ code: '6109.10.00.12', confidence: lines[0]?.confidence });
  });
});
