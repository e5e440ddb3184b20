import { describe, expect, it } from '@jest/globals';
import type { AnswerOf } from '@svc/client/create-client';
import { act, screen, waitFor } from '@testing-library/react';
import { hookOf } from '../../../../test/kit/account-samples.ts';
import { DomainError, type Answers } from '../../../../test/kit/fake-api.ts';
import { heldAnswer } from '../../../../test/kit/held-answer.ts';
import { openPage } from '../../../../test/kit/render-page.tsx';

const TESTED = { ...hookOf(), ok: true, last_status: 200 };
const opened = (answers: Answers = {}, path = '/admin/webhooks/h-1') =>
  openPage(path, { answers: { 'webhooks.list': [hookOf()], 'webhooks.deliveries': [], ...answers } });
const button = (name: string) => screen.findByRole('button', { name });

describe('the page of a webhook', () => {
  it('reports a missing webhook with a link to the list, and requests no deliveries', async () => {
    const { api } = await opened({}, '/admin/webhooks/h-99');
    const state = await screen.findByText('Page not found');
    expect(state.parentElement?.querySelector('a')?.getAttribute('href')).toBe('/admin/webhooks');
    expect(api.callsOf('webhooks.deliveries')).toEqual([]);
  });

  it('requests nothing for a non-administrator', async () => {
    const { api } = await openPage('/admin/webhooks/h-1', {
      answers: { 'webhooks.list': [hookOf()] },
      role: 'reviewer',
    });
    expect(await screen.findByText('This area needs another role')).toBeDefined();
    expect(api.callsOf('webhooks.list')).toEqual([]);
  });

  it.each([
    [[], 'All events'],
    [['sku.alert', 'batch.completed'], 'sku.alert, batch.completed'],
  ])('names the events %j as "%s"', async (events, words) => {
    await opened({ 'webhooks.list': [hookOf({ events })] });
    expect(await screen.findByText(words)).toBeDefined();
  });
});

describe('a test of a webhook', () => {
  it.each([
    [TESTED, 'The receiver answered 200'],
    [{ ...TESTED, ok: false, last_status: 503, last_error: 'HTTP 503' }, 'The test failed: HTTP 503'],
    [{ ...TESTED, ok: false, last_status: null, last_error: 'no route' }, 'The test failed: no route'],
    [{ ...TESTED, ok: false, last_status: 302 }, 'The test failed: 302'],
  ])('%#: shows the response of the receiver', async (tested, words) => {
    const { api, user } = await opened({ 'webhooks.test': tested });

    await user.click(await button('Send a test'));

    expect(await screen.findByText(words)).toBeDefined();
    expect(api.callsOf('webhooks.test').map(({ params }) => params)).toEqual([{ hook_id: 'h-1' }]);
    await waitFor(() => expect(api.callsOf('webhooks.deliveries').length).toBeGreaterThan(1));
  });

  it('is sent once however often the button is pressed', async () => {
    const held = heldAnswer<AnswerOf<'webhooks.test'>>();
    const { api, user } = await opened({ 'webhooks.test': held.answer });

    await user.dblClick(await button('Send a test'));
    held.release({ ...TESTED, last_status: 418 });

    expect(await screen.findByText('The receiver answered 418')).toBeDefined();
    expect(api.callsOf('webhooks.test')).toHaveLength(1);
  });

  it('shows the service’s message if too frequent', async () => {
    const { user } = await opened({
      'webhooks.test': new DomainError(429, 'rate_limited', 'At most 5 tests a minute.'),
    });
    await user.click(await button('Send a test'));
    expect((await screen.findByRole('alert')).textContent).toBe('At most 5 tests a minute.');
  });
});

describe('the actions of a webhook', () => {
  it.each([
    [true, 'Pause', { active: false }],
    [false, 'Resume', { active: true }],
  ])('depend on its activity, %s: "%s"', async (active, name, body) => {
    const { api, user } = await opened({
      'webhooks.list': [hookOf({ active })],
      'webhooks.change': hookOf({ active: !active }),
    });

    await user.click(await button(name));

    await waitFor(() => expect(api.callsOf('webhooks.change')[0]).toMatchObject({ body }));
    expect(api.callsOf('webhooks.change')[0]?.params).toEqual({ hook_id: 'h-1' });
  });

  it.each([
    ['Send a test', 'webhooks.test'],
    ['Pause', 'webhooks.change'],
  ] as const)('are sent once however often "%s" is pressed', async (name, id) => {
    const held = heldAnswer<AnswerOf<'webhooks.test'>>();
    const { api } = await opened({ [id]: held.answer });
    const pressed = await button(name);

    act(() => {
      pressed.click();
      pressed.click();
    });
    await waitFor(() => expect(pressed.getAttribute('data-pending')).toBe('true'));
    held.release(TESTED);

    await waitFor(() => expect(pressed.getAttribute('data-pending')).toBeNull());
    expect(api.callsOf(id)).toHaveLength(1);
  });

  it('show the new state after a pause', async () => {
    const { api, user } = await opened({ 'webhooks.change': hookOf({ active: false }) });
    const pause = await button('Pause');
    api.answer({ 'webhooks.list': [hookOf({ active: false })] });

    await user.click(pause);

    expect(await button('Resume')).toBeDefined();
    expect(screen.getByText('inactive')).toBeDefined();
  });

  it('return to the list after deletion', async () => {
    const { api, user, path } = await opened({ 'webhooks.delete': { ok: true } });
    const remove = await button('Delete');
    api.answer({ 'webhooks.list': [] });

    await user.click(remove);

    expect(await screen.findByText('No webhooks')).toBeDefined();
    expect(path()).toBe('/admin/webhooks');
  });

  it('delete once however often the button is pressed', async () => {
    const held = heldAnswer<AnswerOf<'webhooks.delete'>>();
    const { api, path } = await opened({ 'webhooks.delete': held.answer });
    const remove = await button('Delete');

    act(() => {
      remove.click();
      remove.click();
    });
    await waitFor(() => expect(remove.getAttribute('data-pending')).toBe('true'));
    held.release({ ok: true });

    await waitFor(() => expect(path()).toBe('/admin/webhooks'));
    expect(api.callsOf('webhooks.delete')).toHaveLength(1);
  });

  it('keep the webhook when the deletion is rejected', async () => {
    const { user, path } = await opened({
      'webhooks.delete': new DomainError(503, 'service_unavailable', 'Try again in a minute.'),
    });
    await user.click(await button('Delete'));

    expect((await screen.findByRole('alert')).textContent).toBe('Try again in a minute.');
    expect(path()).toBe('/admin/webhooks/h-1');
  });
});
