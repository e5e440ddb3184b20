import { describe, expect, it } from '@jest/globals';
import { chooseTests, undescribed } from './choose-tests.ts';
import { answerKey, type DescribedAnswer } from './described-answers.ts';
import { operationMatcher } from './operation-matcher.ts';
import type { RecordedAnswer } from './recorded-answer.ts';

const SAVE = { id: 'skus.save', method: 'post', path: '/api/skus', tag: 'catalog' } as const;
const GET = { id: 'skus.get', method: 'get', path: '/api/skus/{sku_id}', tag: 'catalog' } as const;
const LIST = { id: 'skus.list', method: 'get', path: '/api/skus', tag: 'catalog' } as const;
const BULK = { id: 'skus.bulk', method: 'post', path: '/api/skus/bulk', tag: 'catalog' } as const;
const FOLDER = 'apps/api/src/routes/skus/save';
const WRONG: DescribedAnswer = { operation: SAVE, status: 422, code: 'validation_error' };

const refused = (file: string, test: string): RecordedAnswer => {
  return { operation: 'skus.save', status: 422, code: 'validation_error', file, test };
};
const chosen = (...recorded: readonly RecordedAnswer[]) =>
  chooseTests([WRONG], recorded, new Map([['skus.save', FOLDER]])).get(answerKey(WRONG))?.test;

describe('the test that shows an answer', () => {
  it('is the one beside the operation that says the answer', () => {
    const own = refused(`${FOLDER}/route.test.ts`, '422 lists every failing field');
    const setUp = refused(`${FOLDER}/route.test.ts`, 'saves');
    const area = refused('apps/api/src/routes/skus/skus.test.ts', '422');
    const sweep = refused('apps/api/test/every-operation.answers.test.ts', '422 validation_error: POST');

    expect(chosen(sweep, area, setUp, own)).toBe(own.test);
    expect(chosen(sweep, area, setUp)).toBe(area.test);
    expect(chosen(sweep, setUp)).toBe(setUp.test);
  });

  it('is the sweep rather than a test that names another operation', () => {
    const sweep = refused('apps/api/test/every-operation.answers.test.ts', '422 validation_error: POST');
    const other = refused('apps/api/src/routes/skus/skus.test.ts', 'POST /api/skus/bulk 422 for no items');
    const same = refused('apps/api/src/routes/skus/skus.test.ts', 'POST /api/skus 422 for no name');

    expect(chosen(sweep, other)).toBe(sweep.test);
    expect(chosen(sweep, other, same)).toBe(same.test);
  });

  it('is none for random requests, for either of two answers, and for another code', () => {
    const random = refused('apps/api/test/every-operation.property.test.ts', '422');
    const either = refused('apps/api/test/foreign-ids.test.ts', '422');
    const conflict = { ...refused(`${FOLDER}/route.test.ts`, '422'), code: 'conflict' };
    expect(chosen(random, either, conflict)).toBeUndefined();
  });
});

describe('answers that the description does not list', () => {
  it('are told with their test', () => {
    const own = refused(`${FOLDER}/route.test.ts`, 'asks');
    expect(undescribed([WRONG], [own, { ...own, status: 409, code: 'conflict' }])).toEqual([
      `skus.save 409 conflict: ${FOLDER}/route.test.ts: asks`,
    ]);
  });
});

describe('the operation of a request', () => {
  const operationOf = operationMatcher([GET, SAVE, LIST, BULK]);

  it.each([
    ['GET', '/api/skus?q=x', 'skus.list'],
    ['POST', '/api/skus', 'skus.save'],
    ['POST', '/api/skus/bulk', 'skus.bulk'],
    ['GET', '/api/skus/7', 'skus.get'],
    ['GET', '/api/skus/bulk', null],
    ['DELETE', '/api/skus', null],
    ['GET', '/api/skus/7/alerts', null],
  ])('%s %s is %s', (method, url, id) => {
    expect(operationOf(method, url)).toBe(id);
  });
});
