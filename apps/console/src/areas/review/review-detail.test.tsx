import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { AROUND_A_LOOKUP, LOOKUP_ID, lookupOf } from '../../../test/kit/lookup-answers.ts';
import { show } from '../../../test/kit/render-page.tsx';
import type { Lookup } from '../classify/lookup.ts';
import type { Mark } from './queue.ts';
import { ReviewDetail } from './review-detail.tsx';

const ignore = () => undefined;

async function open(fields: Partial<Lookup> = {}, mark?: Mark) {
  await show(
    <ReviewDetail
      lookupId={LOOKUP_ID}
      mark={mark}
      bar={null}
      onLookup={ignore}
      onRerun={ignore}
      onChoose={ignore}
    />,
    { answers: { ...AROUND_A_LOOKUP, 'lookups.get': lookupOf(fields) } },
  );
  await screen.findByRole('heading', { level: 2, name: 'Cotton T-shirt' });
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
  decision: 'overridden',
  decision_label: 'Overridden',
  decided_by_name: 'Mai Tran',
  decided_at: '2026-02-28T10:30:00Z',
  review_note: 'mostly synthetic',
  final_code: '6109.90.10',
};

describe('a lookup under review', () => {
  it('has the product as heading with the given facts, without empty ones', async () => {
    const { input } = lookupOf();
    await open({ input: { ...input, material: 'cotton', notes: 'no print' }, origin_label: 'Viet Nam' });

    for (const [name, value] of [
      ['Material', 'cotton'],
      ['Notes', 'no print'],
      ['Country of origin', 'Viet Nam'],
    ] as const)
      expect(screen.getByTitle(value).textContent).toBe(`${name} ${value}`);
    expect(screen.queryByText('Composition')).toBeNull();
  });

  it('shows its history, oldest first', async () => {
    await open({
      events: [
        eventOf({ id: 1, kind: 'created' }),
        eventOf({ id: 2, kind: 'comment', note: 'ask for the fibre' }),
        eventOf({ id: 3, kind: 'reopened', by_name: null }),
      ],
    });

    const history = panel('History')
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(history).toHaveLength(3);
    expect(history[1]).toMatch(/^Mai Trancomment.*ask for the fibre$/u);
    expect(history[2]).toContain('—reopened');
  });

  it('shows the reason instead of a line if failed', async () => {
    await open({ status: 'error', result: {}, error: 'The model did not answer.', recommended_code: null });

    expect(screen.getByText('The model did not answer.')).toBeDefined();
    expect(screen.queryByText('Proposed code')).toBeNull();
  });
});

describe('a decided lookup', () => {
  it('has the final code as heading with author, time and reason, and the proposal struck out', async () => {
    await open(DECIDED);

    expect(screen.getByTestId('final-code').textContent).toBe('6109.90.10');
    expect(screen.queryByTestId('proposed-code')).toBeNull();
    for (const text of ['Mai Tran', 'mostly synthetic', /28 Feb 2026/])
      expect(screen.getByText(text)).toBeDefined();
    expect(screen.getByText('6109.10.00', { selector: 's' })).toBeDefined();
  });

  it('shows that there is no final code', async () => {
    await open({ ...DECIDED, decision: 'rejected', final_code: null });

    expect(screen.getByText('None')).toBeDefined();
  });
});

describe('a lookup decided by somebody else', () => {
  it.each<[string, Mark | undefined]>([
    ['before it was opened', undefined],
    ['at the same time', { kind: 'elsewhere', by: 'Mai Tran' }],
    ['while an own decision failed', { kind: 'failed', reason: 'away' }],
  ])('names the author and code if it was %s', async (_when, mark) => {
    await open(DECIDED, mark);

    const notice = within(screen.getByText('Already decided by Mai Tran').closest('p') as HTMLElement);
    expect(notice.getByText('6109.90.10')).toBeDefined();
  });

  it.each<[string, Mark]>([
    ['sent', { kind: 'sending', verdict: 'reject' }],
    ['recorded', { kind: 'done', verdict: 'reject' }],
  ])('does not report an own decision that is %s', async (_when, mark) => {
    await open(DECIDED, mark);

    expect(screen.queryByText(/Already decided/)).toBeNull();
  });
});
