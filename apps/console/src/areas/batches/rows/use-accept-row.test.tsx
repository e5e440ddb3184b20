import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { AROUND_A_BATCH, BATCH_ID, doneRow, endedBatch } from '../../../../test/kit/batch-samples.ts';
import { DomainError, type Answers } from '../../../../test/kit/fake-api.ts';
import { heldAnswer } from '../../../../test/kit/held-answer.ts';
import { nth } from '../../../../test/kit/nth.ts';
import { openPage, type Surroundings } from '../../../../test/kit/render-page.tsx';

const LOOKUP = 'c'.repeat(32);
const OTHER = doneRow({ row_index: 3, lookup_id: 'f'.repeat(32), raw: { Item: 'A-2', Product: 'Gloves' } });
const opened = (answers: Answers = {}, around: Surroundings = {}) =>
  openPage(`/batches/${BATCH_ID}`, {
    ...around,
    answers: {
      ...AROUND_A_BATCH,
      'batches.get': endedBatch(),
      'batches.rows': [doneRow(), OTHER],
      'lookups.decide': {},
      ...answers,
    },
  });
const row = (name: RegExp) => screen.findByRole('row', { name });
const accepts = () => screen.queryAllByRole('button', { name: 'Accept' });

describe('accepting rows from the list', () => {
  it('approves the proposal without opening the row', async () => {
    const { api, user, path } = await opened({}, { language: 'en', role: 'reviewer' });
    await row(/Socks/);
    api.answer({ 'batches.rows': [doneRow({ final_code: '6115.95.90.00' }), OTHER] });

    await user.click(nth(accepts(), 0));

    expect(await screen.findByText('Row 2 accepted')).toBeDefined();
    expect(await screen.findByText('✓ 6115.95.90.00')).toBeDefined();
    expect(api.callsOf('lookups.decide').map(({ params, body }) => [params, body])).toEqual([
      [{ lookup_id: LOOKUP }, { action: 'approve', only_active: true }],
    ]);
    expect(path()).toBe(`/batches/${BATCH_ID}`);
  });

  it('is triggered by the key "a" on the focused row', async () => {
    const { api, user } = await opened();
    (await row(/Gloves/)).focus();

    await user.keyboard('a');

    expect(await screen.findByText('Row 3 accepted')).toBeDefined();
    expect(api.callsOf('lookups.decide')[0]?.params).toEqual({ lookup_id: 'f'.repeat(32) });
  });

  it('sends nothing twice while the first call is running', async () => {
    const held = heldAnswer<object>();
    const { api, user } = await opened({ 'lookups.decide': held.answer });
    (await row(/Socks/)).focus();

    await user.keyboard('aaa');
    expect(await screen.findByText('sending …')).toBeDefined();
    expect(accepts()).toHaveLength(1);
    held.release({});

    await screen.findByText('Row 2 accepted');
    expect(api.callsOf('lookups.decide')).toHaveLength(1);
  });

  it('sends two rows at once, separately', async () => {
    const held = heldAnswer<object>();
    const { api, user } = await opened({ 'lookups.decide': held.answer });
    (await row(/Socks/)).focus();

    await user.keyboard('a{ArrowDown}a');

    await waitFor(() => expect(api.callsOf('lookups.decide')).toHaveLength(2));
    expect(new Set(api.callsOf('lookups.decide').map(({ params }) => params['lookup_id'])).size).toBe(2);
    held.release({});
    await waitFor(() => expect(accepts()).toHaveLength(2));
  });

  it('shows the code of another reviewer who decided meanwhile', async () => {
    const { api, user } = await opened({
      'lookups.decide': new DomainError(409, 'conflict', 'Decided by Rita.'),
    });
    await row(/Socks/);
    api.answer({ 'batches.rows': [doneRow({ final_code: '6109.10.00.12' }), OTHER] });

    await user.click(nth(accepts(), 0));

    expect(await screen.findByText('Row 2 was not accepted: Decided by Rita.')).toBeDefined();
    expect(await screen.findByText('✓ 6109.10.00.12')).toBeDefined();
  });

  it('asks to sign in again if the session has ended', async () => {
    const { user } = await opened({ 'lookups.decide': new DomainError(401, 'unauthenticated', 'Sign in.') });
    await row(/Socks/);
    await user.click(nth(accepts(), 0));
    expect(await screen.findByRole('dialog')).toBeDefined();
  });
});

describe('a row that cannot be accepted from the list', () => {
  it.each([
    ['has no proposed code', { recommended_code: null }],
    ['needs review', { result_status: 'needs_review' }],
    ['was decided', { final_code: '6115.95.90.00' }],
    ['has no lookup', { lookup_id: null }],
  ] as const)('%s: has neither a button nor a key', async (_what, fields) => {
    const { api, user } = await opened({ 'batches.rows': [doneRow(fields)] });
    (await row(/Socks/)).focus();

    await user.keyboard('a');

    expect(accepts()).toEqual([]);
    expect(api.callsOf('lookups.decide')).toEqual([]);
  });

  it('is every row for an account that cannot decide', async () => {
    const { api, user } = await opened({}, { role: 'entry' });
    (await row(/Socks/)).focus();

    await user.keyboard('a');

    expect(accepts()).toEqual([]);
    expect(api.callsOf('lookups.decide')).toEqual([]);
  });
});
