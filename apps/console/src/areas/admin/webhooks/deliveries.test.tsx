import { describe, expect, it } from '@jest/globals';
import type { AnswerOf } from '@svc/client/create-client';
import { act, screen, waitFor, within } from '@testing-library/react';
import { DomainError, type Answers } from '../../../../test/kit/fake-api.ts';
import { heldAnswer } from '../../../../test/kit/held-answer.ts';
import { nth } from '../../../../test/kit/nth.ts';
import { show } from '../../../../test/kit/render-page.tsx';
import { Deliveries } from './deliveries.tsx';

type Delivery = AnswerOf<'webhooks.deliveries'>[number];

const deliveryOf = (fields: Partial<Delivery> = {}): Delivery => ({
  id: 41,
  event: 'lookup.completed',
  status_code: 200,
  error: null,
  attempts: 1,
  created_at: '2026-03-14T10:30:00Z',
  body: JSON.stringify({ data: { id: 'l-1', description: 'shirt' } }),
  ...fields,
});
const shown = (answers: Answers) => show(<Deliveries hookId="h-1" />, { answers });
const cells = async (at: number) =>
  within(nth(await screen.findAllByRole('row'), at + 1))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('the deliveries of a webhook', () => {
  it('say what to do if there are none', async () => {
    await shown({ 'webhooks.deliveries': [] });
    expect(await screen.findByText('Send a test, or wait for the first event.')).toBeDefined();
  });

  it('show response, attempts and error of each, and a dash without a response', async () => {
    await shown({
      'webhooks.deliveries': [
        deliveryOf({ attempts: 3, status_code: 500, error: 'HTTP 500: <html>' }),
        deliveryOf({ id: 42, event: 'ping', status_code: null, attempts: 0, body: '{"data":{}}' }),
      ],
    });

    expect((await cells(0)).slice(1, 5)).toEqual(['Lookup finished: shirt', '500', '3', 'HTTP 500: <html>']);
    expect((await cells(1)).slice(1, 5)).toEqual(['Test', '—', '0', '']);
  });

  it.each([
    ['lookup.decided', { id: 'l-1', description: 'shirt' }, 'Lookup decided: shirt', '/lookups/l-1'],
    ['batch.completed', { id: 'b-1', filename: 'a.csv' }, 'Batch completed: a.csv', '/batches/b-1'],
    ['sku.alert', { sku_id: 7, sku: 'TS-1' }, 'Alert raised: TS-1', '/catalog/7'],
    [
      'tariff.changed',
      { market: 'US', from_version: 'a', to_version: 'b' },
      'Schedule changed: US a → b',
      '/tariff/compare?market=US&from=a&to=b',
    ],
  ])('show the subject of %s with a link', async (event, data, sentence, href) => {
    await shown({ 'webhooks.deliveries': [deliveryOf({ event, body: JSON.stringify({ data }) })] });
    expect((await cells(0))[1]).toBe(sentence);
    expect(screen.getByRole('link').getAttribute('href')).toBe(href);
  });

  it('show the payload and the whole response when opened', async () => {
    const { user } = await shown({
      'webhooks.deliveries': [deliveryOf({ status_code: 500, error: 'Oops' })],
    });
    await user.click(await screen.findByText(/^14 Mar 2026/));

    const dialog = within(await screen.findByRole('dialog', { name: 'Delivery 41' }));
    expect(dialog.getByText('500 · Oops')).toBeDefined();
    expect(dialog.getByText(/"description": "shirt"/)).toBeDefined();
  });

  it('are filtered by state on request, and reset again', async () => {
    const { api, user } = await shown({ 'webhooks.deliveries': [deliveryOf()] });
    await cells(0);

    await user.selectOptions(screen.getByLabelText('Status'), 'failed');
    await waitFor(() =>
      expect(api.callsOf('webhooks.deliveries').at(-1)?.query.get('status')).toBe('failed'),
    );
    expect(api.callsOf('webhooks.deliveries')[0]?.query.has('status')).toBe(false);
    expect(api.callsOf('webhooks.deliveries').every(({ params }) => params['hook_id'] === 'h-1')).toBe(true);
  });

  it('have their own redelivery button', async () => {
    const { api, user } = await shown({
      'webhooks.deliveries': [deliveryOf(), deliveryOf({ id: 42 })],
      'webhooks.redeliver': { ok: true },
    });

    await user.click(await screen.findByRole('button', { name: 'Send again 42' }));

    expect(await screen.findByText('Delivery queued again')).toBeDefined();
    expect(api.callsOf('webhooks.redeliver').map(({ params }) => params)).toEqual([
      { hook_id: 'h-1', delivery_id: '42' },
    ]);
    await waitFor(() => expect(api.callsOf('webhooks.deliveries').length).toBeGreaterThan(1));
  });

  it('are redelivered one at a time, once however often the button is pressed', async () => {
    const held = heldAnswer<AnswerOf<'webhooks.redeliver'>>();
    const { api, user } = await shown({
      'webhooks.deliveries': [deliveryOf(), deliveryOf({ id: 42 })],
      'webhooks.redeliver': held.answer,
    });
    const other = await screen.findByRole('button', { name: 'Send again 42' });
    const again = screen.getByRole('button', { name: 'Send again 41' });

    act(() => {
      again.focus();
      again.click();
      again.click();
    });
    await waitFor(() => expect(other.hasAttribute('disabled')).toBe(true));
    expect(document.activeElement).toBe(again);
    held.release({ ok: true });
    await waitFor(() => expect(other.hasAttribute('disabled')).toBe(false));
    expect(api.callsOf('webhooks.redeliver')).toHaveLength(1);

    await user.click(other);
    await waitFor(() => expect(api.callsOf('webhooks.redeliver')).toHaveLength(2));
  });

  it('show the reason if redelivery fails', async () => {
    const { user } = await shown({
      'webhooks.deliveries': [deliveryOf()],
      'webhooks.redeliver': new DomainError(409, 'conflict', 'The webhook is paused.'),
    });
    await user.click(await screen.findByRole('button', { name: 'Send again 41' }));
    expect((await screen.findByRole('alert')).textContent).toBe('The webhook is paused.');
  });

  it('refresh automatically: a waiting delivery shows its response', async () => {
    const { api } = await shown({ 'webhooks.deliveries': [deliveryOf({ status_code: null, attempts: 0 })] });
    await cells(0);
    api.answer({ 'webhooks.deliveries': [deliveryOf({ status_code: 204 })] });

    expect(await screen.findByText('204')).toBeDefined();
  });
});
