/** @jest-environment ./scripts/jest/page-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { type Answers, type SeenCall } from '../../../test/kit/fake-api.ts';
import { heldAnswer } from '../../../test/kit/held-answer.ts';
import { rowsInSight } from '../../../test/kit/in-sight.ts';
import { AROUND_A_LOOKUP, lookupOf, waitingOf } from '../../../test/kit/lookup-answers.ts';
import { openPage } from '../../../test/kit/render-page.tsx';
import type { Lookup } from '../classify/lookup.ts';
import type { Waiting } from './queue.ts';

rowsInSight();

const idOf = (letter: string): string => letter.repeat(32);
const [SHIRT, PUMP, TEA] = [
  waitingOf({ id: idOf('a'), description: 'Shirt' }),
  waitingOf({ id: idOf('b'), description: 'Pump', recommended_code: '8413.70.20' }),
  waitingOf({ id: idOf('c'), description: 'Tea' }),
] as const;

const detailOf = (id: string, rows: readonly Waiting[]): Lookup =>
  lookupOf({ id, description: `detail of ${rows.find((row) => row.id === id)?.description ?? ''}` });

async function openQueue(rows: readonly Waiting[] = [SHIRT, PUMP, TEA], answers: Answers = {}) {
  const page = await openPage('/review', {
    role: 'reviewer',
    answers: {
      ...AROUND_A_LOOKUP,
      'review.list': { items: rows, total: rows.length, page: 1, page_size: 200 },
      'lookups.get': ({ params }) => detailOf(params['lookup_id'] ?? '', rows),
      'lookups.decide': ({ params }) => detailOf(params['lookup_id'] ?? '', rows),
      ...answers,
    },
  });
  await screen.findByText(`detail of ${rows[0]?.description ?? ''}`);
  return page;
}
const openRow = (): string =>
  document.getElementById(screen.getByRole('listbox').getAttribute('aria-activedescendant') ?? '')
    ?.textContent ?? '';
const sent = (calls: readonly SeenCall[]) =>
  calls
    .filter(({ id }) => id === 'lookups.decide')
    .map(({ params, body }) => [params['lookup_id']?.[0], body]);

describe('several rows at once', () => {
  it('with one code are accepted together, each by a call of its own', async () => {
    const { api, user } = await openQueue();

    await user.keyboard('s');
    await user.click(screen.getByRole('button', { name: 'Accept 2 with code 6109.10.00' }));

    await waitFor(() => expect(screen.getByTestId('decided-here').textContent).toBe('2 decided here'));
    expect(sent(api.calls)).toEqual(['a', 'c'].map((id) => [id, { action: 'approve' }]));
    expect(openRow()).toContain('Pump');
    expect(screen.queryByRole('button', { name: /^Accept \d/ })).toBeNull();
  });

  it('with different codes are not accepted together', async () => {
    const { api, user } = await openQueue();

    await user.keyboard('xjx');
    const both = screen.getByRole('button', { name: 'The selected lookups propose different codes' });
    expect(both.hasAttribute('disabled')).toBe(true);
    await user.keyboard('A');

    expect(sent(api.calls)).toEqual([]);
    expect(within(screen.getByRole('listbox')).getAllByRole('option', { selected: true })).toHaveLength(2);
  });

  it('are picked and dropped by the same key; none picked is said to be so', async () => {
    const { api, user } = await openQueue();

    await user.keyboard('xxA');

    expect(await screen.findByText('Select lookups first')).toBeDefined();
    expect(sent(api.calls)).toEqual([]);
  });

  it('leave out of the pick what is decided already', async () => {
    const held = heldAnswer<Lookup>();
    const { api, user } = await openQueue(undefined, { 'lookups.decide': held.answer });
    await user.keyboard('ajs');

    const button = screen.getByRole('button', { name: 'Accept 1 with code 6109.10.00' });
    await user.click(button);
    held.release(lookupOf());

    await waitFor(() => expect(sent(api.calls)).toHaveLength(2));
    expect(sent(api.calls).map(([id]) => id)).toEqual(['a', 'c']);
  });
});
