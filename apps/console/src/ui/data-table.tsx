import { tableFeatures, useTable, type ColumnDef } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, type CSSProperties, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { useWords } from '../words/words.tsx';

const features = tableFeatures({});
const ROW_PX = 34;
const OVERSCAN = 12;

/** A column: what it shows of a row, and how wide it is as a track of a CSS grid. */
export interface Column<Row> {
  readonly id: string;
  readonly title: string;
  readonly width?: string;
  readonly end?: boolean;
  readonly cell: (row: Row) => ReactNode;
  /** Value of the list's `sort` that orders by the column. */
  readonly sort?: string;
}

/** How a list is ordered and how that is changed. */
interface Sorting {
  readonly by: string;
  readonly onSort: (by: string) => void;
}

interface DataTableProps<Row> {
  /** Name of the list for those who do not see it. */
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly keyOf: (row: Row) => string | number;
  readonly sorting?: Sorting;
  readonly onOpen?: (row: Row) => void;
  readonly isSelected?: (row: Row) => boolean;
  /** Height of the scrolled part, as CSS writes it. */
  readonly height?: string;
  /** Called near the end of the rows, to fetch more. */
  readonly onNearEnd?: () => void;
}

function useLines<Row extends object>({ rows, columns, keyOf }: DataTableProps<Row>) {
  const definitions = columns.map(({ id, title, cell }): ColumnDef<typeof features, Row> => ({
    id,
    header: title,
    cell: ({ row }) => cell(row.original),
  }));

  return useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: (row) => String(keyOf(row)),
  });
}

/** A list of any length: only the rows in sight are in the page. */
export function DataTable<Row extends object>(props: DataTableProps<Row>): ReactNode {
  const { label, columns, sorting, height, onNearEnd } = props;
  const scroll = useRef<HTMLDivElement>(null);
  const table = useLines(props);
  const lines = table.getRowModel().rows;
  const virtual = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => ROW_PX,
    overscan: OVERSCAN,
    onChange: (instance) => {
      const last = instance.getVirtualItems().at(-1);
      if (last !== undefined && last.index >= lines.length - OVERSCAN) onNearEnd?.();
    },
  });
  const tracks = columns.map(({ width }) => width ?? 'minmax(120px, 1fr)').join(' ');
  const style = height === undefined ? {} : { maxHeight: height };

  return (
    <div className="table-scroll" ref={scroll} tabIndex={0} role="group" aria-label={label} style={style}>
      <div className="table" role="table" aria-label={label} aria-rowcount={lines.length + 1}>
        <Head columns={columns} sorting={sorting} tracks={tracks} />
        <div className="table-body" role="rowgroup" style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, start }) => {
            const line = lines[index];
            if (line === undefined) return null;

            const place = { gridTemplateColumns: tracks, transform: `translateY(${start}px)` };

            return (
              <Line key={line.id} row={line.original} index={index} place={place} table={props}>
                {line.getAllCells().map((cell, column) => (
                  <div key={cell.id} role="cell" className={cellClass(columns[column]?.end)}>
                    {/* As a component, new in every render, it would be rebuilt and lose the focus. */}
                    {columns[column]?.cell(line.original)}
                  </div>
                ))}
              </Line>
            );
          })}
        </div>
      </div>
    </div>
  );
}

/** The class of a cell, by whether it holds figures. */
export function cellClass(end: boolean | undefined): string {
  return `table-cell${end === true ? ' table-cell-end' : ''}`;
}

interface LineProps<Row> {
  readonly row: Row;
  readonly index: number;
  readonly place: CSSProperties;
  readonly table: Pick<DataTableProps<Row>, 'onOpen' | 'isSelected'>;
  readonly children: ReactNode;
}

function Line<Row>({
  row,
  index,
  place,
  table: { onOpen, isSelected },
  children,
}: LineProps<Row>): ReactNode {
  return (
    <div
      role="row"
      // The head is the first row.
      aria-rowindex={index + 2}
      aria-selected={isSelected?.(row)}
      className={`table-line${onOpen === undefined ? '' : ' table-line-open'}`}
      style={place}
      {...opening(row, onOpen)}
    >
      {children}
    </div>
  );
}

interface HeadProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly sorting: Sorting | undefined;
  readonly tracks: string;
}

/** The names of the columns. */
export function Head<Row>({ columns, sorting, tracks }: HeadProps<Row>): ReactNode {
  return (
    <div className="table-head" role="rowgroup">
      <div className="table-line" role="row" style={{ gridTemplateColumns: tracks }}>
        {columns.map((column) => (
          <HeadCell key={column.id} column={column} sorting={sorting} />
        ))}
      </div>
    </div>
  );
}

/** True if a click on a row was meant for a link or a button in it. */
export function isOnControl({ target }: MouseEvent): boolean {
  return target instanceof Element && target.closest('a, button') !== null;
}

function opening<Row>(row: Row, onOpen: ((row: Row) => void) | undefined) {
  if (onOpen === undefined) return {};

  return {
    tabIndex: 0,
    onClick: (event: MouseEvent) => {
      if (!isOnControl(event)) onOpen(row);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter' && event.target === event.currentTarget) onOpen(row);
    },
  };
}

interface HeadCellProps<Row> {
  readonly column: Column<Row>;
  readonly sorting: Sorting | undefined;
}

function HeadCell<Row>({ column, sorting }: HeadCellProps<Row>): ReactNode {
  const { t } = useWords();
  const { title, sort, end } = column;
  const isSorted = sort !== undefined && sorting?.by === sort;

  return (
    <div
      role="columnheader"
      className={cellClass(end)}
      {...(isSorted ? { 'aria-sort': 'descending' as const } : {})}
    >
      {sort === undefined || sorting === undefined ? (
        title
      ) : (
        <button type="button" className="table-sort" onClick={() => sorting.onSort(sort)}>
          {title}
          {isSorted && <span title={t('common.sorted_down')}> ↓</span>}
        </button>
      )}
    </div>
  );
}
