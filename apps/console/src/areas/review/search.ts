import type { RequestOf } from '@svc/client/create-client';
import { given, MARKETS, oneOf } from '../../api/address.ts';

export const SORTS = ['risk', 'confidence', 'newest', 'oldest'] as const;

export const WAITING = ['needs_review', 'needs_info', 'error'] as const;

const Q_MAX_CHARS = 200;
const PAGE_SIZE = 200;

/** Queue search in the address; absent fields do not filter. */
export interface ReviewSearch {
  readonly q?: string;
  readonly status?: (typeof WAITING)[number];
  readonly market?: (typeof MARKETS)[number];
  readonly sort?: (typeof SORTS)[number];
  readonly batch?: string;
  readonly item?: string;
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

function idOf(value: unknown): string | undefined {
  const id = text(value);
  return id !== undefined && /^[0-9a-f]{32}$/.test(id) ? id : undefined;
}

export function readSearch(raw: Readonly<Record<string, unknown>>): ReviewSearch {
  const q = text(raw['q'])?.slice(0, Q_MAX_CHARS);

  return given({
    q: q === '' ? undefined : q,
    status: oneOf(WAITING, raw['status']),
    market: oneOf(MARKETS, raw['market']),
    sort: oneOf(SORTS, raw['sort']),
    batch: idOf(raw['batch']),
    item: idOf(raw['item']),
  });
}

export function toQuery({
  q,
  status,
  market,
  sort,
  batch,
}: ReviewSearch): NonNullable<RequestOf<'review.list'>['query']> {
  return {
    sort: sort ?? 'risk',
    page_size: PAGE_SIZE,
    ...given({ q, market, batch_id: batch, status: status === undefined ? undefined : ([status] as const) }),
  };
}
