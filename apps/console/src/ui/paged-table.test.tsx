import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { DomainError, type Answers, type SeenCall } from '../../test/kit/fake-api.ts';
import { heldAnswer } from '../../test/kit/held-answer.ts';
import { waitingOf } from '../../test/kit/lookup-answers.ts';
import { show } from '../../test/kit/render-page.tsx';
import { usePages } from '../api/use-pages.ts';
import type { Waiting } from '../areas/review/queue.ts';
import { PagedTable } from './paged-table.tsx';

const PAGE = 10;
type Page = { items: readonly Waiting[]; total: number; page: number; page_size: number };
type Props = Partial<Parameters<typeof PagedTable<Waiting>>[0]>;

/** The rows of a page, as the service numbers pages from 1. */
const pageOf = (page: number): Page => ({
  items: Array.from({ length: PAGE }, (_, at) =>
    waitingOf({ id: `${page}-${at}`, description: `row ${(page - 1) * PAGE + at}` }),
  ),
  total: 1_000,
  page,
  page_size: PAGE,
});
const answer = ({ query }: SeenCall): Page => pageOf(Number(query.get('page')));

function Listed({ count, ...props }: { readonly count: number } & Props): ReactNode {
  const pages = usePages({
    id: 'review.list',
    count,
    pageSize: PAGE,
    request: (page) => ({ query: { page: page + 1, page_size: PAGE } }),
    rows: ({ items }) => items,
  });
  const columns = [{ id: 'words', title: 'Words', cell: ({ description }: Waiting) => description }];
  return <PagedTable label="Rows" pages={pages} columns={columns} {...props} />;
}
const open = (count: number, props: Props = {}, answers: Answers = { 'review.list': answer }) =>
  show(<Listed count={count} {...props} />, { answers });
const rowOf = (at: number): HTMLElement => screen.getByRole('row', { name: `row ${at}` });

describe('a paged list', () => {
  it('fetches nothing without rows', async () => {
    const { api } = await open(0);

    expect(screen.getAllByRole('row')).toHaveLength(1);
    expect(api.calls).toHaveLength(0);
  });

  it('fetches only the visible pages', async () => {
    const { api } = await open(1_000);

    expect(await screen.findByText('row 11')).toBeDefined();
    const pages = api.callsOf('review.list').map(({ query }) => Number(query.get('page')));
    expect(Math.min(...pages)).toBe(1);
    expect(Math.max(...pages)).toBeLessThan(10);
    expect(new Set(pages).size).toBe(pages.length);
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('1001');
    expect(rowOf(0).tabIndex).toBe(-1);
  });

  it('announces each row as loading until it arrives', async () => {
    const held = heldAnswer<Page>();
    await open(3, {}, { 'review.list': held.answer });

    expect(screen.getAllByText('loading …')).toHaveLength(3);
    expect(screen.getAllByRole('row', { busy: true })).toHaveLength(3);
    held.release(pageOf(1));

    expect(await screen.findByText('row 2')).toBeDefined();
    expect(screen.queryByText('loading …')).toBeNull();
  });

  it('shows the reason if the first page fails, and is fetched again on request', async () => {
    const { api, user } = await open(
      20,
      {},
      { 'review.list': new DomainError(500, 'internal_error', 'Went wrong') },
    );
    expect(await screen.findByText('Went wrong')).toBeDefined();

    api.answer({ 'review.list': answer });
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByText('row 0')).toBeDefined();
  });

  it('still shows its rows when a later page fails', async () => {
    const refusal = new DomainError(500, 'internal_error', 'Went wrong');
    const first = (call: SeenCall) => (call.query.get('page') === '1' ? pageOf(1) : refusal);
    const { api } = await open(30, {}, { 'review.list': first });

    expect(await screen.findByText('row 9')).toBeDefined();
    await waitFor(() => expect(api.callsOf('review.list').length).toBeGreaterThan(1));
    expect(screen.getByRole('row', { name: 'row 0' })).toBeDefined();
  });
});

describe('the keyboard shortcuts of a row', () => {
  it('move to the neighbours and stop at the ends', async () => {
    const { user } = await open(3, { onOpen: () => undefined });
    await screen.findByText('row 0');
    expect(rowOf(0).tabIndex).toBe(0);
    rowOf(0).focus();

    const places: (string | null | undefined)[] = [];
    for (const key of ['{ArrowUp}', '{ArrowDown}', '{ArrowDown}', '{ArrowDown}', '{ArrowUp}']) {
      await user.keyboard(key);
      places.push(document.activeElement?.textContent);
    }

    expect(places).toEqual(['row 0', 'row 1', 'row 2', 'row 2', 'row 1']);
  });

  it('open it with Enter at its position, like a click', async () => {
    const onOpen = jest.fn();
    const { user } = await open(3, { onOpen: (row, index) => onOpen(row.description, index) });
    await screen.findByText('row 0');

    rowOf(2).focus();
    await user.keyboard('{Enter}');
    await user.click(rowOf(1));

    expect(onOpen.mock.calls).toEqual([
      ['row 2', 2],
      ['row 1', 1],
    ]);
  });

  it('do nothing on a row that is still loading', async () => {
    const held = heldAnswer<Page>();
    const [onOpen, onRowKey] = [jest.fn(), jest.fn(() => true)];
    const { user } = await open(1, { onOpen, onRowKey }, { 'review.list': held.answer });
    const [, row] = screen.getAllByRole('row');

    row?.focus();
    await user.keyboard('{Enter}e');
    await user.click(row as HTMLElement);

    expect([onOpen.mock.calls, onRowKey.mock.calls]).toEqual([[], []]);
    held.release(pageOf(1));
  });

  it('act on the row for single keys, but not with Ctrl, which belongs to the browser', async () => {
    const onRowKey = jest.fn((_key: string, _row: Waiting) => true);
    const { user } = await open(2, { onOpen: () => undefined, onRowKey });
    await screen.findByText('row 1');
    rowOf(1).focus();

    await user.keyboard('e{Control>}e{/Control}');

    expect(onRowKey.mock.calls.map(([key, row]) => [key, row.description])).toEqual([['e', 'row 1']]);
  });
});
