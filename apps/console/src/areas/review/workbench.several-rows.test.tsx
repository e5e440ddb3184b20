import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { heldAnswer } from '../../../test/kit/held-answer.ts';
import { lookupOf } from '../../../test/kit/lookup-answers.ts';
import { openQueue, openRow, sent } from '../../../test/kit/review-queue.ts';
import type { Lookup } from '../classify/lookup.ts';

describe('several selected rows', () => {
  it('with one code are accepted together, in separate calls', async () => {
    const { api, user } = await openQueue();

    await user.keyboard('s');
    await user.click(screen.getByRole('button', { name: 'Accept 2 with code 6109.10.00' }));

    await waitFor(() => expect(screen.getByTestId('decided-here').textContent).toBe('2 decided here'));
    expect(sent(api.calls)).toEqual(['a', 'c'].map((id) => [id, { action: 'approve', only_active: true }]));
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

  it('are toggled by the same key; accepting none shows a message', async () => {
    const { api, user } = await openQueue();

    await user.keyboard('xxA');

    expect(await screen.findByText('Select lookups first')).toBeDefined();
    expect(sent(api.calls)).toEqual([]);
  });

  it('exclude decided rows', async () => {
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
