import { describe, expect, it, jest } from '@jest/globals';
import type { AnswerOf } from '@svc/client/create-client';
import { screen, waitFor } from '@testing-library/react';
import { BATCH_ID, batchOf, mappingOf, precheckOf } from '../../../../test/kit/batch-samples.ts';
import { DomainError, type Answers } from '../../../../test/kit/fake-api.ts';
import { heldAnswer } from '../../../../test/kit/held-answer.ts';
import { show, type Surroundings } from '../../../../test/kit/render-page.tsx';
import type { Setup } from '../batch.ts';
import { StartPanel } from './start-panel.tsx';

type Precheck = ReturnType<typeof precheckOf>;

interface Given extends Surroundings {
  readonly found?: Partial<Precheck>;
  readonly setup?: Partial<Setup>;
  readonly onChange?: (fields: Partial<Setup>) => void;
  readonly isPending?: boolean;
  readonly error?: unknown;
}

const me = (credits: number, unlimited = false): Answers => ({
  'auth.me': { id: 'a-1', role: 'entry', credits, unlimited },
});
const each = (credits: number): Answers => ({ 'system.limits': { credits_per_lookup: credits } });

function shown({ found, setup, onChange, isPending = false, error = null, ...around }: Given = {}) {
  const validation = { suggested_mapping: mappingOf(), precheck: precheckOf(found) };
  return show(
    <StartPanel
      batch={batchOf({ validation })}
      setup={{ mapping: mappingOf(), market: 'US', save: false, ...setup }}
      onChange={onChange ?? (() => undefined)}
      check={{ isPending, error }}
    />,
    { ...around, answers: { ...me(100), ...each(1), ...around.answers } },
  );
}
const start = () => screen.getByRole('button', { name: /^Start: / });
const cost = async () => (await screen.findByTestId('cost')).textContent;
const facts = () =>
  screen.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);

describe('the check result', () => {
  it('shows the rows to classify, even if zero; other groups only with rows', async () => {
    await shown({ found: { valid: 0 } });
    expect(facts()).toEqual(['To be classified: 0']);
  });

  it('is counted by group, formatted by language', async () => {
    await shown({
      found: { valid: 12_345, duplicates: 1, empty: 2, examples: 3, invalid: 4, warnings: 5 },
    });
    expect(facts()).toEqual([
      'To be classified: 12,345',
      'Repeat another row, free: 1',
      'Without a description, left out: 2',
      'Example rows, left out: 3',
      'Cannot be classified: 4',
      'With a warning: 5',
    ]);
  });

  it('blocks the start while rows are being checked', async () => {
    await shown({ isPending: true });
    const button = screen.getByRole('button', { name: 'Checking the rows …' });
    expect(button.hasAttribute('disabled')).toBe(true);
  });

  it('shows why the check failed', async () => {
    await shown({ error: new TypeError('fetch failed') });
    expect(screen.getByRole('alert').textContent).toMatch(/^The service did not answer/);
  });
});

