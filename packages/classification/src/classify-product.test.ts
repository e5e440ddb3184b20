import { SHIPPED_LAWS } from '@svc/law/law-book';
import { describe, expect, it } from '@jest/globals';
import type { ClassificationResult } from '@svc/classifier/classification';
import type { Stage } from '@svc/domain/lookups/lookup';
import type { LookupOutcome } from '@svc/domain/lookups/lookup-store';
import type { Precedent } from '@svc/domain/rulings/precedent';
import type { LoadedSchedule } from '@svc/schedules/schedule-cache';
import { GOODS, goodsSchedule } from '@svc/testkit/goods-schedule';
import { product } from '@svc/testkit/records';
import { featuresOf } from '@svc/text-model/features';
import { fitLinear } from '@svc/text-model/fit/fit-linear';
import { createGlossary } from '@svc/text-model/glossary';
import { textModels } from '@svc/text-model/text-models';
import { classifyProduct, type ClassifyDeps } from './classify-product.ts';

const DATASET = 'd'.repeat(32);
const SHIRT = 'knitted cotton T-shirt for men';

const codes = GOODS.map(
  ([description, code]) => [code.replaceAll('.', '').slice(0, 6), description] as const,
);
const labels = codes.map(([code]) => code).toSorted();
const models = textModels({
  subheadings: fitLinear(
    codes.map(([code, description]) => ({
      features: featuresOf({ description }),
      targets: [labels.indexOf(code)],
      weight: 1,
    })),
    { labels, epochs: 20, rate: 0.5, minDocuments: 1, dropShare: 0, pruneBelow: 0, seed: 1 },
  ),
  dense: null,
  national: {},
  glossary: createGlossary([]),
});

const schedules: ClassifyDeps['schedules'] = {
  get: async (id) => {
    if (id !== DATASET) throw new Error(`no version ${id}`);
    return { index: goodsSchedule(id) } as LoadedSchedule;
  },
  isLoaded: () => true,
};
interface Asked {
  readonly description?: string;
  readonly origin?: string;
  readonly language?: string;
  readonly datasetId?: string;
  readonly at?: string;
  readonly threshold?: number;
  readonly digits?: 6 | null;
  readonly precedents?: readonly Precedent[];
  readonly onStage?: (stage: Stage) => Promise<void>;
}

const classified = (asked: Asked = {}): Promise<LookupOutcome> =>
  classifyProduct(
    {
      schedules,
      models,
      precedents: () => ({ find: async () => asked.precedents ?? [] }),
      thresholds: { heading: 0.5, subheading: 0.5, line: asked.threshold ?? 0.6 },
      laws: SHIPPED_LAWS,
      now: () => new Date(asked.at ?? '2026-11-22T12:00:00Z'),
    },
    {
      id: 'l'.repeat(32),
      accountId: 'a'.repeat(32),
      market: 'US',
      datasetId: asked.datasetId ?? DATASET,
      language: asked.language ?? 'en',
      input: product(asked.description ?? SHIRT, {
        origin: asked.origin ?? '',
        ...(asked.digits === undefined ? {} : { digits: asked.digits }),
      }),
    },
    asked.onStage,
  );
const resultOf = ({ result }: LookupOutcome): ClassificationResult => result as ClassificationResult;

