import type { ScheduleLine } from '@svc/tariff/schedule/line';
import type { LineIndex } from '@svc/tariff/search/line-index';

/** What the thread answers: lines in chunks small enough not to hold the event loop up, then the search. */
export type IndexMessage =
  | { readonly kind: 'lines'; readonly lines: readonly ScheduleLine[] }
  | { readonly kind: 'index'; readonly lineIndex: LineIndex };
