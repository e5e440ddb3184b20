import { describe, expect, it } from '@jest/globals';
import type { AnswerOf } from '@svc/client/create-client';
import { screen, waitFor } from '@testing-library/react';
import { alertOf } from '../../../test/kit/alert-samples.ts';
import { DomainError, type Answers } from '../../../test/kit/fake-api.ts';
import { heldAnswer } from '../../../test/kit/held-answer.ts';
import { nth } from '../../../test/kit/nth.ts';
import { openPage, show, type Surroundings } from '../../../test/kit/render-page.tsx';
import { AlertCard } from './alert-card.tsx';

const OLD = '3926.90.99.50';
const NEXT = '3926.90.99.52';

/** The product of an alert, with the code that it has by now. */
const product = (sku: string, current: string | null): Answers => ({
  'skus.get': { id: 71, sku, market: 'US', description: 'Phone case', current_code: current },
  'skus.save': { id: 71 },
  'alerts.acknowledge': alertOf(),
  'alerts.reopen': { reopened: 1 },
});

const shown = (sku: string, around: Surroundings) => show(<AlertCard alert={alertOf({ sku })} />, around);
const useNext = () => screen.getByRole('button', { name: `Use ${NEXT}` });
const acknowledge = () => screen.getByRole('button', { name: 'Acknowledge' });

describe('an accepted successor', () => {
  it('changes the code of the product, then acknowledges the alert', async () => {
    const { api, user } = await shown('ONE', { answers: product('ONE', OLD) });

    await user.click(useNext());

    expect(await screen.findByText(`ONE now has code ${NEXT}; alert acknowledged`)).toBeDefined();
    const acts = api.calls.map(({ id }) => id).filter((id) => id !== 'tariff.tree');
    expect(acts.slice(0, 3)).toEqual(['skus.get', 'skus.save', 'alerts.acknowledge']);
    expect(api.callsOf('skus.save')[0]?.body).toEqual({
      sku: 'ONE',
      market: 'US',
      description: 'Phone case',
      current_code: NEXT,
    });
    expect(api.callsOf('alerts.acknowledge')[0]?.params).toEqual({ alert_id: '1' });
  });

  it('leaves the alert to a reviewer if the account cannot acknowledge', async () => {
    const { api, user } = await shown('TWO', { answers: product('TWO', OLD), role: 'entry' });

    await user.click(useNext());

    expect(await screen.findByText(`TWO now has code ${NEXT}; the alert waits for a reviewer`)).toBeDefined();
    expect(api.callsOf('alerts.acknowledge')).toEqual([]);
  });

  it.each([
    ['7326.90.86.88', '7326.90.86.88'],
    [null, '—'],
  ])('changes nothing if the product now has the code %s', async (current, said) => {
    const { api, user } = await shown('THREE', { answers: product('THREE', current) });

    await user.click(useNext());

    const words = `The code was changed to ${said} in the meantime. Nothing was updated.`;
    expect(await screen.findByText(words)).toBeDefined();
    expect(api.callsOf('skus.save')).toEqual([]);
    expect(api.callsOf('alerts.acknowledge')).toEqual([]);
  });

  it('is completed by a second attempt if the code is already saved', async () => {
    const { api, user } = await shown('FOUR', { answers: product('FOUR', NEXT) });

    await user.click(useNext());

    expect(await screen.findByText(`FOUR now has code ${NEXT}; alert acknowledged`)).toBeDefined();
    expect(api.callsOf('skus.save')).toEqual([]);
    expect(api.callsOf('alerts.acknowledge')).toHaveLength(1);
  });

  it('is reverted by Undo, which opens the alert again', async () => {
    const { api, user } = await shown('UNDO', { answers: product('UNDO', OLD) });
    await user.click(useNext());

    await user.click(await screen.findByRole('button', { name: 'Undo' }));

    expect(await screen.findByText('The code was set back; the alert is open again.')).toBeDefined();
    expect(api.callsOf('alerts.reopen').map(({ body }) => body)).toEqual([{ ids: [1] }]);
    expect(api.callsOf('skus.save').map(({ body }) => body)).toMatchObject([
      { current_code: NEXT },
      { sku: 'UNDO', current_code: OLD },
    ]);
  });

  it('does not acknowledge a change that the service rejected', async () => {
    const refused = new DomainError(402, 'trial_ended', 'The trial has ended; the catalog is read-only.');
    const { api, user } = await shown('FIVE', {
      answers: { ...product('FIVE', OLD), 'skus.save': refused },
    });

    await user.click(useNext());

    expect(await screen.findByText('The trial has ended; the catalog is read-only.')).toBeDefined();
    expect(api.callsOf('alerts.acknowledge')).toEqual([]);
  });

  it('is sent once however often the button is pressed, and blocks other actions meanwhile', async () => {
    const held = heldAnswer<Partial<AnswerOf<'skus.get'>>>();
    const { api, user } = await shown('SIX', {
      answers: { ...product('SIX', OLD), 'skus.get': held.answer },
    });

    await user.dblClick(useNext());
    await user.click(acknowledge());
    held.release({ sku: 'SIX', market: 'US', description: 'Phone case', current_code: OLD });

    expect(await screen.findByText(`SIX now has code ${NEXT}; alert acknowledged`)).toBeDefined();
    expect(api.callsOf('skus.save')).toHaveLength(1);
    expect(api.callsOf('alerts.acknowledge_many')).toEqual([]);
  });
});

