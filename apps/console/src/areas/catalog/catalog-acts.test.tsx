import { describe, expect, it } from '@jest/globals';
import type { AnswerOf } from '@svc/client/create-client';
import { screen, waitFor } from '@testing-library/react';
import { DomainError, type Answers } from '../../../test/kit/fake-api.ts';
import { heldAnswer } from '../../../test/kit/held-answer.ts';
import { nth } from '../../../test/kit/nth.ts';
import { show, type Surroundings } from '../../../test/kit/render-page.tsx';
import { skuRow, skusOf } from '../../../test/kit/sku-samples.ts';
import { CatalogActs } from './catalog-acts.tsx';

type Market = 'US' | 'EU' | 'VN';
type Checked = AnswerOf<'skus.check_codes'>;

const checkedOf = (checked: number, changed: number): Checked => ({
  checked,
  changed,
  counts: skusOf([]).counts,
  checked_version: null,
  checked_versions: {},
});
const missing = (count: number): Answers => ({
  'skus.list': skusOf(Array.from({ length: count }, (_, at) => skuRow({ id: at + 1, current_code: null }))),
});
const shown = (answers: Answers, market?: Market, around: Surroundings = {}) =>
  show(<CatalogActs market={market} onDone={() => undefined} />, { ...around, answers });
const check = () => screen.getByRole('button', { name: 'Check all codes' });
const classify = () => screen.getByRole('button', { name: 'Classify those without a code' });

describe('the check of all codes', () => {
  it.each([
    [undefined, {}],
    ['VN', { market: 'VN' }],
  ] as const)('of the market %s requests %j', async (market, body) => {
    const { api, user } = await shown({ 'skus.check_codes': checkedOf(7, 2) }, market);
    expect(screen.queryByText(/codes checked/)).toBeNull();

    await user.click(check());

    expect(await screen.findByText('7 codes checked, 2 changed state')).toBeDefined();
    expect(api.callsOf('skus.check_codes').map((call) => call.body)).toEqual([body]);
  });

  it('shows that it is running, and is not sent twice', async () => {
    const held = heldAnswer<Checked>();
    const { api, user } = await shown({ 'skus.check_codes': held.answer });

    await user.dblClick(check());
    expect(await screen.findByRole('button', { name: 'Checking the codes …' })).toBeDefined();
    held.release(checkedOf(5, 0));

    expect(await screen.findByText('5 codes checked, 0 changed state')).toBeDefined();
    expect(api.callsOf('skus.check_codes')).toHaveLength(1);
  });

  it('shows the reason if rejected', async () => {
    const { user } = await shown({
      'skus.check_codes': new DomainError(402, 'trial_ended', 'The trial has ended.'),
    });
    await user.click(check());
    expect((await screen.findByRole('alert')).textContent).toBe('The trial has ended.');
  });
});

describe('the confirmation before products are classified', () => {
  it.each([
    [1, 1, /^1 product without a code and without a suggestion is classified; this costs 1 /],
    [3, 0.1, /^3 products .* this costs 0\.3 credits at most\.$/],
  ])('shows the maximum cost of %i products at %d credits', async (count, each, words) => {
    const { api, user } = await shown({ ...missing(count), 'system.limits': { credits_per_lookup: each } });
    await user.click(classify());

    expect(
      await screen.findByRole('dialog', { name: 'Classify the products without a code?' }),
    ).toBeDefined();
    expect(await screen.findByText(words)).toBeDefined();
    expect(api.callsOf('skus.classify')).toEqual([]);
  });

  it('formats numbers by language', async () => {
    const limits = { 'system.limits': { credits_per_lookup: 0.5 } };
    const { user } = await shown({ ...missing(3), ...limits }, undefined, { language: 'vi' });
    await user.click(nth(screen.getAllByRole('button'), 1));
    expect((await screen.findByText(/1,5/)).tagName).toBe('P');
  });

  it.each(['Cancel', 'Escape'])('classifies nothing when closed by %s', async (how) => {
    const { api, user } = await shown({ ...missing(2), 'system.limits': { credits_per_lookup: 1 } });
    await user.click(classify());
    await screen.findByText(/2 products/);

    if (how === 'Escape') await user.keyboard('{Escape}');
    else await user.click(screen.getByRole('button', { name: how }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.callsOf('skus.classify')).toEqual([]);
  });

  it('cannot be accepted before the price is known', async () => {
    const { user } = await shown({
      ...missing(2),
      'system.limits': new DomainError(500, 'internal_error', 'Out of order.'),
    });
    await user.click(classify());
    await screen.findByRole('alert');
    expect(screen.getByRole('button', { name: 'Start' }).hasAttribute('disabled')).toBe(true);
  });

  it('is not shown if nothing is missing', async () => {
    const { user } = await shown(missing(0));
    await user.click(classify());
    expect(await screen.findByText('Every product has a code or a suggestion.')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
