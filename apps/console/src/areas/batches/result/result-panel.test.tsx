import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { AROUND_A_BATCH, BATCH_ID, doneRow, endedBatch } from '../../../../test/kit/batch-samples.ts';
import type { Answers } from '../../../../test/kit/fake-api.ts';
import { openPage } from '../../../../test/kit/render-page.tsx';

const OUTCOMES = { proposed: 4, needs_review: 1, needs_info: 0, decided: 1, unlike: 1 };
const UNLIKE = {
  code: '6109.10.00.12',
  status: 'valid',
  matches_suggestion: false,
  level_matched: 0,
  verdict: 'differs',
  message: '',
} as const;
const id = (at: number): string => String(at).repeat(32);
const ROWS = [
  doneRow({ row_index: 2, lookup_id: id(2), confidence: 0.96 }),
  doneRow({ row_index: 3, lookup_id: id(2), confidence: 0.96, status: 'duplicate' }),
  doneRow({ row_index: 4, lookup_id: id(4), confidence: 0.92, code_check: UNLIKE }),
  doneRow({ row_index: 5, lookup_id: id(5), confidence: 0.84 }),
  doneRow({ row_index: 6, lookup_id: id(6), confidence: 0.99, final_code: '6115.95.90.00' }),
];

const opened = (answers: Answers = {}) =>
  openPage(`/batches/${BATCH_ID}`, {
    answers: {
      ...AROUND_A_BATCH,
      'batches.get': endedBatch({ outcomes: OUTCOMES }),
      'batches.rows': ROWS,
      'review.counts': { total: 3, counts: { needs_review: 3, needs_info: 0, error: 0 } },
      'lookups.decide': {},
      ...answers,
    },
  });
const result = async () => within(await screen.findByRole('group', { name: 'Result' }));

describe('the result of a batch', () => {
  it('shows counts that filter the rows, and clears the filter again', async () => {
    const { api } = await opened();
    const figure = (await result()).getByRole('button', { name: '1 Needs review' });
    fireEvent.click(figure);
    await waitFor(() =>
      expect(api.callsOf('batches.rows').at(-1)?.query.get('outcome')).toBe('needs_review'),
    );
    expect(figure.getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(figure);
    await waitFor(() => expect(figure.getAttribute('aria-pressed')).toBe('false'));
  });

  it('links to the queue of its lookups', async () => {
    const { api } = await opened();
    const link = await screen.findByRole('link', { name: 'Review 3 lookups' });
    expect(link.getAttribute('href')).toBe(`/review?batch=${BATCH_ID}`);
    expect(api.callsOf('review.counts')[0]?.query.get('batch_id')).toBe(BATCH_ID);
  });
});

describe('accepting the proposals', () => {
  const dialog = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Accept proposed codes …' }));
    const shown = within(await screen.findByRole('dialog'));
    await shown.findByLabelText('Minimum confidence');
    return shown;
  };
  const decided = (api: Awaited<ReturnType<typeof opened>>['api'], action: string) =>
    api
      .callsOf('lookups.decide')
      .filter(({ body }) => (body as { action: string }).action === action)
      .map(({ params }) => params['lookup_id']);

  it.each([
    ['from 90 %', {}, [id(2)]],
    ['from 80 %', { limit: '0.8' }, [id(2), id(5)]],
    ['from 90 %, those unlike the code in use too', { unlike: true }, [id(2), id(4)]],
  ])(
    'decides each open proposal %s once',
    async (_what, { limit, unlike }: { limit?: string; unlike?: boolean }, ids) => {
      const { api } = await opened();
      const shown = await dialog();
      if (limit !== undefined)
        fireEvent.change(shown.getByLabelText('Minimum confidence'), { target: { value: limit } });
      if (unlike === true) fireEvent.click(shown.getByRole('checkbox'));
      fireEvent.click(
        shown.getByRole('button', { name: `Accept ${ids.length} code${ids.length > 1 ? 's' : ''}` }),
      );
      await waitFor(() => expect(decided(api, 'approve')).toEqual(ids));
      expect(api.callsOf('lookups.decide')[0]?.body).toMatchObject({ only_active: true });
    },
  );

  it('is reverted from its message', async () => {
    const { api } = await opened();
    fireEvent.click((await dialog()).getByRole('button', { name: 'Accept 1 code' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(decided(api, 'reopen')).toEqual([id(2)]));
  });
});
