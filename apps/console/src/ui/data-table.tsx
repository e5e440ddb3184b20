import {
  useEffect,
  useRef,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { useWords } from '../words/words.tsx';
import { cellClass, TableCells, useCards, useMeasured, type Column } from './table-cells.tsx';
import { useRows } from './use-rows.ts';

const OVERSCAN = 12;

interface Sorting {
  readonly by: string;
  readonly onSort: (by: string) => void;
}

interface DataTableProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly keyOf: (row: Row) => string | number;
  readonly sorting?: Sorting;
  readonly onOpen?: (row: Row) => void;
  readonly isSelected?: (row: Row) => boolean;
  readonly onNearEnd?: () => void;
}

export function DataTable<Row extends object>(props: DataTableProps<Row>): ReactNode {
  const { label, rows, columns, keyOf, sorting, onNearEnd } = props;
  const scroll = useRef<HTMLDivElement>(null);
  const { isCard, rowPx } = useCards();
  const virtual = useRows({
    count: rows.length,
    rowPx,
    overscan: OVERSCAN,
    scroll,
  });
  const last = virtual.getVirtualItems().at(-1)?.index;
  useEffect(() => {
    if (last !== undefined && last >= rows.length - OVERSCAN) onNearEnd?.();
  }, [last, rows.length, onNearEnd]);
  useMeasured(isCard, virtual);
  const frame = { label, columns, sorting, isCard, scroll, count: rows.length };

  return (
    <TableFrame {...frame} bodyPx={virtual.getTotalSize()}>
      {(tracks) =>
        virtual.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          if (row === undefined) return null;

          return (
            <Line
              key={keyOf(row)}
              row={row}
              index={index}
              place={{ ...tracks, transform: `translateY(${start}px)` }}
              table={props}
              measure={isCard ? virtual.measureElement : undefined}
            >
              <TableCells columns={columns} row={row} isCard={isCard} />
            </Line>
          );
        })
      }
    </TableFrame>
  );
}

interface FrameProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly sorting: Sorting | undefined;
  readonly isCard: boolean;
  readonly count: number;
  readonly scroll: Ref<HTMLDivElement>;
  readonly bodyPx: number;
  /** Renders the visible rows; receives the grid tracks. */
  readonly children: (tracks: { readonly gridTemplateColumns?: string }) => ReactNode;
}

export function TableFrame<Row>(props: FrameProps<Row>): ReactNode {
  const { label, columns, sorting, isCard, count, scroll, bodyPx, children } = props;
  const tracks = columns.map(({ width }) => width ?? 'minmax(120px, 1fr)').join(' ');

  return (
    <div className="table-scroll" ref={scroll} tabIndex={0} role="group" aria-label={label}>
      <div
        className={isCard ? 'table table-cards' : 'table'}
        role="table"
        aria-label={label}
        // The header counts as a row.
        aria-rowcount={count + 1}
      >
        <Head columns={columns} sorting={sorting} tracks={tracks} />
        <div className="table-body" role="rowgroup" style={{ height: bodyPx }}>
          {children(isCard ? {} : { gridTemplateColumns: tracks })}
        </div>
      </div>
    </div>
  );
}

interface LineProps<Row> {
  readonly row: Row;
  readonly index: number;
  readonly place: CSSProperties;
  readonly table: Pick<DataTableProps<Row>, 'onOpen' | 'isSelected'>;
  readonly measure: ((row: Element | null) => void) | undefined;
  readonly children: ReactNode;
}

function Line<Row>({
  row,
  index,
  place,
  table: { onOpen, isSelected },
  measure,
  children,
}: LineProps<Row>): ReactNode {
  return (
    <div
      role="row"
      ref={measure}
      data-index={index}
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

function Head<Row>({ columns, sorting, tracks }: HeadProps<Row>): ReactNode {
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

/** True if a click hit a link or button within a row. */
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
