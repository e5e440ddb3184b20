import { afterEach, describe, expect, it } from '@jest/globals';
import type { AnswerOf } from '@svc/client/create-client';
import { cleanup, screen, waitFor } from '@testing-library/react';
import {
  AROUND_A_BATCH,
  BATCH_ID,
  batchOf,
  endedBatch,
  mappingOf,
  rowOf,
} from '../../../../test/kit/batch-samples.ts';
import { DomainError, type Answers } from '../../../../test/kit/fake-api.ts';
import { heldAnswer } from '../../../../test/kit/held-answer.ts';
import { showDialog } from '../../../../test/kit/show-dialog.tsx';
import type { Batch, BatchRow } from '../batch.ts';
import { RowForm } from './row-form.tsx';

afterEach(() => sessionStorage.clear());

const FAILED = rowOf({ row_index: 12, status: 'error', raw: { Item: 'A-1', Product: 'Sock' } });
const ENDED = endedBatch({ status: 'completed_with_errors', failed_rows: 1 });
const ANSWERS: Answers = {
  ...AROUND_A_BATCH,
  'batches.edit-row': FAILED,
  'batches.retry': ENDED,
  'batches.validate': batchOf(),
};
const shown = (batch: Batch, row: BatchRow, answers: Answers = {}) =>
  showDialog(
    (isOpen, close) =>
      isOpen && (
        <div role="dialog" aria-label="row">
          <RowForm batch={batch} row={row} onClose={close} />
        </div>
      ),
    { answers: { ...ANSWERS, ...answers } },
  );
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const button = (name: string) => screen.getByRole('button', { name });
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const retype = async (user: Awaited<ReturnType<typeof shown>>['user'], name: string, text: string) => {
  await user.clear(field(name));
  await user.type(field(name), text);
};

describe('the form of a row before the start', () => {
  it('sends only the changed cells, then has the whole file checked', async () => {
    const { api, user } = await shown(batchOf(), FAILED);
    expect([field('Item').value, field('Product').value]).toEqual(['A-1', 'Sock']);

    await retype(user, 'Product', 'Tất len');
    await user.click(button('Save'));

    await isClosed();
    expect(await screen.findByText('Row 12 saved')).toBeDefined();
    expect(api.callsOf('batches.edit-row').map(({ params, body }) => [params, body])).toEqual([
      [{ batch_id: BATCH_ID, row_index: '12' }, { values: { Product: 'Tất len' } }],
    ]);
    await waitFor(() => expect(api.callsOf('batches.validate')).toHaveLength(1));
    expect(api.callsOf('batches.validate')[0]?.body).toMatchObject({ column_mapping: mappingOf() });
    expect(api.callsOf('batches.retry')).toEqual([]);
  });

  it.each([
    ['error', 'Leave the row out', true],
    ['skipped', 'Put the row back', false],
  ] as const)('of a row in the state %s: "%s" sends skip %s', async (status, name, skip) => {
    const { api, user } = await shown(batchOf(), { ...FAILED, status });

    await user.click(button(name));

    await isClosed();
    expect(api.callsOf('batches.edit-row')[0]?.body).toEqual({ values: {}, skip });
  });

  it('offers no retry, as nothing was attempted', async () => {
    await shown(batchOf(), FAILED);
    expect(screen.queryByRole('button', { name: 'Save and retry' })).toBeNull();
  });
});

describe('the form of a failed row', () => {
  it('saves first, then retries this row only', async () => {
    const { api, user } = await shown(ENDED, FAILED);

    await retype(user, 'Product', 'Socks of wool');
    await user.click(button('Save and retry'));

    await isClosed();
    expect(await screen.findByText('Row 12 saved and queued for classification')).toBeDefined();
    const acts = api.calls.filter(({ id }) => ['batches.edit-row', 'batches.retry'].includes(id));
    expect(acts.map(({ id, body }) => [id, body])).toEqual([
      ['batches.edit-row', { values: { Product: 'Socks of wool' } }],
      ['batches.retry', { rows: [12] }],
    ]);
    expect(api.callsOf('batches.validate')).toEqual([]);
  });

  it('does not retry a rejected change; the cell shows the input with the reason', async () => {
    const { api, user } = await shown(ENDED, FAILED, {
      'batches.edit-row': new DomainError(422, 'validation_error', 'Cells are wrong.', [
        { field: 'values.Product', message: 'At most 2,000 characters.' },
      ]),
    });

    await retype(user, 'Product', 'x');
    await user.click(button('Save and retry'));

    expect(await screen.findByText('At most 2,000 characters.')).toBeDefined();
    expect(field('Product').value).toBe('x');
    expect(field('Item').getAttribute('aria-invalid')).toBe('false');
    expect(api.callsOf('batches.retry')).toEqual([]);
  });

  it('stays open when the change was saved and the retry rejected', async () => {
    const { user } = await shown(ENDED, FAILED, {
      'batches.retry': new DomainError(402, 'out_of_credits', 'Not enough credits.'),
    });

    await user.click(button('Save and retry'));

    expect((await screen.findByRole('alert')).textContent).toBe('Not enough credits.');
    expect(screen.getByRole('dialog')).toBeDefined();
  });

  it('sends nothing twice, and nothing else meanwhile', async () => {
    const held = heldAnswer<AnswerOf<'batches.edit-row'>>();
    const { api, user } = await shown(ENDED, FAILED, { 'batches.edit-row': held.answer });

    await user.dblClick(button('Save and retry'));
    await user.click(button('Leave the row out'));
    held.release(FAILED);

    await isClosed();
    expect(api.callsOf('batches.edit-row')).toHaveLength(1);
    expect(api.callsOf('batches.retry')).toHaveLength(1);
  });
});

describe('the input for a row', () => {
  it('is restored after a reload for this row only, and cleared once saved', async () => {
    const first = await shown(batchOf(), FAILED);
    await retype(first.user, 'Product', 'half typed');
    cleanup();

    await shown(batchOf(), { ...FAILED, row_index: 13 });
    expect(field('Product').value).toBe('Sock');
    cleanup();

    const again = await shown(batchOf(), FAILED);
    expect(field('Product').value).toBe('half typed');
    await again.user.click(button('Save'));
    await isClosed();
    cleanup();

    await shown(batchOf(), FAILED);
    expect(field('Product').value).toBe('Sock');
  });

  it('can clear a cell', async () => {
    const { api, user } = await shown(batchOf(), FAILED);
    await user.clear(field('Item'));
    await user.click(button('Save'));

    await isClosed();
    expect(api.callsOf('batches.edit-row')[0]?.body).toEqual({ values: { Item: '' } });
  });
});