describe('the cost of a start', () => {
  it.each([
    // 2 rows at 1 credit of 100.
    [2, 1, 100, 'Costs 2 credits. 98 left afterwards.'],
    [1, 1, 1, 'Costs 1 credit. 0 left afterwards.'],
    // 3 rows at 0.1 credits of 0.3: a binary sum would leave a rest.
    [3, 0.1, 0.3, 'Costs 0.3 credits. 0 left afterwards.'],
    [
      5,
      0.5,
      2,
      'Costs 2.5 credits. 0.5 credits short: the balance covers 4 of 5 rows. Ask an administrator for credits, or leave rows out.',
    ],
    // 0.3 credits pay for 3 rows at 0.1: a binary quotient would be less than 3.
    [
      4,
      0.1,
      0.3,
      'Costs 0.4 credits. 0.1 credits short: the balance covers 3 of 4 rows. Ask an administrator for credits, or leave rows out.',
    ],
    [
      1000,
      1,
      0,
      'Costs 1,000 credits. 1,000 credits short: the balance covers 0 of 1,000 rows. Ask an administrator for credits, or leave rows out.',
    ],
  ])('of %i rows at %d each with %d credits', async (valid, price, credits, words) => {
    await shown({ found: { valid }, answers: { ...me(credits), ...each(price) } });
    expect(await cost()).toBe(words);
    expect(start().hasAttribute('disabled')).toBe(words.includes('short'));
  });

  it('is not charged to an account without a limit', async () => {
    await shown({ answers: me(0, true) });
    expect(await cost()).toBe('This account is not charged. ');
  });

  it('is formatted in Vietnamese', async () => {
    await shown({ found: { valid: 5 }, language: 'vi', answers: each(0.25) });
    expect(await cost()).toContain('1,25');
  });

  it('is not shown before the price is known', async () => {
    await shown({ answers: { 'system.limits': new DomainError(500, 'internal_error', 'Away.') } });
    expect(start()).toBeDefined();
    expect(screen.queryByTestId('cost')).toBeNull();
  });
});

describe('the start', () => {
  it('sends the column mapping, the market and whether rows are saved, once', async () => {
    const held = heldAnswer<AnswerOf<'batches.start'>>();
    const { api, user } = await shown({
      setup: { mapping: mappingOf({ sku: 'Item' }), market: 'VN', save: true },
      answers: { 'batches.start': held.answer },
    });

    await user.dblClick(start());
    held.release(batchOf());

    await waitFor(() => expect(api.callsOf('batches.start')).toHaveLength(1));
    expect(api.callsOf('batches.start')[0]).toMatchObject({
      params: { batch_id: BATCH_ID },
      body: { column_mapping: mappingOf({ sku: 'Item' }), market: 'VN', save_to_catalog: true },
    });
  });

  it('does not save rows without an item number column, even if selected before', async () => {
    const { api, user } = await shown({ setup: { save: true }, answers: { 'batches.start': batchOf() } });
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
    expect(screen.getByRole<HTMLInputElement>('checkbox').disabled).toBe(true);

    await user.click(start());

    await waitFor(() =>
      expect(api.callsOf('batches.start')[0]?.body).toMatchObject({ save_to_catalog: false }),
    );
  });

  it('is not offered while no column has the description', async () => {
    await shown({ setup: { mapping: mappingOf({ description: null }) } });
    expect(screen.getByText('Choose the column with the product description.')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Start/ })).toBeNull();
  });

  it.each([
    [0, 'Start: classify 0 rows', true],
    [1, 'Start: classify 1 row', false],
  ])('of %i rows reads "%s" and is disabled: %s', async (valid, name, isDisabled) => {
    await shown({ found: { valid } });
    expect(screen.getByRole('button', { name }).hasAttribute('disabled')).toBe(isDisabled);
  });

  it('shows the reason if rejected and can be repeated', async () => {
    const { user } = await shown({
      answers: { 'batches.start': new DomainError(402, 'out_of_credits', 'Not enough credits.') },
    });

    await user.click(start());

    expect((await screen.findByRole('alert')).textContent).toBe('Not enough credits.');
    expect(start().hasAttribute('disabled')).toBe(false);
  });
});

describe('a choice before the start', () => {
  it('sends only the market', async () => {
    const onChange = jest.fn();
    const { user } = await shown({ onChange });
    await user.selectOptions(screen.getByLabelText('Market'), 'European Union');
    expect(onChange.mock.calls).toEqual([[{ market: 'EU' }]]);
  });

  it('sends only whether rows are saved', async () => {
    const onChange = jest.fn();
    const { user } = await shown({ onChange, setup: { mapping: mappingOf({ sku: 'Item' }) } });
    await user.click(screen.getByRole('checkbox', { name: /^Save the rows to the catalog/ }));
    expect(onChange.mock.calls).toEqual([[{ save: true }]]);
  });
});
