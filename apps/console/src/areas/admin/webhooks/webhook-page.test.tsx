import { describe, expect, it } from '@jest/globals';
import type { AnswerOf } from '@svc/client/create-client';
import { act, screen, waitFor } from '@testing-library/react';
import { hookOf } from '../../../../test/kit/account-samples.ts';
import { Refusal, type Answers } from '../../../../test/kit/fake-api.ts';
import { heldAnswer } from '../../../../test/kit/held-answer.ts';
import { openPage } from '../../../../test/kit/render-page.tsx';

const TESTED = { ...hookOf(), ok: true, last_status: 200 };
const opened = (answers: Answers = {}, path = '/admin/webhooks/h-1') =>
  openPage(path, { answers: { 'webhooks.list': [hookOf()], 'webhooks.deliveries': [], ...answers } });
const button = (name: string) => screen.findByRole('button', { name });

describe('the page of a webhook', () => {
  it('says that there is no such webhook, and asks for no deliveries of it', async () => {
    const { api } = await opened({}, '/admin/webhooks/h-99');
    expect(await screen.findByText('Page not found')).toBeDefined();
    expect(api.callsOf('webhooks.deliveries')).toEqual([]);
  });

  it('asks for nothing on behalf of an account that is no administrator', async () => {
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
  ])('%#: says what the receiver answered', async (tested, words) => {
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

  it("that comes too often shows the service's message", async () => {
    const { user } = await opened({
      'webhooks.test': new Refusal(429, 'rate_limited', 'At most 5 tests a minute.'),
    });
    await user.click(await button('Send a test'));
    expect((await screen.findByRole('alert')).textContent).toBe('At most 5 tests a minute.');
  });
});

describe('what can be done with a webhook', () => {
  it.each([
    [true, 'Pause', { active: false }],
    [false, 'Resume', { active: true }],
  ])('whose activity is %s: "%s"', async (active, name, body) => {
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
  ] as const)('is done once however often "%s" is pressed', async (name, id) => {
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

  it('shows the new state after a pause', async () => {
    const { api, user } = await opened({ 'webhooks.change': hookOf({ active: false }) });
    const pause = await button('Pause');
    api.answer({ 'webhooks.list': [hookOf({ active: false })] });

    await user.click(pause);

    expect(await button('Resume')).toBeDefined();
    expect(screen.getByText('inactive')).toBeDefined();
  });

  it('leads back to the list once it is deleted', async () => {
    const { api, user, path } = await opened({ 'webhooks.delete': { ok: true } });
    const remove = await button('Delete');
    api.answer({ 'webhooks.list': [] });

    await user.click(remove);

    expect(await screen.findByText('No webhooks')).toBeDefined();
    expect(path()).toBe('/admin/webhooks');
  });

  it('is deleted once however often the button is pressed', async () => {
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

  it('stays in place when the deletion is rejected', async () => {
    const { user, path } = await opened({
      'webhooks.delete': new Refusal(503, 'service_unavailable', 'Try again in a minute.'),
    });
    await user.click(await button('Delete'));

    expect((await screen.findByRole('alert')).textContent).toBe('Try again in a minute.');
    expect(path()).toBe('/admin/webhooks/h-1');
  });
});
