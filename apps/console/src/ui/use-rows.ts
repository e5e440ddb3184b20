import { elementScroll, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useState, type RefObject } from 'react';

type Rows = Virtualizer<HTMLDivElement, Element>;

interface Options {
  readonly count: number;
  /** Height of a row, or an estimate that `measureElement` corrects. */
  readonly rowPx: number;
  readonly overscan: number;
  readonly scroll: RefObject<HTMLDivElement | null>;
}

const SHARE_OF_WINDOW = 0.7;

/** Reports the size once it is known: reading it while rows are mounted would force a layout of the whole page. */
function observeSize({ scrollElement }: Rows, report: (size: { width: number; height: number }) => void) {
  if (scrollElement === null || typeof ResizeObserver !== 'function') return undefined;
  const observer = new ResizeObserver(() =>
    report({ width: scrollElement.clientWidth, height: scrollElement.clientHeight }),
  );
  observer.observe(scrollElement);
  return () => observer.disconnect();
}

/** Leaves a list at its start: scrolling it there as it mounts would force a layout too. */
const scroll: typeof elementScroll = (offset, options, rows) => {
  if (offset !== 0 || rows.scrollOffset !== 0 || options.adjustments !== undefined)
    elementScroll(offset, options, rows);
};

export function useRows({ count, rowPx, overscan, scroll: area }: Options): Rows {
  const [initialRect] = useState(() => ({
    width: window.innerWidth,
    height: window.innerHeight * SHARE_OF_WINDOW,
  }));
  return useVirtualizer<HTMLDivElement, Element>({
    count,
    getScrollElement: () => area.current,
    estimateSize: () => rowPx,
    overscan,
    initialRect,
    observeElementRect: observeSize,
    scrollToFn: scroll,
  });
}

/** Scrolls to a row unless it is in sight; scrolling forces a layout of the page. */
export function useInSight(rows: Rows, at: number): void {
  useEffect(() => {
    const row = rows.measurementsCache[at];
    if (row === undefined) return;
    const top = rows.scrollOffset ?? 0;
    const bottom = top + (rows.scrollRect?.height ?? 0);
    const isMeasured = rows.scrollRect !== rows.options.initialRect;
    if (at === 0 ? top === 0 : isMeasured && row.start >= top && row.end <= bottom) return;
    rows.scrollToIndex(at);
  }, [at, rows]);
}
