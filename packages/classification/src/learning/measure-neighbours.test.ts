import { describe, expect, it } from '@jest/globals';
import type { DecidedProduct, OwnText } from '@svc/domain/learning/own-text';
import { isUseful } from '@svc/domain/learning/account-model';
import { GOODS, goodsSchedule } from '@svc/testkit/goods-schedule';
import { product } from '@svc/testkit/records';
import { packagedModels } from '@svc/text-model/packaged-models';
import { measureNeighbours, type MeasureDeps } from './measure-neighbours.ts';

const SCOPE = { accountId: 'a'.repeat(32), market: 'US' } as const;

let turns = 0;
const deps: MeasureDeps = {
  models: packagedModels(),
  schedule: async () => goodsSchedule(),
  yieldToEventLoop: async () => {
    turns += 1;
  },
};

type Decided = readonly [description: string, code: string];

const textOf = ([description, code]: Decided, place: number): OwnText => ({
  id: String(place),
  source: 'decision',
  description,
  code,
});

const productOf = ([description, code]: Decided): DecidedProduct => ({
  input: product(description),
  digits: code.replaceAll('.', ''),
});

const measure = (decided: readonly Decided[], changes: Partial<MeasureDeps> = {}) =>
  measureNeighbours({ ...deps, ...changes }, SCOPE, decided.map(productOf), decided.map(textOf));

/** Each product twice, first with its own code, then with another product's. */
const CONTRADICTING: readonly Decided[] = GOODS.flatMap(([description, code], place): Decided[] => [
  [description, code],
  [`${description}, new`, GOODS[(place + 5) % GOODS.length]?.[1] ?? ''],
]);

/** Articles that only the company knows, all of one code. */
const HOUSE_NAMES: readonly Decided[] = Array.from({ length: 24 }, (_, place) => [
  `Zorblax Q${place} series, art. ${7000 + place}`,
  '9403.60.80.00',
]);

describe('measureNeighbours', () => {
  it('shows that decisions help if only the company knows its articles', async () => {
    const measured = await measure(HOUSE_NAMES);
    expect(measured.measured).toBe(24);
    expect(measured.rightWith).toBeGreaterThan(measured.rightWithout + 12);
    expect(isUseful(measured)).toBe(true);
  });

  it('shows that contradictory decisions do harm', async () => {
    const measured = await measure(CONTRADICTING);
    expect(measured.rightWithout).toBeGreaterThanOrEqual(10);
    expect(measured.rightWith).toBeLessThan(measured.rightWithout);
    expect(isUseful(measured)).toBe(false);
  });

  it('excludes the text itself, even with other letters and for a SKU', async () => {
    const own = ['Zorblax Q1 series', '9403.60.80.00'] as const;
    const texts = [textOf(own, 0), textOf(['ZORBLAX q1  Series', own[1]], 1)];
    const { rightWith, rightWithout } = await measureNeighbours(deps, SCOPE, [productOf(own)], texts);
    expect(rightWith).toBe(rightWithout);
  });

  it('yields to other work in each stage of each classification', async () => {
    turns = 0;
    await measure(GOODS.slice(0, 2));
    expect(turns).toBeGreaterThanOrEqual(2 * 5);
  });

  it('measures nothing without an active schedule version', async () => {
    expect(await measure(HOUSE_NAMES, { schedule: async () => null })).toEqual({
      measured: 0,
      rightWith: 0,
      rightWithout: 0,
    });
  });
});
