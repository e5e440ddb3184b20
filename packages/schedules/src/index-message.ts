import type { ScheduleLine } from '@svc/tariff/schedule/line';
import type { LineIndex } from '@svc/tariff/search/line-index';

/** What the thread is asked for. */
export interface IndexRequest {
  readonly url: string;
  readonly datasetId: string;
}

/** What the thread answers: lines in chunks small enough not to hold the event loop up, then the search. */
export type IndexMessage =
  | { readonly kind: 'lines'; readonly lines: readonly ScheduleLine[] }
  | { readonly kind: 'index'; readonly lineIndex: LineIndex };
