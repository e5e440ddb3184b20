import { afterEach, describe, expect, it } from '@jest/globals';
import type { AnswerOf } from '@svc/client/create-client';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { hookOf } from '../../../../test/kit/account-samples.ts';
import { DomainError, type Answers } from '../../../../test/kit/fake-api.ts';
import { heldAnswer } from '../../../../test/kit/held-answer.ts';
import { openPage } from '../../../../test/kit/render-page.tsx';

afterEach(() => sessionStorage.clear());

const EVENTS = { 'lookup.completed': 'A lookup has ended', 'sku.alert': 'A code changed' };
const REGISTERED = { ...hookOf(), secret: 'whsec_1' };
const opened = (answers: Answers = {}) =>
  openPage('/admin/webhooks', {
    answers: { 'webhooks.list': [], 'webhooks.events': EVENTS, 'webhooks.register': REGISTERED, ...answers },
  });
const url = () => screen.findByLabelText<HTMLInputElement>('Receiver URL');
const register = () => screen.getByRole('button', { name: 'Register webhook' });
const lastWords = async () => (await screen.findByRole('main')).querySelector('li')?.textContent ?? '';

describe('the webhooks', () => {
  it('explain their purpose if there are none', async () => {
    await opened();
    expect(await screen.findByText('Register a receiver URL to be notified of events.')).toBeDefined();
  });

  it('link to their pages, and show whether they are active', async () => {
    await opened({
      'webhooks.list': [hookOf(), hookOf({ id: 'h-2', url: 'https://b.test', active: false })],
    });

    const links = await screen.findAllByRole('link', { name: /^https:/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/admin/webhooks/h-1',
      '/admin/webhooks/h-2',
    ]);
    expect(screen.getByText('active')).toBeDefined();
    expect(screen.getByText('inactive')).toBeDefined();
  });

  it.each([
    ['nothing before the first delivery', {}, /nothing sent yet$/],
    ['the status of a delivery', { last_delivery_at: '2026-03-14T10:30:00Z', last_status: 204 }, /· 204$/],
    [
      'the error before the status',
      { last_delivery_at: '2026-03-14T10:30:00Z', last_status: 500, last_error: 'HTTP 500' },
      /14 Mar 2026.*· HTTP 500$/,
    ],
  ])('show %s', async (_what, fields, words) => {
    await opened({ 'webhooks.list': [hookOf(fields)] });
    await screen.findByRole('link', { name: /^https:/ });
    expect(await lastWords()).toMatch(words);
  });
});

describe('a new webhook', () => {
  it('is registered for all events by default, and its secret is shown once', async () => {
    const { api, user } = await opened();

    await user.type(await url(), 'https://erp.example.test/hook');
    await user.click(register());

    expect(await screen.findByText('whsec_1')).toBeDefined();
    expect(api.callsOf('webhooks.register').map(({ body }) => body)).toEqual([
      { url: 'https://erp.example.test/hook', events: null },
    ]);
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByText('whsec_1')).toBeNull());
    expect((await url()).value).toBe('');
  });

  it('is registered for the marked events only', async () => {
    const { api, user } = await opened();
    const alerts = await screen.findByLabelText('sku.alert: A code changed');
    const lookups = screen.getByLabelText('lookup.completed: A lookup has ended');

    await user.type(await url(), 'https://erp.example.test');
    await user.click(alerts);
    await user.click(lookups);
    await user.click(lookups);
    await user.click(register());

    await screen.findByText('whsec_1');
    expect(api.callsOf('webhooks.register')[0]?.body).toMatchObject({ events: ['sku.alert'] });
  });

  it('is not sent without a URL', async () => {
    const { api, user } = await opened();
    await url();
    await user.click(register());
    expect(api.callsOf('webhooks.register')).toEqual([]);
  });

  it('is registered once however often the button is pressed', async () => {
    const held = heldAnswer<AnswerOf<'webhooks.register'>>();
    const { api, user } = await opened({ 'webhooks.register': held.answer });

    await user.type(await url(), 'https://erp.example.test');
    await user.dblClick(register());
    held.release(REGISTERED);

    await screen.findByText('whsec_1');
    expect(api.callsOf('webhooks.register')).toHaveLength(1);
  });

  it('is registered once when Enter is pressed twice', async () => {
    const held = heldAnswer<AnswerOf<'webhooks.register'>>();
    const { api, user } = await opened({ 'webhooks.register': held.answer });

    await user.type(await url(), 'https://erp.example.test{Enter}{Enter}');
    held.release(REGISTERED);

    await screen.findByText('whsec_1');
    expect(api.callsOf('webhooks.register')).toHaveLength(1);
  });

  it('shows the error at the URL without clearing the form if rejected', async () => {
    const { user } = await opened({
      'webhooks.register': new DomainError(422, 'validation_error', 'Fields are wrong.', [
        { field: 'url', message: 'Private addresses are not called.' },
      ]),
    });
    const alerts = await screen.findByLabelText<HTMLInputElement>('sku.alert: A code changed');

    await user.type(await url(), 'https://10.0.0.1/');
    await user.click(alerts);
    await user.click(register());

    expect(await screen.findByText('Private addresses are not called.')).toBeDefined();
    expect([(await url()).value, alerts.checked]).toEqual(['https://10.0.0.1/', true]);
  });

  it('survives a reload half typed', async () => {
    const { user } = await opened();
    await user.type(await url(), 'https://half');
    cleanup();

    await opened();
    expect((await url()).value).toBe('https://half');
  });

  it('can be registered even if its events cannot be loaded', async () => {
    const { api, user } = await opened({
      'webhooks.events': new DomainError(500, 'internal_error', 'Out of order.'),
    });
    await user.type(await url(), 'https://erp.example.test');
    await user.click(register());

    await screen.findByText('whsec_1');
    expect(within(screen.getByRole('dialog')).getByRole('heading').textContent).toBe('Signing secret');
    expect(api.callsOf('webhooks.register')).toHaveLength(1);
  });
});
