const DAY_MS = 86_400_000;

/** Caller of a report: the administrator, who sees everything, or the account with most lookups. */
export type Reader = 'admin' | 'owner';

export interface Read {
  readonly reader: Reader;
  readonly path: string;
}

/** All calls that read totals, lists and counts, over a month, half a year and the year before `now`. */
export function readsOf(now: Date): readonly Read[] {
  const month = period(now, 30);
  const half = period(now, 182);
  const year = period(now, 365);

  return [
    ...all('admin', '/api/reports/productivity', [month, half, year]),
    ...all('admin', '/api/usage/me', [month]),
    ...all('owner', '/api/usage/me', [month, half, year]),
    ...all('admin', '/api/usage/ledger', ['', month, year, 'kind=grant', 'kind=usage', 'page=40']),
    ...all('owner', '/api/usage/ledger', ['', month, year, 'kind=usage']),
    ...all('admin', '/api/lookups', [...LIST_QUERIES, ...WORD_QUERIES, month, year]),
    ...all('owner', '/api/lookups', [...LIST_QUERIES, ...WORD_QUERIES, year]),
    ...all('admin', '/api/review', [...QUEUE_QUERIES, ...WORD_QUERIES, year]),
    ...all('owner', '/api/review', [...QUEUE_QUERIES, ...WORD_QUERIES]),
    ...all('admin', '/api/review/counts', [...COUNT_QUERIES, ...WORD_QUERIES, year]),
    ...all('owner', '/api/review/counts', [...COUNT_QUERIES, ...WORD_QUERIES]),
  ];
}

const SORTS = ['sort=oldest', 'sort=confidence', 'sort=risk'] as const;
const VALUES = [
  'status=needs_review',
  'status=needs_info&status=error',
  'market=VN',
  'flag=low_confidence',
  'flag=not_goods',
  'created_by=me',
  'confidence_min=0.4&confidence_max=0.5',
  'flag=not_goods&status=needs_review&market=US&sort=risk',
] as const;
const LIST_QUERIES = ['', 'page=40', ...SORTS, ...VALUES, 'kind=sku', 'decision=overridden'] as const;
const COUNT_QUERIES = ['', ...VALUES, 'include_resolved=true'] as const;
const QUEUE_QUERIES = [...COUNT_QUERIES, ...SORTS] as const;

// Terms that match one lookup, 1/400, 1/20, a shared code, file names, and every lookup.
const WORD_QUERIES = [
  'model 654321',
  'knitted cotton t-shirt',
  'cotton',
  '6109.10.00.25',
  'products-77',
  'model',
].map((q) => `q=${encodeURIComponent(q)}`);

function all(reader: Reader, path: string, queries: readonly string[]): readonly Read[] {
  return queries.map((query) => ({ reader, path: query === '' ? path : `${path}?${query}` }));
}

/** Query of the last days, including the current one. */
function period(now: Date, days: number): string {
  const day = (at: number): string => new Date(at).toISOString().slice(0, 10);
  return `date_from=${day(now.getTime() - (days - 1) * DAY_MS)}&date_to=${day(now.getTime())}`;
}
