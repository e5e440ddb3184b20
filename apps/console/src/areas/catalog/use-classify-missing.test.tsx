import { describe, expect, it, jest } from '@jest/globals';
import type { AnswerOf } from '@svc/client/create-client';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { DomainError, type Answers, type SeenCall } from '../../../test/kit/fake-api.ts';
import { heldAnswer } from '../../../test/kit/held-answer.ts';
import { lookupOf } from '../../../test/kit/lookup-answers.ts';
import { nth } from '../../../test/kit/nth.ts';
import { openPage, show } from '../../../test/kit/render-page.tsx';
import { skuRow, skusOf } from '../../../test/kit/sku-samples.ts';
import { CatalogActs } from './catalog-acts.tsx';

const LIMITS: Answers = { 'system.limits': { credits_per_lookup: 1 } };
const without = (ids: readonly number[]) => ids.map((id) => skuRow({ id, current_code: null }));
const idsTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
/** Lookups that end at once, each with the id of its product. */
const ENDING: Answers = {
  ...LIMITS,
  'skus.classify': ({ params }) => lookupOf({ id: params['sku_id'] ?? '', status: 'queued' }),
  'lookups.get': ({ params }) => lookupOf({ id: params['lookup_id'] ?? '', status: 'proposed' }),
};

async function started(ids: readonly number[], answers: Answers = ENDING, onDone = jest.fn()) {
  const page = await show(<CatalogActs market={undefined} onDone={onDone} />, {
    answers: { 'skus.list': skusOf(without(ids)), ...answers },
  });
  await page.user.click(screen.getByRole('button', { name: 'Classify those without a code' }));
  await page.user.click(await screen.findByRole('button', { name: 'Start' }));
  return { ...page, onDone };
}
const classified = (calls: readonly SeenCall[]) => calls.map(({ params }) => Number(params['sku_id']));