describe('classifyProduct', () => {
  it('returns the outcome stored with the lookup', async () => {
    const outcome = await classified();
    expect(outcome).toMatchObject({
      recommendedCode: '6109.10.00.12',
      recommendedDigits: '6109100012',
      hs6: '610910',
      confidence: resultOf(outcome).confidence_by_digits.line,
    });
  });

  it('has no code for a text without a product', async () => {
    expect(await classified({ description: 'tax consulting service' })).toMatchObject({
      status: 'needs_info',
      recommendedCode: null,
      recommendedDigits: null,
      hs6: null,
      confidence: 0,
    });
  });

  it('proposes at or above the threshold of the installation', async () => {
    const { confidence, status } = await classified({ threshold: 0.01 });
    expect(status).toBe('proposed');
    expect((await classified({ threshold: confidence })).status).toBe('proposed');
    expect((await classified({ threshold: confidence + 0.0001 })).status).not.toBe('proposed');
  });

  it('proposes at six digits on request, by the confidence in the subheading', async () => {
    const asked = { description: 'knitted cotton T-shirt', threshold: 0.999 };
    const whole = await classified(asked);
    const six = await classified({ ...asked, digits: 6 });
    expect([whole.status, six.status]).toEqual(['needs_review', 'proposed']);
    expect([six.recommendedCode, six.confidence]).toEqual([whole.recommendedCode, whole.confidence]);
    expect(resultOf(six).summary).toContain('6109.10 is proposed at 6 digits');
    expect(await classified({ ...asked, digits: null })).toEqual(whole);
  });

  it.each([
    ['ja', 'ja'],
    ['vi-VN', 'vi'],
    ['xx', 'en'],
    ['', 'en'],
  ])('renders a lookup of language %j in %s', async (language, answered) => {
    expect(resultOf(await classified({ language })).lang).toBe(answered);
  });

  it('searches precedents, and uses an earlier decision on the same description', async () => {
    const decision: Precedent = {
      source: 'decision',
      rulingNumber: null,
      date: '2026-01-05',
      code: '9403.60.80.00',
      title: SHIRT,
      similarity: 1,
      url: null,
    };
    expect((await classified({ precedents: [decision] })).recommendedCode).toBe('9403.60.80.00');
  });

  it('reports each stage in order and waits for it', async () => {
    const told: string[] = [];
    await classified({
      onStage: async (stage) => {
        told.push(`begin ${stage}`);
        await Promise.resolve();
        told.push(`end ${stage}`);
      },
    });
    expect(told.slice(0, 4)).toEqual([
      'begin normalizing',
      'end normalizing',
      'begin retrieving',
      'end retrieving',
    ]);
    expect(told).toHaveLength(10);
  });

  it('rejects if the schedule fails to load', async () => {
    await expect(classified({ datasetId: 'e'.repeat(32) })).rejects.toThrow('no version');
  });
});

describe('the duty of a result', () => {
  const dutyOn = async (at: string, origin = 'CN') =>
    resultOf(await classified({ at, origin })).recommended?.duty;

  // Section 301, list 4A: 15 % from 1 September 2019, 7.5 % from 14 February 2020.
  it.each([
    ['2019-08-31T23:59:59.999Z', 0],
    ['2020-02-13T23:59:59.999Z', 15],
    ['2020-02-14T00:00:00.000Z', 7.5],
    ['2020-02-29T12:00:00.000Z', 7.5],
  ])('is that of the day in UTC: at %s it is %d %%', async (at, pct) => {
    expect((await dutyOn(at))?.effective_pct).toBe(pct);
  });

  it('is not shared between origins', async () => {
    expect((await dutyOn('2020-02-14T00:00:00Z', 'VN'))?.effective_pct).toBe(0);
  });

  it('is rendered for each lookup in its language', async () => {
    const reasons = async (language: string) =>
      resultOf(await classified({ language })).recommended?.duty.may_apply.map(({ reason }) => reason);
    const [first, other, again] = [await reasons('en'), await reasons('vi'), await reasons('en')];

    expect(again).toEqual(first);
    expect(other).not.toEqual(first);
  });

  it('changes no line, and exists for the alternatives too', async () => {
    const [early, late] = [
      await classified({ at: '2017-01-01T00:00:00Z', origin: 'CN', description: 'leather handbag' }),
      await classified({ at: '2026-11-22T00:00:00Z', origin: 'CN', description: 'leather handbag' }),
    ].map(resultOf);
    const linesOf = (result = early): (string | undefined)[] =>
      [result?.recommended, ...(result?.alternatives ?? [])].map((line) => line?.code);
    expect(linesOf(late)).toEqual(linesOf(early));
    expect(late?.recommended?.duty).not.toEqual(early?.recommended?.duty);
    const owed = [early, late].map((result) =>
      result?.alternatives.some(({ duty }) => duty.additional.length > 0),
    );
    expect(owed).toEqual([false, true]);
  });
});
