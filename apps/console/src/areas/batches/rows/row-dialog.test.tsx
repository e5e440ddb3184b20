import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { AROUND_A_BATCH, batchOf, doneRow, endedBatch, rowOf } from '../../../../test/kit/batch-samples.ts';
import { DomainError, type Answers } from '../../../../test/kit/fake-api.ts';
import { AROUND_A_LOOKUP, lookupOf } from '../../../../test/kit/lookup-answers.ts';
import type { Surroundings } from '../../../../test/kit/render-page.tsx';
import { showDialog } from '../../../../test/kit/show-dialog.tsx';
import type { Batch, BatchRow, Shown } from '../batch.ts';
import { RowDialog } from './row-dialog.tsx';

afterEach(() => sessionStorage.clear());

interface Given extends Surroundings {
  readonly batch?: Batch;
  readonly row?: BatchRow;
  readonly at?: number;
  readonly shown?: Shown;
  readonly onMove?: (at: number) => void;
}

const ANSWERS: Answers = {
  ...AROUND_A_BATCH,
  ...AROUND_A_LOOKUP,
  'lookups.get': lookupOf({ id: 'c'.repeat(32) }),
};

function opened({ batch = endedBatch(), row = rowOf({ status: 'done' }), at = 0, ...given }: Given = {}) {
  return showDialog(
    (isOpen, close) =>
      isOpen && (
        <RowDialog
          batch={batch}
          at={at}
          shown={given.shown ?? {}}
          onMove={given.onMove ?? (() => undefined)}
          onClose={close}
        />
      ),
    { ...given, answers: { ...ANSWERS, 'batches.rows': [row], ...given.answers } },
  );
}
const dialog = async (name = 'Row 2') => within(await screen.findByRole('dialog', { name }));
const isOff = (name: string) => screen.getByRole('button', { name }).hasAttribute('disabled');

describe('the open row', () => {
  it.each<[Shown, string]>([
    [{}, 'offset=4&limit=1'],
    [{ rows: 'error' }, 'offset=4&limit=1&status=error'],
    [{ found: 'invalid' }, 'offset=4&limit=1&issue=too_long'],
  ])('is the one in its place of the list that is shown: %j', async (shown, query) => {
    const { api } = await opened({ at: 4, shown });
    await dialog();
    expect(api.callsOf('batches.rows')[0]?.query.toString()).toBe(query);
  });

  it('can have left the list shown', async () => {
    await opened({ answers: { 'batches.rows': [] } });
    expect(await screen.findByText('This row is no longer in the list')).toBeDefined();
  });

  it('shows an error if unreadable', async () => {
    await opened({ answers: { 'batches.rows': new DomainError(500, 'internal_error', 'Out of order.') } });
    expect((await screen.findByRole('alert')).textContent).toContain('Out of order.');
  });

  it.each([
    [0, 1, true, true],
    [0, 3, true, false],
    [1, 3, false, false],
    [2, 3, false, true],
  ])(
    'at position %i of %i disables buttons beyond the first and the last',
    async (at, rows, before, behind) => {
      await opened({ at, batch: endedBatch({ total_rows: rows }) });
      await dialog();
      expect([isOff('Previous row'), isOff('Next row')]).toEqual([before, behind]);
    },
  );

  it('links to its neighbours', async () => {
    const onMove = jest.fn();
    const { user } = await opened({ at: 1, batch: endedBatch({ total_rows: 3 }), onMove });
    await dialog();

    await user.click(screen.getByRole('button', { name: 'Next row' }));
    await user.click(screen.getByRole('button', { name: 'Previous row' }));
    expect(onMove.mock.calls).toEqual([[2], [0]]);
  });

  it('closes without sending anything', async () => {
    const { api, user } = await opened({ batch: batchOf() });
    await dialog();
    await user.type(screen.getByLabelText('Item'), 'changed');
    await user.keyboard('{Escape}');

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.callsOf('batches.edit-row')).toEqual([]);
  });
});

