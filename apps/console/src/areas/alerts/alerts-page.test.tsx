import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { alertOf, seenAlert } from '../../../test/kit/alert-samples.ts';
import { DomainError } from '../../../test/kit/fake-api.ts';
import { heldAnswer } from '../../../test/kit/held-answer.ts';
import { openPage } from '../../../test/kit/render-page.tsx';

const CASE = alertOf();
const BAG = alertOf({ id: 2, sku_id: 72, sku: 'BAG-1', code: '4202.22.15.00', successors: [] });
const SOCK = alertOf({ id: 3, sku_id: 73, sku: 'SOCK-1', code: '6115.95.90.00', successors: [] });
const ALL = [CASE, BAG, SOCK];
const done = { 'alerts.acknowledge_many': { acknowledged: 1 } } as const;

/** The card of the open alert, by its product and code. */
const card = (name: string) => screen.findByRole('article', { name });

describe('the page of alerts', () => {
  it('shows that there are none', async () => {
    const { api } = await openPage('/alerts', { answers: { 'alerts.list': [] } });

    expect(await screen.findByText('0 open alerts')).toBeDefined();
    expect(api.callsOf('alerts.list')).toHaveLength(1);
  });

  it('opens the first alert of the list if the URL names none', async () => {
    await openPage('/alerts', { answers: { 'alerts.list': ALL } });

    expect(await card('CASE-1 3926.90.99.50')).toBeDefined();
    expect(screen.getByText('3 open alerts')).toBeDefined();
    expect(within(screen.getByRole('listbox')).getAllByRole('option')).toHaveLength(3);
  });

  it('opens the alert in the URL', async () => {
    await openPage('/alerts?item=3', { answers: { 'alerts.list': ALL } });
    expect(await card('SOCK-1 6115.95.90.00')).toBeDefined();
  });

  it('opens the first alert if that in the URL has been settled', async () => {
    await openPage('/alerts?item=99', { answers: { 'alerts.list': ALL } });
    expect(await card('CASE-1 3926.90.99.50')).toBeDefined();
  });

  it('requests what the URL says, and open alerts by default', async () => {
    const { api } = await openPage('/alerts?market=VN&kind=code_invalid&seen=true', {
      answers: { 'alerts.list': [seenAlert()] },
    });

    await card('CASE-1 3926.90.99.50');
    expect(Object.fromEntries(api.callsOf('alerts.list')[0]?.query ?? [])).toEqual({
      limit: '1000',
      product: 'true',
      acknowledged: 'true',
      market: 'VN',
      kind: 'code_invalid',
    });
  });

  it('ignores invalid values in the URL', async () => {
    const { api } = await openPage('/alerts?market=UK&kind=gone&seen=1&item=first', {
      answers: { 'alerts.list': ALL },
    });

    await card('CASE-1 3926.90.99.50');
    expect(Object.fromEntries(api.callsOf('alerts.list')[0]?.query ?? [])).toEqual({
      limit: '1000',
      product: 'true',
      acknowledged: 'false',
    });
  });

  it('stores the filters in the URL', async () => {
    const { user, path } = await openPage('/alerts?kind=code_changed', { answers: { 'alerts.list': ALL } });
    await card('CASE-1 3926.90.99.50');

    await user.selectOptions(screen.getByLabelText('Market'), 'European Union');
    await waitFor(() => expect(path()).toBe('/alerts?market=EU&kind=code_changed'));

    await user.selectOptions(screen.getByLabelText('Market'), 'All');
    await waitFor(() => expect(path()).toBe('/alerts?kind=code_changed'));
  });

  it('shows an error if the list cannot be loaded, and reloads it on request', async () => {
    const { api, user } = await openPage('/alerts', {
      answers: { 'alerts.list': new DomainError(500, 'internal_error', 'The list is out of order.') },
    });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('The list is out of order.');

    api.answer({ 'alerts.list': [BAG] });
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await card('BAG-1 4202.22.15.00')).toBeDefined();
  });
});

