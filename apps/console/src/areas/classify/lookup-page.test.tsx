import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { DomainError } from '../../../test/kit/fake-api.ts';
import { heldAnswer } from '../../../test/kit/held-answer.ts';
import {
  AROUND_A_LOOKUP,
  candidateOf,
  LOOKUP_ID,
  lookupOf,
  resultOf,
} from '../../../test/kit/lookup-answers.ts';
import { openPage } from '../../../test/kit/render-page.tsx';
import type { Lookup } from './lookup.ts';

const other = 'b'.repeat(32);

beforeEach(() => sessionStorage.clear());

describe('the page of a lookup', () => {
  it('refreshes the lookup until it has ended, then the balance', async () => {
    const { api } = await openPage(`/lookups/${LOOKUP_ID}`, {
      answers: { ...AROUND_A_LOOKUP, 'lookups.get': lookupOf({ status: 'queued', result: {} }) },
    });
    await screen.findByText('Waiting for a worker');
    await waitFor(() => expect(api.callsOf('lookups.get').length).toBeGreaterThan(1));

    const reads = api.callsOf('auth.me').length;
    api.answer({ 'lookups.get': lookupOf() });

    expect(await screen.findByTestId('proposed-code')).toBeDefined();
    await waitFor(() => expect(api.callsOf('auth.me')).toHaveLength(reads + 1));
  });

  it('reports a missing lookup without a retry button', async () => {
    await openPage(`/lookups/${other}`, {
      answers: {
        ...AROUND_A_LOOKUP,
        'lookups.get': new DomainError(404, 'not_found', 'No lookup with this id'),
      },
    });

    expect(await screen.findByText('No lookup with this id')).toBeDefined();
    expect(screen.getByText('Page not found')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('never shows the previous lookup while the next one is fetched', async () => {
    const held = heldAnswer<Lookup>();
    const shirt = lookupOf();
    const { user } = await openPage(`/lookups/${LOOKUP_ID}`, {
      answers: {
        ...AROUND_A_LOOKUP,
        'lookups.get': ({ params }) => (params['lookup_id'] === other ? held.answer() : shirt),
        'lookups.rerun': lookupOf({ id: other }),
      },
    });
    expect((await screen.findByTestId('proposed-code')).textContent).toBe('6109.10.00');

    await user.click(screen.getByRole('button', { name: 'Edit and classify again' }));
    await user.click(screen.getByRole('button', { name: 'Classify again' }));
    await waitFor(() => expect(screen.queryByTestId('proposed-code')).toBeNull());
    const recommended = candidateOf({ code: '6109.90.10' });
    held.release(lookupOf({ id: other, result: resultOf({ recommended }) }));

    expect((await screen.findByTestId('proposed-code')).textContent).toBe('6109.90.10');
  });

  it('offers no decision to an account with the role of a user', async () => {
    await openPage(`/lookups/${LOOKUP_ID}`, {
      role: 'entry',
      answers: { ...AROUND_A_LOOKUP, 'lookups.get': lookupOf() },
    });

    expect(await screen.findByTestId('proposed-code')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  });
});
