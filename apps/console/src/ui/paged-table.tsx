import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { Pages } from '../api/use-pages.ts';
import { useWords } from '../words/words.tsx';
import { isOnControl, TableFrame } from './data-table.tsx';
import type { Column } from './table-cells.tsx';
import { Failed } from './states.tsx';
import { TableCells, useCards, useMeasured } from './table-cells.tsx';
import { useRows } from './use-rows.ts';

const OVERSCAN = 14;

interface PagedTableProps<Row> {
  readonly label: string;
  readonly pages: Pages<Row>;
  readonly columns: readonly Column<Row>[];
  readonly onOpen?: (row: Row, index: number) => void;
  /** Handles a key on a row; returns true if handled. */
  readonly onRowKey?: (key: string, row: Row) => boolean;
  readonly isSelected?: (row: Row) => boolean;
}

export function PagedTable<Row extends object>(props: PagedTableProps<Row>): ReactNode {
  const { label, columns, pages } = props;
  const scroll = useRef<HTMLDivElement>(null);
  const { isCard, rowPx } = useCards();
  const virtual = useRows({
    count: pages.count,
    rowPx,
    overscan: OVERSCAN,
    scroll,
  });
  const { onRange } = pages;
  const shown = virtual.getVirtualItems();
  const [first, last] = [shown[0]?.index ?? 0, shown.at(-1)?.index ?? 0];
  useEffect(() => onRange(first, last), [first, last, onRange]);
  useMeasured(isCard, virtual);
  if (pages.error !== null && pages.rowAt(0) === undefined)
    return <Failed error={pages.error} onRetry={pages.retry} />;
  const frame = { label, columns, sorting: undefined, isCard, scroll, count: pages.count };

  return (
    <TableFrame {...frame} bodyPx={virtual.getTotalSize()}>
      {(tracks) =>
        shown.map(({ index, start }) => (
          <PagedLine
            key={index}
            row={pages.rowAt(index)}
            index={index}
            place={{ ...tracks, transform: `translateY(${start}px)` }}
            table={props}
            measure={isCard ? virtual.measureElement : undefined}
          />
        ))
      }
    </TableFrame>
  );
}

interface LineProps<Row> {
  readonly row: Row | undefined;
  readonly index: number;
  readonly place: { readonly gridTemplateColumns?: string; readonly transform: string };
  readonly table: PagedTableProps<Row>;
  /** Measures a card's height; undefined if rows are not cards. */
  readonly measure: ((row: Element | null) => void) | undefined;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Focuses a neighbouring row; rows just outside the viewport are in the DOM too. */
function moveFocus(event: KeyboardEvent<HTMLElement>, index: number): boolean {
  const step = STEPS[event.key];
  const next = event.currentTarget.parentElement?.querySelector<HTMLElement>(
    `[data-index="${index + (step ?? 0)}"]`,
  );
  if (step === undefined || next == null) return false;
  next.focus();
  return true;
}

function PagedLine<Row extends object>({ row, index, place, table, measure }: LineProps<Row>): ReactNode {
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
      ref={measure}
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
      {row === undefined ? (
        <div role="cell" className="table-cell muted">
          {t('common.row_loading')}
        </div>
      ) : (
        <TableCells columns={columns} row={row} isCard={measure !== undefined} />
      )}
    </div>
  );
}
