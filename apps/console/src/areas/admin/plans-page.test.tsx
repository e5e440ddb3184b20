import { describe, expect, it } from '@jest/globals';
import type { AnswerOf } from '@svc/client/create-client';
import { act, screen, waitFor, within } from '@testing-library/react';
import { planOf } from '../../../test/kit/account-samples.ts';
import { DomainError, type Answers } from '../../../test/kit/fake-api.ts';
import { heldAnswer } from '../../../test/kit/held-answer.ts';
import { openPage } from '../../../test/kit/render-page.tsx';

type Entitlement = AnswerOf<'admin.plans_list'>[number]['entitlements'][number];

const BATCHES: Entitlement = {
  key: 'batches',
  kind: 'feature',
  category: 'work',
  label: 'Batches',
  unit_label: null,
  enabled: true,
  value: null,
  unlimited: null,
};
const ROWS: Entitlement = {
  key: 'batch_max_rows',
  kind: 'limit',
  category: 'work',
  label: 'Rows of a batch',
  unit_label: 'rows',
  enabled: null,
  value: 500,
  unlimited: false,
};
const opened = (entitlements: readonly Entitlement[], answers: Answers = {}) =>
  openPage('/admin/plans', {
    answers: { 'admin.plans_list': [planOf({ entitlements })], 'admin.plans_edit': planOf(), ...answers },
  });
const rows = () => screen.findByLabelText<HTMLInputElement>(/^Rows of a batch/);
const save = () => screen.queryByRole('button', { name: 'Save' });

describe('the plans', () => {
  it('show that there are none', async () => {
    await openPage('/admin/plans', { answers: { 'admin.plans_list': [] } });
    expect(await screen.findByText('No plans')).toBeDefined();
  });

  it('show features as checkboxes and limits as numbers, blank for no limit', async () => {
    await opened([BATCHES, { ...BATCHES, key: 'api', label: 'API', enabled: false }, ROWS]);

    const plan = within(await screen.findByRole('region', { name: 'Professional' }));
    expect(plan.getByLabelText<HTMLInputElement>('Batches').checked).toBe(true);
    expect(plan.getByLabelText<HTMLInputElement>('API').checked).toBe(false);
    expect((await rows()).value).toBe('500');
    expect(save()).toBeNull();
  });

  it('show a limit of zero as zero, and no limit as blank', async () => {
    await opened([
      { ...ROWS, key: 'none', label: 'None', value: 0 },
      { ...ROWS, key: 'all', label: 'All', value: null, unlimited: true },
    ]);
    expect((await screen.findByLabelText<HTMLInputElement>(/^None/)).value).toBe('0');
    expect(screen.getByLabelText<HTMLInputElement>(/^All/).value).toBe('');
  });
});

describe('a change of a plan', () => {
  it.each([
    [true, false],
    [false, true],
  ])('sends only a feature that was %s as %s', async (enabled, sent) => {
    const { api, user } = await opened([{ ...BATCHES, enabled }, ROWS]);

    await user.click(await screen.findByLabelText('Batches'));

    await waitFor(() => expect(api.callsOf('admin.plans_edit')).toHaveLength(1));
    expect(api.callsOf('admin.plans_edit')[0]).toMatchObject({
      params: { plan_key: 'pro' },
      body: { entitlements: [{ key: 'batches', enabled: sent }] },
    });
  });

  it.each([
    ['0', 0],
    [' 750 ', 750],
    ['007', 7],
    ['999999999', 999_999_999],
    ['', null],
  ])('sends the limit "%s" as %s', async (typed, value) => {
    const { api, user } = await opened([ROWS]);

    await user.clear(await rows());
    if (typed !== '') await user.type(await rows(), typed);
    await user.click(screen.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(api.callsOf('admin.plans_edit')).toHaveLength(1));
    expect(api.callsOf('admin.plans_edit')[0]?.body).toEqual({
      entitlements: [{ key: 'batch_max_rows', value }],
    });
  });

  it.each(['-1', '1.5', '1,000', '1e3', '５００', 'many', '1000000000'])(
    'does not allow saving the limit "%s"',
    async (typed) => {
      const { user } = await opened([ROWS]);

      await user.clear(await rows());
      await user.type(await rows(), typed);

      expect(save()).toBeNull();
      expect((await rows()).getAttribute('aria-invalid')).toBe('true');
    },
  );

  it('of a limit is sent once however often the button is pressed', async () => {
    const held = heldAnswer<AnswerOf<'admin.plans_edit'>>();
    const { api, user } = await opened([ROWS], { 'admin.plans_edit': held.answer });
    await user.type(await rows(), '0');
    const pressed = screen.getByRole('button', { name: 'Save' });

    act(() => {
      pressed.click();
      pressed.click();
    });
    held.release(planOf());

    expect(await screen.findByText('Saved')).toBeDefined();
    expect(api.callsOf('admin.plans_edit')).toHaveLength(1);
  });

  it('has nothing to save once the old limit is typed again', async () => {
    const { user } = await opened([ROWS]);
    await user.type(await rows(), '0');
    expect(save()).not.toBeNull();

    await user.type(await rows(), '{Backspace}');
    expect(save()).toBeNull();
  });

  it('shows the reason in its plan and restores the checkbox if rejected', async () => {
    const { user } = await opened([BATCHES], {
      'admin.plans_edit': new DomainError(422, 'validation_error', 'A plan in use keeps this.'),
    });

    await user.click(await screen.findByLabelText('Batches'));

    const plan = within(screen.getByRole('region', { name: 'Professional' }));
    expect((await plan.findByRole('alert')).textContent).toBe('A plan in use keeps this.');
    expect(plan.getByLabelText<HTMLInputElement>('Batches').checked).toBe(true);
  });
});
