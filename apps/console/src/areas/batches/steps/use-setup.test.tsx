import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { AROUND_A_BATCH, BATCH_ID, batchOf, mappingOf } from '../../../../test/kit/batch-samples.ts';
import { DomainError, type Answers } from '../../../../test/kit/fake-api.ts';
import { openPage, show } from '../../../../test/kit/render-page.tsx';
import { SetupPanels } from '../batch-page.tsx';

afterEach(() => sessionStorage.clear());

const ANSWERS: Answers = { ...AROUND_A_BATCH, 'auth.me': { unlimited: true }, 'batches.validate': batchOf() };
const shown = (answers: Answers = {}, id = BATCH_ID, fields: Parameters<typeof batchOf>[0] = {}) =>
  show(<SetupPanels batch={batchOf({ id, ...fields })} />, { answers: { ...ANSWERS, ...answers } });
const meaning = (column: string) =>
  screen.getByLabelText<HTMLSelectElement>(`Meaning of the column ${column}`);
const market = () => screen.getByLabelText<HTMLSelectElement>('Market');
const save = () => screen.getByRole<HTMLInputElement>('checkbox');

describe('the setup of a batch', () => {
  it('starts with the columns detected by the service, without checking again', async () => {
    const { api } = await shown();
    expect([meaning('Item').value, meaning('Product').value]).toEqual(['', 'description']);
    expect([market().value, save().checked]).toEqual(['US', false]);
    expect(api.callsOf('batches.validate')).toEqual([]);
  });

  it('is checked after another column is mapped, with all choices', async () => {
    const { api, user } = await shown();
    await user.selectOptions(market(), 'Vietnam');
    await user.selectOptions(meaning('Item'), 'SKU');

    await waitFor(() => expect(api.callsOf('batches.validate')).toHaveLength(1));
    expect(api.callsOf('batches.validate')[0]).toMatchObject({
      params: { batch_id: BATCH_ID },
      body: { column_mapping: mappingOf({ sku: 'Item' }), market: 'VN', save_to_catalog: false },
    });
  });

  it('is checked at once, and for each market, if the file has codes in use', async () => {
    const column_mapping = mappingOf({ existing_code: 'Item' });
    const { api, user } = await shown({}, BATCH_ID, { column_mapping });
    await user.selectOptions(market(), 'Vietnam');

    await waitFor(() =>
      expect(api.callsOf('batches.validate').map(({ body }) => body)).toMatchObject([
        { column_mapping, market: 'US' },
        { column_mapping, market: 'VN' },
      ]),
    );
  });

  it('is not checked while no column has the description', async () => {
    const { api, user } = await shown();
    await user.selectOptions(meaning('Product'), 'Notes');

    expect(screen.getByText('Choose the column with the product description.')).toBeDefined();
    expect(api.callsOf('batches.validate')).toEqual([]);
  });

  it('shows why the check was rejected without resetting the choice', async () => {
    const { user } = await shown({
      'batches.validate': new DomainError(409, 'conflict', 'The batch has started.'),
    });
    await user.selectOptions(meaning('Item'), 'SKU');

    expect((await screen.findByRole('alert')).textContent).toBe('The batch has started.');
    expect(meaning('Item').value).toBe('sku');
  });

  it('survives a reload for its own batch only', async () => {
    const first = await shown();
    await first.user.selectOptions(meaning('Item'), 'SKU');
    await first.user.click(save());
    await first.user.selectOptions(market(), 'European Union');
    cleanup();

    await shown();
    expect([meaning('Item').value, market().value, save().checked]).toEqual(['sku', 'EU', true]);
    cleanup();

    await shown({}, 'd'.repeat(32));
    expect([meaning('Item').value, market().value, save().checked]).toEqual(['', 'US', false]);
  });

  it('shows the new counts once the check has ended', async () => {
    const { api, user } = await openPage(`/batches/${BATCH_ID}`, {
      answers: { ...ANSWERS, 'batches.get': batchOf() },
    });
    await screen.findByRole('button', { name: 'Start: classify 2 rows' });
    const { validation } = batchOf();
    const precheck = { ...validation.precheck, valid: 1, duplicates: 1 };
    api.answer({ 'batches.get': batchOf({ validation: { ...validation, precheck } }) });

    await user.selectOptions(meaning('Item'), 'SKU');

    expect(await screen.findByRole('button', { name: 'Start: classify 1 row' })).toBeDefined();
  });
});
