import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { Pages } from '../api/use-pages.ts';
import { useWords } from '../words/words.tsx';
import { cellClass, Head, isOnControl, type Column } from './data-table.tsx';
import { Failed } from './states.tsx';

const ROW_PX = 34;
const OVERSCAN = 14;

interface PagedTableProps<Row> {
  /** Name of the list for those who do not see it. */
  readonly label: string;
  readonly pages: Pages<Row>;
  readonly columns: readonly Column<Row>[];
  readonly onOpen?: (row: Row, index: number) => void;
  /** A key that was pressed on a row; true when it did something. */
  readonly onRowKey?: (key: string, row: Row) => boolean;
  readonly isSelected?: (row: Row) => boolean;
  /** Height of the scrolled part, as CSS writes it. */
  readonly height?: string;
}

/** A list whose rows are fetched as they come into sight. */
export function PagedTable<Row extends object>(props: PagedTableProps<Row>): ReactNode {
  const { label, columns, pages, height } = props;
  const scroll = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: pages.count,
    getScrollElement: () => scroll.current,
    estimateSize: () => ROW_PX,
    overscan: OVERSCAN,
    onChange: (instance) => {
      const shown = instance.getVirtualItems();
      pages.onRange(shown[0]?.index ?? 0, shown.at(-1)?.index ?? 0);
    },
  });
  const tracks = columns.map(({ width }) => width ?? 'minmax(120px, 1fr)').join(' ');
  const style = height === undefined ? {} : { maxHeight: height };
  if (pages.error !== null && pages.rowAt(0) === undefined)
    return <Failed error={pages.error} onRetry={pages.retry} />;

  return (
    <div className="table-scroll" ref={scroll} tabIndex={0} role="group" aria-label={label} style={style}>
      <div className="table" role="table" aria-label={label} aria-rowcount={pages.count + 1}>
        <Head columns={columns} sorting={undefined} tracks={tracks} />
        <div className="table-body" role="rowgroup" style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, start }) => (
            <PagedLine
              key={index}
              row={pages.rowAt(index)}
              index={index}
              place={{ gridTemplateColumns: tracks, transform: `translateY(${start}px)` }}
              table={props}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

interface LineProps<Row> {
  readonly row: Row | undefined;
  readonly index: number;
  readonly place: { readonly gridTemplateColumns: string; readonly transform: string };
  readonly table: PagedTableProps<Row>;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves the focus to a neighbour of a row; the rows around those in sight are in the page as well. */
function moveFocus(event: KeyboardEvent<HTMLElement>, index: number): boolean {
  const step = STEPS[event.key];
  const next = event.currentTarget.parentElement?.querySelector<HTMLElement>(
    `[data-index="${index + (step ?? 0)}"]`,
  );
  if (step === undefined || next == null) return false;
  next.focus();
  return true;
}

function PagedLine<Row extends object>({ row, index, place, table }: LineProps<Row>): ReactNode {
  const { t } = useWords();
  const { columns, onOpen, onRowKey, isSelected } = table;
  const act = (key: string, known: Row): boolean => {
    if (key !== 'Enter' || onOpen === undefined) return onRowKey?.(key, known) ?? false;
    onOpen(known, index);
    return true;
  };
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    const isDone = moveFocus(event, index) || (row !== undefined && act(event.key, row));
    if (isDone) event.preventDefault();
  };

  return (
    <div
      role="row"
      // The head is the first row.
      aria-rowindex={index + 2}
      aria-selected={row === undefined ? undefined : isSelected?.(row)}
      aria-busy={row === undefined}
      data-index={index}
      className={`table-line${onOpen === undefined ? '' : ' table-line-open'}`}
      style={place}
      tabIndex={onOpen === undefined ? -1 : 0}
      onClick={(event) => {
        if (row !== undefined && !isOnControl(event)) onOpen?.(row, index);
      }}
      onKeyDown={press}
    >
      {columns.map((column, at) => (
        <div key={column.id} role="cell" className={cellClass(column.end)}>
          {row === undefined
            ? at === 0 && <span className="muted">{t('common.row_loading')}</span>
            : column.cell(row)}
        </div>
      ))}
    </div>
  );
}