describe('the products to classify', () => {
  it('are those without a code or suggestion, from every page of the list', async () => {
    const pages: Readonly<Record<string, AnswerOf<'skus.list'>>> = {
      1: skusOf([...without([1]), skuRow({ id: 2, current_code: null, suggested_code: '6109.10' })], {
        total: 501,
      }),
      2: skusOf(without([501]), { total: 501 }),
    };
    const { api } = await started([], {
      ...ENDING,
      'skus.list': ({ query }) => pages[query.get('page') ?? ''] ?? skusOf([]),
    });

    expect(await screen.findByText('2 of 2 classified')).toBeDefined();
    const { value, max } = screen.getByRole<HTMLProgressElement>('progressbar');
    expect([value, max]).toEqual([2, 2]);
    expect(classified(api.callsOf('skus.classify'))).toEqual([1, 501]);
    const asked = api.callsOf('skus.list').map(({ query }) => Object.fromEntries(query));
    expect(asked.slice(0, 2)).toEqual([
      { has_code: 'false', page: '1', page_size: '500' },
      { has_code: 'false', page: '2', page_size: '500' },
    ]);
  });

  it('are those of the selected market', async () => {
    const { api, user } = await show(<CatalogActs market="EU" onDone={() => undefined} />, {
      answers: { ...LIMITS, 'skus.list': skusOf(without([1])) },
    });
    await user.click(screen.getByRole('button', { name: 'Classify those without a code' }));
    await screen.findByRole('dialog');
    expect(api.callsOf('skus.list').map(({ query }) => query.get('market'))).toEqual(['EU']);
  });

  it('are requested in the reader’s language', async () => {
    const { api, user } = await show(<CatalogActs market={undefined} onDone={() => undefined} />, {
      answers: { ...LIMITS, 'skus.list': skusOf([]) },
      language: 'ja',
    });
    await user.click(nth(screen.getAllByRole('button'), 1));
    await waitFor(() => expect(api.callsOf('skus.list')[0]?.language).toBe('ja'));
  });

  it('show an error if the list is unavailable', async () => {
    const { user } = await show(<CatalogActs market={undefined} onDone={() => undefined} />, {
      answers: { 'skus.list': new DomainError(500, 'internal_error', 'Out of order.') },
    });
    await user.click(screen.getByRole('button', { name: 'Classify those without a code' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Out of order.');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the classification of products without a code', () => {
  it('classifies each product once, and reports completion', async () => {
    const { api, onDone } = await started(idsTo(9));

    expect(await screen.findByText('9 of 9 classified')).toBeDefined();
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(classified(api.callsOf('skus.classify')).sort((one, other) => one - other)).toEqual(idsTo(9));
    expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
  });

  it('runs at most four at a time', async () => {
    const held = heldAnswer<AnswerOf<'skus.classify'>>();
    const { api } = await started(idsTo(9), { ...ENDING, 'skus.classify': held.answer });

    await waitFor(() => expect(api.callsOf('skus.classify')).toHaveLength(4));
    expect(screen.getByText('0 of 9 classified')).toBeDefined();
    held.release(lookupOf({ status: 'queued' }));
    expect(await screen.findByText('9 of 9 classified')).toBeDefined();
  });

  it('waits for a running result', async () => {
    const answers: AnswerOf<'lookups.get'>['status'][] = ['queued', 'processing', 'needs_info'];
    const { api } = await started([1], {
      ...ENDING,
      'lookups.get': () => lookupOf({ status: answers.shift() ?? 'needs_info' }),
    });

    expect(await screen.findByText('1 of 1 classified')).toBeDefined();
    expect(api.callsOf('lookups.get')).toHaveLength(3);
    expect(screen.queryByText(/failed/)).toBeNull();
  });

  it.each<[string, Answers]>([
    ['came to no answer', { 'lookups.get': lookupOf({ status: 'error' }) }],
    ['was deleted meanwhile', { 'skus.classify': new DomainError(404, 'not_found', 'Gone.') }],
    ['cannot be classified', { 'skus.classify': new DomainError(422, 'validation_error', 'Empty.') }],
  ])('continues after a product that %s, and counts it', async (_what, answers) => {
    const { api } = await started([1, 2, 3, 4, 5, 6], { ...ENDING, ...answers });

    expect(await screen.findByText('6 of 6 classified')).toBeDefined();
    expect(screen.getByText('6 failed')).toBeDefined();
    expect(api.callsOf('skus.classify')).toHaveLength(6);
  });

  it.each([
    [402, 'out_of_credits'],
    [403, 'plan_feature'],
    [429, 'rate_limited'],
  ])('stops completely on the error %i, and shows the reason', async (status, code) => {
    const { api, onDone } = await started(idsTo(40), {
      ...ENDING,
      'skus.classify': new DomainError(status, code, `refused with ${code}`),
    });

    expect((await screen.findByRole('alert')).textContent).toBe(`refused with ${code}`);
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(api.callsOf('skus.classify').length).toBeLessThanOrEqual(4);
    expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
  });

  it('starts no further product once stopped', async () => {
    const held = heldAnswer<AnswerOf<'skus.classify'>>();
    const { api, user, onDone } = await started(idsTo(9), { ...ENDING, 'skus.classify': held.answer });
    await waitFor(() => expect(api.callsOf('skus.classify')).toHaveLength(4));

    await user.click(screen.getByRole('button', { name: 'Stop' }));
    held.release(lookupOf({ status: 'queued' }));

    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(api.callsOf('skus.classify')).toHaveLength(4);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('starts no further product once the page is left', async () => {
    const held = heldAnswer<AnswerOf<'skus.classify'>>();
    const { api, onDone } = await started(idsTo(9), { ...ENDING, 'skus.classify': held.answer });
    await waitFor(() => expect(api.callsOf('skus.classify')).toHaveLength(4));

    cleanup();
    held.release(lookupOf({ status: 'queued' }));

    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(api.callsOf('skus.classify')).toHaveLength(4);
  });

  it('asks to sign in again if the session has ended', async () => {
    const { user } = await openPage('/catalog', {
      answers: {
        ...LIMITS,
        'skus.list': skusOf(without([1])),
        'skus.classify': new DomainError(401, 'unauthenticated', 'Sign in.'),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Classify those without a code' }));
    await user.click(await screen.findByRole('button', { name: 'Start' }));

    expect(await screen.findByLabelText('Password')).toBeDefined();
  });
});
