import { tableFeatures, useTable, type ColumnDef } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
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
export interface Sorting {
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

/** A list of any length: only the rows in sight are in the page. */
export function DataTable<Row extends object>(props: DataTableProps<Row>): ReactNode {
  const { label, rows, columns, keyOf, sorting, onOpen, isSelected, height, onNearEnd } = props;
  const { t } = useWords();
  const scroll = useRef<HTMLDivElement>(null);
  const definitions: ColumnDef<typeof features, Row>[] = columns.map(({ id, title, cell }) => ({
    id,
    header: title,
    cell: ({ row }) => cell(row.original),
  }));
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: (row) => String(keyOf(row)),
  });
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
  const gridTemplateColumns = columns.map(({ width }) => width ?? 'minmax(120px, 1fr)').join(' ');
  return (
    <div
      className="table-scroll"
      ref={scroll}
      tabIndex={0}
      role="region"
      aria-label={label}
      style={height === undefined ? {} : { maxHeight: height }}
    >
      <div className="table" role="table" aria-label={label} aria-rowcount={lines.length + 1}>
        <div className="table-head" role="rowgroup">
          <div className="table-line" role="row" style={{ gridTemplateColumns }}>
            {columns.map((column) => (
              <HeadCell key={column.id} column={column} sorting={sorting} sortedWords={t('common.sorted_down')} />
            ))}
          </div>
        </div>
        <div className="table-body" role="rowgroup" style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, start }) => {
            const line = lines[index];
            if (line === undefined) return null;
            return (
              <div
                key={line.id}
                role="row"
                aria-rowindex={index + 2}
                aria-selected={isSelected?.(line.original)}
                className={`table-line${onOpen === undefined ? '' : ' table-line-open'}`}
                style={{ gridTemplateColumns, transform: `translateY(${start}px)` }}
                {...opening(line.original, onOpen)}
              >
                {line.getAllCells().map((cell, place) => (
                  <div
                    key={cell.id}
                    role="cell"
                    className={`table-cell${columns[place]?.end === true ? ' table-cell-end' : ''}`}
                  >
                    <table.FlexRender cell={cell} />
                  </div>
                ))}
              </div>
            );
          })}
        </div>
      </div>
    </div>
  );
}

function opening<Row>(row: Row, onOpen: ((row: Row) => void) | undefined) {
  if (onOpen === undefined) return {};
  return {
    tabIndex: 0,
    onClick: () => onOpen(row),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter' && event.target === event.currentTarget) onOpen(row);
    },
  };
}

interface HeadCellProps<Row> {
  readonly column: Column<Row>;
  readonly sorting: Sorting | undefined;
  readonly sortedWords: string;
}

function HeadCell<Row>({ column, sorting, sortedWords }: HeadCellProps<Row>): ReactNode {
  const { title, sort, end } = column;
  const isSorted = sort !== undefined && sorting?.by === sort;
  return (
    <div
      role="columnheader"
      className={`table-cell${end === true ? ' table-cell-end' : ''}`}
      {...(isSorted ? { 'aria-sort': 'descending' as const } : {})}
    >
      {sort === undefined || sorting === undefined ? (
        title
      ) : (
        <button type="button" className="table-sort" onClick={() => sorting.onSort(sort)}>
          {title}
          {isSorted && <span title={sortedWords}> ↓</span>}
        </button>
      )}
    </div>
  );
}
