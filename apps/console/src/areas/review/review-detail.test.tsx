import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { AROUND_A_LOOKUP, LOOKUP_ID, lookupOf } from '../../../test/kit/lookup-answers.ts';
import { show } from '../../../test/kit/render-page.tsx';
import type { Lookup } from '../classify/lookup.ts';
import type { Mark } from './queue.ts';
import { ReviewDetail } from './review-detail.tsx';

async function open(fields: Partial<Lookup> = {}, mark?: Mark) {
  await show(<ReviewDetail lookupId={LOOKUP_ID} mark={mark} />, {
    answers: { ...AROUND_A_LOOKUP, 'lookups.get': lookupOf(fields) },
  });
  await screen.findByText('Cotton T-shirt');
}
const panel = (name: string) => within(screen.getByRole('region', { name }));
const eventOf = (fields: Partial<Lookup['events'][number]>): Lookup['events'][number] => ({
  id: 1,
  kind: 'comment',
  at: '2026-02-28T10:30:00',
  by: 'a-2',
  by_name: 'Mai Tran',
  note: null,
  from: null,
  to: null,
  ...fields,
});
const DECIDED: Partial<Lookup> = {
  decision: 'rejected',
  decision_label: 'Rejected',
  decided_by_name: 'Mai Tran',
  decided_at: '2026-02-28T10:30:00Z',
  review_note: 'no goods',
};

describe('a lookup that is reviewed', () => {
  it('shows the facts that were given, and none that are empty', async () => {
    const { input } = lookupOf();
    await open({ input: { ...input, material: 'cotton', notes: 'no print' }, origin_label: 'Viet Nam' });

    expect(
      panel('Facts given')
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual(['Material', 'Notes', 'Country of origin']);
    expect(panel('Facts given').getByText('Viet Nam')).toBeDefined();
  });

  it('has no panel of facts where none was given', async () => {
    await open();

    expect(screen.queryByRole('region', { name: 'Facts given' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Comments and history' })).toBeNull();
  });

  it('tells its history without the mere fact that it was created', async () => {
    await open({
      events: [
        eventOf({ id: 1, kind: 'created' }),
        eventOf({ id: 2, kind: 'comment', note: 'ask for the fibre' }),
        eventOf({ id: 3, kind: 'reopened', by_name: null }),
      ],
    });

    const told = panel('Comments and history')
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(told).toHaveLength(2);
    expect(told[0]).toContain('Mai Trancommentask for the fibre');
    expect(told[1]).toContain('—reopened');
  });

  it('that failed says why in place of a line', async () => {
    await open({ status: 'error', result: {}, error: 'The model did not answer.', recommended_code: null });

    expect(screen.getByText('The model did not answer.')).toBeDefined();
    expect(screen.queryByText('Proposed line')).toBeNull();
  });
});

describe('a lookup that somebody else decided', () => {
  it.each<[string, Mark | undefined]>([
    ['before it was opened', undefined],
    ['at the same time', { kind: 'elsewhere', by: 'Mai Tran' }],
    ['while an own decision failed', { kind: 'failed', reason: 'away' }],
  ])('says who, what and why when that was %s', async (_when, mark) => {
    await open(DECIDED, mark);

    const notice = within(screen.getByText('Already decided by Mai Tran').closest('p') as HTMLElement);
    for (const text of ['Rejected', 'no goods', /28 Feb 2026/]) expect(notice.getByText(text)).toBeDefined();
  });

  it.each<[string, Mark]>([
    ['sent', { kind: 'sending', verdict: 'reject' }],
    ['recorded', { kind: 'done', verdict: 'reject' }],
  ])('is not told of an own decision that is %s', async (_when, mark) => {
    await open(DECIDED, mark);

    expect(screen.queryByText(/Already decided/)).toBeNull();
  });
});
