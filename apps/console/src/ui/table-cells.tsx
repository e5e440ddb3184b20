import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { Sliced } from './sliced.tsx';

const NARROW = '(max-width: 600px)';
const ROW_PX = 34;
/** Estimated card height until it is measured. */
const CARD_PX = 120;

const narrow = (): MediaQueryList | null => (typeof matchMedia === 'function' ? matchMedia(NARROW) : null);

function subscribe(onChange: () => void): () => void {
  const query = narrow();
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}

export interface Column<Row> {
  readonly id: string;
  readonly title: string;
  readonly width?: string;
  readonly end?: boolean;
  readonly cell: (row: Row) => ReactNode;
  /** `sort` value of the list for this column. */
  readonly sort?: string;
}

/** True if rows are cards (narrow screens), with the row or card height in pixels. */
export function useCards(): { readonly isCard: boolean; readonly rowPx: number } {
  const isCard = useSyncExternalStore(subscribe, () => narrow()?.matches === true);
  return { isCard, rowPx: isCard ? CARD_PX : ROW_PX };
}

export function useMeasured(isCard: boolean, { measure }: { readonly measure: () => void }): void {
  const wasCard = useRef(isCard);
  useEffect(() => {
    if (wasCard.current !== isCard) measure();
    wasCard.current = isCard;
  }, [isCard, measure]);
}

export function cellClass(end: boolean | undefined): string {
  return `table-cell${end === true ? ' table-cell-end' : ''}`;
}

interface Props<Row> {
  readonly columns: readonly Column<Row>[];
  readonly row: Row;
  readonly isCard: boolean;
}

/** Cells of a row; on a card with column names, flexible ones on separate lines. */
export function TableCells<Row>({ columns, row, isCard }: Props<Row>): ReactNode {
  const cells = (): ReactNode =>
    columns.map(({ id, title, width, end, cell }) => {
      if (!isCard)
        return (
          <div key={id} role="cell" className={cellClass(end)}>
            {cell(row)}
          </div>
        );
      const isWide = width === undefined || width.includes('fr');

      return (
        <div key={id} role="cell" className={`card-cell${isWide ? ' card-cell-wide' : ''}`}>
          <span className="card-name">{title}</span> <span className="card-value">{cell(row)}</span>
        </div>
      );
    });

  return <Sliced>{cells}</Sliced>;
}