describe('the keyboard shortcuts of the page', () => {
  it('move to the neighbours of the open alert and stop at both ends', async () => {
    const { user, path } = await openPage('/alerts', { answers: { 'alerts.list': ALL } });
    await card('CASE-1 3926.90.99.50');

    await user.keyboard('k');
    await card('CASE-1 3926.90.99.50');
    await user.keyboard('j');
    await card('BAG-1 4202.22.15.00');
    await user.keyboard('j');
    await card('SOCK-1 6115.95.90.00');
    await user.keyboard('j');
    await card('SOCK-1 6115.95.90.00');
    await user.keyboard('k');
    await card('BAG-1 4202.22.15.00');
    expect(path()).toBe('/alerts?item=2');
  });

  it('acknowledge the open alert and move to the next', async () => {
    const { api, user } = await openPage('/alerts?item=2', { answers: { 'alerts.list': ALL, ...done } });
    await card('BAG-1 4202.22.15.00');
    api.answer({ 'alerts.list': [CASE, SOCK] });

    await user.keyboard('e');

    await card('SOCK-1 6115.95.90.00');
    expect(api.callsOf('alerts.acknowledge_many').map(({ body }) => body)).toEqual([{ ids: [2] }]);
  });

  it('return to the previous alert when the last one is acknowledged', async () => {
    const { api, user } = await openPage('/alerts?item=3', { answers: { 'alerts.list': ALL, ...done } });
    await card('SOCK-1 6115.95.90.00');
    api.answer({ 'alerts.list': [CASE, BAG] });

    await user.keyboard('e');

    expect(await card('BAG-1 4202.22.15.00')).toBeDefined();
  });

  it.each([
    ['e', 'alerts.acknowledge_many'],
    ['1', 'skus.save'],
  ] as const)('act once on an alert: "%s" pressed twice', async (key, id) => {
    const held = heldAnswer<DomainError>();
    const sku = { sku: 'CASE-1', market: 'US', description: 'Case', current_code: '3926.90.99.50' } as const;
    const { api, user } = await openPage('/alerts', {
      answers: { 'alerts.list': ALL, 'skus.get': sku, [id]: held.answer },
    });
    await card('CASE-1 3926.90.99.50');

    await user.keyboard(key + key);
    held.release(new DomainError(409, 'conflict', `Not by ${key}.`));

    expect(await screen.findByText(`Not by ${key}.`)).toBeDefined();
    expect(api.callsOf(id)).toHaveLength(1);
  });

  it('stay on an alert that could not be acknowledged', async () => {
    const { user, path } = await openPage('/alerts?item=2', {
      answers: {
        'alerts.list': ALL,
        'alerts.acknowledge_many': new DomainError(409, 'conflict', 'It cannot be acknowledged now.'),
      },
    });
    await card('BAG-1 4202.22.15.00');

    await user.keyboard('e');

    expect(await screen.findByText('It cannot be acknowledged now.')).toBeDefined();
    expect(path()).toBe('/alerts?item=2');
  });

  it('only move past an alert that was already acknowledged', async () => {
    const seen = [seenAlert(), seenAlert({ id: 2, sku: 'BAG-1', code: '4202.22.15.00' })];
    const { api, user } = await openPage('/alerts?seen=true', { answers: { 'alerts.list': seen } });
    await card('CASE-1 3926.90.99.50');

    await user.keyboard('e1xj');

    await card('BAG-1 4202.22.15.00');
    expect(api.calls.filter(({ id }) => id.startsWith('alerts.ack') || id === 'skus.save')).toEqual([]);
  });

  it('do not acknowledge for an account without permission', async () => {
    const { api, user } = await openPage('/alerts', { answers: { 'alerts.list': ALL }, role: 'entry' });
    await card('CASE-1 3926.90.99.50');

    await user.keyboard('ej');

    await card('BAG-1 4202.22.15.00');
    expect(api.callsOf('alerts.acknowledge_many')).toEqual([]);
  });

  it('ignore a key pressed in a filter', async () => {
    const { user, path } = await openPage('/alerts', { answers: { 'alerts.list': ALL } });
    await card('CASE-1 3926.90.99.50');
    const market = screen.getByLabelText('Market');

    market.focus();
    await user.keyboard('j');
    market.blur();
    await user.keyboard('j');

    await card('BAG-1 4202.22.15.00');
    expect(path()).toBe('/alerts?item=2');
  });
});

describe('several selected alerts', () => {
  const bulk = (count: number) => screen.getByRole('button', { name: `Acknowledge selected (${count})` });

  it('are selected together and acknowledged in one call', async () => {
    const { api, user } = await openPage('/alerts', {
      answers: { 'alerts.list': ALL, 'alerts.acknowledge_many': { acknowledged: 3 } },
    });
    await card('CASE-1 3926.90.99.50');
    expect(bulk(0).hasAttribute('disabled')).toBe(true);

    await user.click(screen.getByRole('button', { name: 'Select all (3)' }));
    await user.click(bulk(3));

    expect(await screen.findByText('3 alerts acknowledged')).toBeDefined();
    expect(api.callsOf('alerts.acknowledge_many').map(({ body }) => body)).toEqual([{ ids: [1, 2, 3] }]);
    await waitFor(() => expect(bulk(0)).toBeDefined());
  });

  it('are selected and deselected one by one with a key or Ctrl+click', async () => {
    const { user } = await openPage('/alerts', { answers: { 'alerts.list': ALL } });
    await card('CASE-1 3926.90.99.50');

    await user.keyboard('x');
    await user.keyboard('{Control>}');
    await user.click(screen.getByRole('option', { name: /SOCK-1/ }));
    await user.keyboard('{/Control}');
    expect(bulk(2)).toBeDefined();
    expect(within(screen.getByRole('listbox')).getAllByRole('option', { selected: true })).toHaveLength(2);

    await user.keyboard('x');
    expect(bulk(1)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Select none' }));
    expect(bulk(0)).toBeDefined();
  });

  it('cannot be selected by an account that cannot acknowledge', async () => {
    await openPage('/alerts', { answers: { 'alerts.list': ALL }, role: 'entry' });
    await card('CASE-1 3926.90.99.50');
    expect(screen.queryByRole('button', { name: /^Select all/ })).toBeNull();
  });

  it('cannot be selected again after acknowledgement', async () => {
    await openPage('/alerts?seen=true', { answers: { 'alerts.list': [seenAlert()] } });
    await card('CASE-1 3926.90.99.50');
    expect(screen.queryByRole('button', { name: /^Select all/ })).toBeNull();
  });
});