describe('a settled alert', () => {
  it.each([0, 1])('has the service’s text in the reader’s language: button %i', async (at) => {
    const { api, user } = await shown('EIGHT', {
      language: 'vi',
      answers: { ...product('EIGHT', OLD), 'alerts.acknowledge_many': { acknowledged: 1 } },
    });
    const name = at === 0 ? new RegExp(NEXT.replaceAll('.', '\\.')) : 'Ghi nhận';
    await user.click(nth(screen.getAllByRole('button', { name }), 0));

    const last = at === 0 ? 'alerts.acknowledge' : 'alerts.acknowledge_many';
    await waitFor(() => expect(api.callsOf(last)).toHaveLength(1));
    expect(new Set(api.calls.map(({ language }) => language))).toEqual(new Set(['vi']));
  });
});

describe('the acknowledgement of an alert', () => {
  it('reports an unreachable service and can be repeated', async () => {
    const away = (): never => {
      throw new TypeError('fetch failed');
    };
    const { api, user } = await shown('SEVEN', { answers: { 'alerts.acknowledge_many': away } });

    await user.click(acknowledge());
    expect(await screen.findByText(/^The service did not answer/)).toBeDefined();

    api.answer({ 'alerts.acknowledge_many': { acknowledged: 1 } });
    await waitFor(() => expect(acknowledge().getAttribute('data-pending')).toBeNull());
    await user.click(acknowledge());
    expect(await screen.findByText('1 alert acknowledged')).toBeDefined();
  });

  it('is reverted by Undo', async () => {
    const { api, user } = await shown('NINE', {
      answers: { 'alerts.acknowledge_many': { acknowledged: 1 }, 'alerts.reopen': { reopened: 1 } },
    });
    await user.click(acknowledge());
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('1 alert is open again')).toBeDefined();
    expect(api.callsOf('alerts.reopen').map(({ body }) => body)).toEqual([{ ids: [1] }]);
  });

  it('asks to sign in again if the session has ended', async () => {
    const { user } = await openPage('/alerts', {
      answers: {
        'alerts.list': [alertOf()],
        'alerts.acknowledge_many': new DomainError(401, 'unauthenticated', 'Sign in first.'),
      },
    });
    await user.click(await screen.findByRole('button', { name: /Acknowledge$/ }));

    expect(await screen.findByRole('dialog')).toBeDefined();
  });

  it('reloads the lists and the product', async () => {
    const { api, user } = await openPage('/alerts', {
      answers: { 'alerts.list': [alertOf()], 'alerts.acknowledge_many': { acknowledged: 1 } },
    });
    const button = await screen.findByRole('button', { name: /Acknowledge$/ });
    api.answer({ 'alerts.list': [] });

    await user.click(button);

    expect(await screen.findByText('0 open alerts')).toBeDefined();
    expect(api.callsOf('alerts.list')).toHaveLength(2);
  });
});
