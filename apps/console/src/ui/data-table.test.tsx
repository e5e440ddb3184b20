import { describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { show } from '../../test/kit/render-page.tsx';
import { DataTable } from './data-table.tsx';
import type { Column } from './table-cells.tsx';

interface Good {
  readonly id: number;
  readonly name: string;
}

const goods = (count: number): readonly Good[] =>
  Array.from({ length: count }, (_, at) => ({ id: at + 1, name: `good ${at + 1}` }));
const COLUMNS: readonly Column<Good>[] = [
  { id: 'name', title: 'Name', sort: 'name', cell: ({ name }) => name },
  { id: 'id', title: 'Id', cell: ({ id }) => id },
];

type Props = Partial<Parameters<typeof DataTable<Good>>[0]>;

const open = (rows: readonly Good[], props: Props = {}) =>
  show(<DataTable label="Goods" rows={rows} columns={COLUMNS} keyOf={({ id }) => id} {...props} />);

describe('a table', () => {
  it('counts its header as a row for screen readers', async () => {
    await open(goods(2));

    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('3');
    const places = screen.getAllByRole('row').map((row) => row.getAttribute('aria-rowindex'));
    expect(places).toEqual([null, '2', '3']);
  });

  it('without rows has only its header', async () => {
    await open([]);

    expect(screen.getAllByRole('row')).toHaveLength(1);
    expect(screen.getByRole('columnheader', { name: 'Name' })).toBeDefined();
  });

  it('of 10,000 rows renders only the visible ones', async () => {
    await open(goods(10_000));

    expect(screen.getAllByRole('row').length).toBeLessThan(100);
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('10001');
  });

  it('loads more near its end', async () => {
    const onNearEnd = jest.fn();
    await open(goods(20), { onNearEnd });

    expect(onNearEnd).toHaveBeenCalled();
  });

  it('loads no more while its end is far', async () => {
    const onNearEnd = jest.fn();
    await open(goods(1_000), { onNearEnd });

    expect(onNearEnd).not.toHaveBeenCalled();
  });

  it('is sorted by its sortable columns and marks the current one', async () => {
    const onSort = jest.fn();
    const { user } = await open(goods(1), { sorting: { by: 'name', onSort } });

    await user.click(within(screen.getByRole('columnheader', { name: /Name/ })).getByRole('button'));

    expect(onSort.mock.calls).toEqual([['name']]);
    expect(screen.getByRole('columnheader', { name: /Name/ }).getAttribute('aria-sort')).toBe('descending');
    const other = screen.getByRole('columnheader', { name: 'Id' });
    expect([other.hasAttribute('aria-sort'), within(other).queryByRole('button')]).toEqual([false, null]);
  });
});

describe('a row of a table', () => {
  it('opens on click and Enter', async () => {
    const onOpen = jest.fn();
    const { user } = await open(goods(2), { onOpen });

    await user.click(screen.getByText('good 1'));
    screen.getByRole('row', { name: /good 2/ }).focus();
    await user.keyboard('{Enter}');

    expect(onOpen.mock.calls.map(([row]) => row)).toEqual(goods(2));
  });

  it('does not lose the focus on its button in a redraw', async () => {
    function Counting(): ReactNode {
      const [count, setCount] = useState(0);
      const columns: readonly Column<Good>[] = [
        {
          id: 'act',
          title: 'Act',
          cell: () => (
            <button type="button" onClick={() => setCount(count + 1)}>
              pressed {count}
            </button>
          ),
        },
      ];
      return <DataTable label="Goods" rows={goods(1)} columns={columns} keyOf={({ id }) => id} />;
    }
    const { user } = await show(<Counting />);

    await user.click(screen.getByRole('button', { name: 'pressed 0' }));

    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'pressed 1' }));
  });

  it('is not focusable if it cannot be opened', async () => {
    await open(goods(1), { isSelected: () => true });

    const row = screen.getByRole('row', { name: /good 1/, selected: true });
    expect(row.hasAttribute('tabindex')).toBe(false);
  });
});
