import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { DomainError, type Answers } from '../../../test/kit/fake-api.ts';
import { AROUND_A_LOOKUP, lookupOf, waitingOf } from '../../../test/kit/lookup-answers.ts';
import { openPage } from '../../../test/kit/render-page.tsx';

const other = 'b'.repeat(32);
const queueOf = (...items: readonly ReturnType<typeof waitingOf>[]): Answers => ({
  ...AROUND_A_LOOKUP,
  'review.list': { items, total: items.length, page: 1, page_size: 200 },
  'lookups.get': ({ params }) => lookupOf({ id: params['lookup_id'] ?? '' }),
});
const TWO = queueOf(waitingOf(), waitingOf({ id: other, description: 'Steel pump' }));
const openId = (): string | null => screen.getByRole('listbox').getAttribute('aria-activedescendant');

describe('the review page', () => {
  it('is hidden from the role of a user and requests nothing for it', async () => {
    const { api } = await openPage('/review', { role: 'entry', answers: TWO });

    expect(
      await screen.findByText('Ask an administrator to give your account the Reviewer role.'),
    ).toBeDefined();
    expect(api.callsOf('review.list')).toHaveLength(0);
  });

  it('opens the first row and stores it in the URL', async () => {
    const { path } = await openPage('/review', { role: 'reviewer', answers: TWO });

    await waitFor(() => expect(path()).toBe(`/review?item=${waitingOf().id}`));
    expect(openId()).toBe(`row-${waitingOf().id}`);
  });

  it('opens the row in the URL', async () => {
    const { path } = await openPage(`/review?item=${other}`, { role: 'reviewer', answers: TWO });

    expect(await screen.findByRole('listbox')).toBeDefined();
    expect(openId()).toBe(`row-${other}`);
    expect(path()).toBe(`/review?item=${other}`);
  });

  it('requests what the URL says, riskiest first by default', async () => {
    const { api } = await openPage('/review?status=error&market=EU&q=tea', {
      role: 'reviewer',
      answers: TWO,
    });

    await waitFor(() => expect(api.callsOf('review.list')).toHaveLength(1));
    expect(Object.fromEntries(api.callsOf('review.list')[0]?.query ?? [])).toEqual({
      q: 'tea',
      status: 'error',
      market: 'EU',
      sort: 'risk',
      page_size: '200',
    });
  });

  it('ignores invalid values in the URL', async () => {
    const { api } = await openPage('/review?status=done&market=UK&sort=worst&item=7', {
      role: 'reviewer',
      answers: TWO,
    });

    await waitFor(() => expect(api.callsOf('review.list')).toHaveLength(1));
    expect(Object.fromEntries(api.callsOf('review.list')[0]?.query ?? [])).toEqual({
      sort: 'risk',
      page_size: '200',
    });
    expect(await screen.findByRole('listbox')).toBeDefined();
    expect(openId()).toBe(`row-${waitingOf().id}`);
  });

  it('stores a selected filter in the URL and restarts the queue', async () => {
    const { api, user, path } = await openPage('/review', { role: 'reviewer', answers: TWO });
    await screen.findByText('2 waiting');

    api.answer(queueOf(waitingOf({ id: other, description: 'Green tea', market: 'VN' })));
    await user.selectOptions(screen.getByLabelText('Market'), 'VN');

    await waitFor(() => expect(path()).toBe(`/review?market=VN&sort=risk&item=${other}`));
    expect(await screen.findByText('1 waiting')).toBeDefined();
    expect(screen.queryByRole('option', { name: /T-shirt/ })).toBeNull();
  });

  it('shows that nothing matches these filters', async () => {
    await openPage('/review?market=EU', { role: 'reviewer', answers: queueOf() });

    expect(await screen.findByText('Nothing to review')).toBeDefined();
    expect(screen.getByText('0 waiting')).toBeDefined();
  });

  it('shows why the queue is unreadable, and reloads it on request', async () => {
    const { api, user } = await openPage('/review', {
      role: 'reviewer',
      answers: { 'review.list': new DomainError(500, 'internal_error', 'Went wrong') },
    });
    expect(await screen.findByText('Went wrong')).toBeDefined();

    api.answer(TWO);
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByText('2 waiting')).toBeDefined();
  });

  it('marks a row no longer in the queue as decided by somebody else, in place', async () => {
    const { api } = await openPage('/review', { role: 'reviewer', answers: TWO });
    await screen.findByText('2 waiting');

    api.answer(queueOf(waitingOf({ id: other, description: 'Steel pump' })));
    // As when the reviewer comes back to the tab.
    fireEvent(window, new Event('visibilitychange'));

    expect(await screen.findByText('1 waiting')).toBeDefined();
    const [first, second] = within(screen.getByRole('listbox')).getAllByRole('option');
    expect(first?.textContent).toContain('already decided');
    expect(second?.textContent).toContain('Steel pump');
  });
});
