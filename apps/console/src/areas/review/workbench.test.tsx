import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { DomainError } from '../../../test/kit/fake-api.ts';
import { candidateOf, resultOf } from '../../../test/kit/lookup-answers.ts';
import { detailOf, openQueue, openRow, PUMP, sent, SHIRT } from '../../../test/kit/review-queue.ts';

const row = (name: string): HTMLElement => screen.getByRole('option', { name: new RegExp(name) });
const dialog = () => within(screen.getByRole('dialog'));

describe('the keyboard shortcuts for decisions', () => {
  it('accept the open row and move to the next one', async () => {
    const { api, user, path } = await openQueue();

    await user.keyboard('a');

    expect(openRow()).toContain('Pump');
    expect(await within(row('Shirt')).findByText('accepted')).toBeDefined();
    expect(sent(api.calls)).toEqual([['a', { action: 'approve', only_active: true }]]);
    expect(screen.getByTestId('decided-here').textContent).toBe('1 decided here');
    await waitFor(() => expect(path()).toBe(`/review?item=${PUMP.id}`));
  });

  it('act on one row each, however fast, and never twice on one', async () => {
    const { api, user } = await openQueue();

    await user.keyboard('aaaa');

    await waitFor(() => expect(screen.getByTestId('decided-here').textContent).toBe('3 decided here'));
    expect(sent(api.calls)).toEqual(
      ['a', 'b', 'c'].map((id) => [id, { action: 'approve', only_active: true }]),
    );
  });

  it('send nothing for a row without a proposed line, and show the reason', async () => {
    const { api, user } = await openQueue([{ ...SHIRT, recommended_code: null }, PUMP]);
    expect(screen.getByRole('button', { name: 'Accept' }).hasAttribute('disabled')).toBe(true);

    await user.keyboard('a');

    expect(await screen.findByText('No line is proposed: override or reject')).toBeDefined();
    expect(sent(api.calls)).toEqual([]);
    expect(openRow()).toContain('Shirt');
  });

  it('accept no code missing in the active version, by key or after a late response', async () => {
    const reason = { reason: 'code_not_active', code: '6109.10.00', version: '2026-rev4', successors: [] };
    const active_line = { version: '2026-rev4', is_declarable: false, successors: [] };
    const { api, user } = await openQueue([SHIRT, PUMP], {
      'lookups.get': ({ params }) => ({
        ...detailOf(params['lookup_id'] ?? '', [SHIRT, PUMP]),
        ...(params['lookup_id'] === SHIRT.id ? { active_line } : {}),
      }),
      'lookups.decide': new DomainError(409, 'conflict', 'cannot be declared', [], reason),
    });
    expect(screen.getByRole('button', { name: 'Accept' }).hasAttribute('disabled')).toBe(true);
    await user.keyboard('a');
    expect(sent(api.calls)).toEqual([]);

    await user.keyboard('ja');
    expect(await within(row('Pump')).findByText('not sent')).toBeDefined();
    expect(screen.getByText(/not recorded: cannot be declared/u)).toBeDefined();
  });

  it('reject with a reason, and move on', async () => {
    const { api, user } = await openQueue();

    await user.keyboard('r');
    await user.type(dialog().getByLabelText('Reason'), 'no goods');
    await user.click(dialog().getByRole('button', { name: 'Reject' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(api.calls)).toEqual([['a', { action: 'reject', note: 'no goods' }]]);
    expect(openRow()).toContain('Pump');
  });

  it('override with the candidate whose number was pressed', async () => {
    const result = resultOf({ alternatives: [candidateOf({ code: '6109.90.10', code_digits: '61099010' })] });
    const { api, user } = await openQueue([SHIRT, PUMP], {
      'lookups.get': ({ params }) => ({ ...detailOf(params['lookup_id'] ?? '', [SHIRT, PUMP]), result }),
    });

    await user.keyboard('2');
    await waitFor(() => expect(api.callsOf('tariff.tree').at(-1)?.query.get('code')).toBe('6109.90.10'));
    await user.type(dialog().getByLabelText('Reason'), 'other fibre{Control>}{Enter}{/Control}');

    await waitFor(() =>
      expect(sent(api.calls)).toEqual([
        ['a', { action: 'override', only_active: true, code: '6109.90.10', note: 'other fibre' }],
      ]),
    );
  });
});

describe('the keys that move', () => {
  it('move down and up and stop at the ends', async () => {
    const { user } = await openQueue();

    const places: string[] = [];
    for (const key of ['j', '{ArrowDown}', 'j', 'k', '{ArrowUp}', 'k']) {
      await user.keyboard(key);
      places.push(openRow().replace(/\d.*$/u, ''));
    }

    expect(places).toEqual(['Pump', 'Tea', 'Tea', 'Pump', 'Shirt', 'Shirt']);
  });

  it('are ignored while typing', async () => {
    const { api, user } = await openQueue();

    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'ra');

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent(api.calls)).toEqual([]);
  });

  it('are ignored while a dialog is open', async () => {
    const { api, user } = await openQueue();
    await user.keyboard('?');

    await user.keyboard('ajr');
    await user.keyboard('{Escape}');

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(openRow()).toContain('Shirt');
    expect(sent(api.calls)).toEqual([]);
  });

  it('are ignored once disabled, except for the help', async () => {
    const { api, user } = await openQueue();
    await user.keyboard('?');
    await user.click(dialog().getByRole('checkbox'));
    await user.click(dialog().getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await user.keyboard('aj');
    expect(openRow()).toContain('Shirt');
    await user.keyboard('?');

    expect(dialog().getByText('Keyboard shortcuts')).toBeDefined();
    expect(sent(api.calls)).toEqual([]);
  });
});

describe('undo', () => {
  it('reopens the latest decision and returns to its row', async () => {
    const { api, user } = await openQueue();
    await user.keyboard('aa');
    await waitFor(() => expect(screen.getByTestId('decided-here').textContent).toBe('2 decided here'));

    await user.keyboard('u');

    await waitFor(() => expect(openRow()).toContain('Pump'));
    expect(sent(api.calls).at(-1)).toEqual(['b', { action: 'reopen' }]);
    expect(within(row('Pump')).getByText('Needs review')).toBeDefined();
    expect(within(row('Shirt')).getByText('accepted')).toBeDefined();
  });

  it('sends nothing without a decision made here', async () => {
    const { api, user } = await openQueue();

    await user.keyboard('u');

    expect(await screen.findByText('Nothing to undo')).toBeDefined();
    expect(sent(api.calls)).toEqual([]);
  });

  it('leaves the decision unchanged if rejected', async () => {
    const { api, user } = await openQueue();
    await user.keyboard('a');
    await within(row('Shirt')).findByText('accepted');

    api.answer({ 'lookups.decide': new DomainError(403, 'forbidden', 'Not any more') });
    await user.keyboard('u');

    expect(await screen.findByText('Not any more')).toBeDefined();
    expect(within(row('Shirt')).getByText('accepted')).toBeDefined();
  });
});

describe('a rejected decision', () => {
  it('names an earlier reviewer, and cannot be undone here', async () => {
    const { api, user } = await openQueue();
    const decided = { decision: 'rejected', decided_by_name: 'Mai Tran' } as const;
    await waitFor(() => expect(api.callsOf('lookups.get').length).toBeGreaterThan(2));
    api.answer({
      'lookups.decide': new DomainError(409, 'conflict', 'Already decided'),
      'lookups.get': ({ params: { lookup_id: id = '' } }) => ({
        ...detailOf(id, [SHIRT]),
        ...(id === SHIRT.id ? decided : {}),
      }),
    });

    await user.keyboard('a');

    expect(await screen.findByText('Already decided by Mai Tran')).toBeDefined();
    expect(within(row('Shirt')).getByText('already decided')).toBeDefined();
    expect(screen.queryByTestId('decided-here')).toBeNull();
  });

  it('counts as done if the response to an own one was lost', async () => {
    const { api, user } = await openQueue();
    api.answer({
      'lookups.decide': new DomainError(409, 'conflict', 'Already decided'),
      'lookups.get': ({ params }) => ({
        ...detailOf(params['lookup_id'] ?? '', [SHIRT]),
        decision: 'approved',
        decided_by_name: 'Ann Broker',
      }),
    });

    await user.keyboard('a');

    expect(await within(row('Shirt')).findByText('accepted')).toBeDefined();
    expect(screen.getByTestId('decided-here').textContent).toBe('1 decided here');
  });

  it('leaves the row open if the service is unavailable', async () => {
    const { api, user } = await openQueue();
    api.answer({ 'lookups.decide': new DomainError(503, 'service_unavailable', 'Down for repair') });
    await user.keyboard('a');
    expect(await screen.findByText('The decision was not recorded: Down for repair')).toBeDefined();
    expect(within(row('Shirt')).getByText('not sent')).toBeDefined();

    api.answer({ 'lookups.decide': detailOf(SHIRT.id, [SHIRT]) });
    await user.click(row('Shirt'));
    await user.keyboard('a');

    expect(await within(row('Shirt')).findByText('accepted')).toBeDefined();
  });

  it('asks to sign in again if the session has ended', async () => {
    const { api, user } = await openQueue();
    api.answer({ 'lookups.decide': new DomainError(401, 'unauthenticated', 'Sign in') });

    await user.keyboard('a');

    expect(await screen.findByRole('dialog', { name: 'Your session has ended' })).toBeDefined();
  });
});