describe('the cells of a row', () => {
  it.each<[string, Batch, BatchRow['status'], boolean]>([
    ['before the start', batchOf(), 'pending', true],
    ['while it runs', endedBatch({ status: 'running' }), 'error', false],
    ['that failed, afterwards', endedBatch({ status: 'completed_with_errors' }), 'error', true],
    ['that was classified', endedBatch(), 'done', false],
  ])('%s can be changed: %s', async (_when, batch, status, can) => {
    await opened({ batch, row: rowOf({ status }) });
    await dialog();
    expect(screen.queryAllByLabelText('Product')).toHaveLength(can ? 1 : 0);
    expect(screen.queryAllByText('Socks of cotton')).toHaveLength(can ? 0 : 1);
  });

  it('show a dash for an empty one', async () => {
    await opened({ row: rowOf({ status: 'done', raw: { Item: '', Product: 'Socks' } }) });
    const shown = await dialog();
    expect(shown.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['—', 'Socks']);
  });
});

describe('the details of a row', () => {
  it('show whose result it shares, and the number of attempts', async () => {
    await opened({ row: rowOf({ status: 'duplicate', duplicate_of: 7, attempts: 3 }) });
    const shown = await dialog();
    expect(shown.getByText('Repeats row 7, whose result it shares')).toBeDefined();
    expect(shown.getByText('3 attempts')).toBeDefined();
  });

  it('omit a single attempt', async () => {
    await opened({ row: rowOf({ status: 'done', attempts: 1 }) });
    expect((await dialog()).queryByText(/attempt/)).toBeNull();
  });

  it('show every finding: the error, the check and the comparison with the code in use', async () => {
    const code_check = {
      code: '6109.10',
      status: 'valid',
      matches_suggestion: false,
      level_matched: 2,
      verdict: 'differs',
      message: 'The code in use is another.',
    } as const;
    const issue = {
      code: 'too_long',
      field: 'description',
      message: 'Too long.',
      severity: 'error',
    } as const;
    await opened({ row: rowOf({ status: 'done', error: 'No answer.', issues: [issue], code_check }) });

    const shown = await dialog();
    expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'No answer.',
      'Too long.',
      'The code in use is another.',
    ]);
  });
});

describe('the result of a row', () => {
  const asReviewer = { row: doneRow(), role: 'reviewer' } as const;

  it('names the proposed code and links to the whole result', async () => {
    await opened(asReviewer);
    const shown = await dialog();
    expect(shown.getByLabelText('Proposed').textContent).toBe('6115.95.90.00');
    expect(shown.getByText('87%')).toBeDefined();
    expect(shown.getByRole('link', { name: 'Reasons, sources and duty' }).getAttribute('href')).toBe(
      `/lookups/${'c'.repeat(32)}`,
    );
  });

  it('is a dash if nothing was proposed', async () => {
    await opened({ row: doneRow({ recommended_code: null, confidence: null, result_status: 'needs_info' }) });
    const shown = await dialog();
    expect(shown.getByLabelText('Proposed').textContent).toBe('—');
    expect(shown.getByText('Needs information')).toBeDefined();
  });

  it('can be decided here by a reviewer, and the rows are reloaded', async () => {
    const { api, user } = await opened({ ...asReviewer, answers: { 'lookups.decide': {} } });
    await dialog();
    const accept = await screen.findByRole('button', { name: 'Accept' });
    const before = api.callsOf('batches.rows').length;
    api.answer({
      'lookups.get': lookupOf({ id: 'c'.repeat(32), decision: 'approved', decision_label: 'Accepted' }),
    });

    await user.click(accept);

    expect(await screen.findByText('Accepted')).toBeDefined();
    expect(api.callsOf('lookups.decide')[0]).toMatchObject({
      params: { lookup_id: 'c'.repeat(32) },
      body: { action: 'approve', only_active: true },
    });
    await waitFor(() => expect(api.callsOf('batches.rows').length).toBeGreaterThan(before));
  });

  it('cannot be decided by an account without permission', async () => {
    const { api } = await opened({ row: doneRow(), role: 'entry' });
    await dialog();
    await waitFor(() => expect(api.callsOf('lookups.get')).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  });
});
