import type { AnswerOf } from '@svc/client/create-client';

import { isUnderWay } from '../classify/lookup.ts';

export type Waiting = AnswerOf<'review.list'>['items'][number];

export type Verdict = 'approve' | 'override' | 'reject';

export type Mark =
  | { readonly kind: 'sending' | 'done'; readonly verdict: Verdict }
  /** Somebody else decided; `by` is null until loaded. */
  | { readonly kind: 'elsewhere'; readonly by: string | null }
  | { readonly kind: 'failed'; readonly reason: string };

/** The queue as displayed; decided rows stay, so that nothing jumps. */
export interface Queue {
  readonly rows: readonly Waiting[];
  readonly marks: ReadonlyMap<string, Mark>;
  /** Ids of rows rerun here, which stay whatever their status. */
  readonly again: ReadonlySet<string>;
  readonly decided: readonly string[];
  /** Ids in the latest list response, in order. */
  readonly latest: readonly string[];
}

export const EMPTY_QUEUE: Queue = { rows: [], marks: new Map(), again: new Set(), decided: [], latest: [] };

export type QueueEvent =
  | { readonly type: 'reset' }
  /** Response of the list: the waiting lookups, or the first of them. */
  | { readonly type: 'listed'; readonly items: readonly Waiting[]; readonly isWhole: boolean }
  | { readonly type: 'marked'; readonly id: string; readonly mark: Mark }
  | { readonly type: 'reopened'; readonly id: string }
  /** A row was rerun: the new lookup takes its place. */
  | { readonly type: 'replaced'; readonly id: string; readonly by: Waiting }
  | { readonly type: 'read'; readonly row: Waiting };

function withMark(marks: Queue['marks'], id: string, mark: Mark): Queue['marks'] {
  return new Map([...marks, [id, mark]]);
}

/**
 * A row that no longer waits and was not decided here was decided elsewhere. In a truncated list, new rows may have
 * pushed out the last ones, so only rows before one still listed count.
 */
function listed(queue: Queue, items: readonly Waiting[], isWhole: boolean): Queue {
  const now = new Map(items.map((item) => [item.id, item]));
  const known = new Set(queue.rows.map(({ id }) => id));
  const end = isWhole ? queue.latest.length : queue.latest.findLastIndex((id) => now.has(id));
  const gone = queue.latest
    .slice(0, Math.max(end, 0))
    .filter((id) => known.has(id) && !now.has(id) && !queue.marks.has(id) && !queue.again.has(id));
  const back = [...queue.marks].filter(([id, { kind }]) => kind !== 'elsewhere' || !now.has(id));

  return {
    ...queue,
    rows: [...queue.rows.map((row) => now.get(row.id) ?? row), ...items.filter(({ id }) => !known.has(id))],
    marks: new Map<string, Mark>([
      ...back,
      ...gone.map((id) => [id, { kind: 'elsewhere', by: null }] as const),
    ]),
    latest: [...now.keys()],
  };
}

function marked(queue: Queue, id: string, mark: Mark): Queue {
  const rest = queue.decided.filter((each) => each !== id);
  return {
    ...queue,
    marks: withMark(queue.marks, id, mark),
    decided: mark.kind === 'done' ? [...rest, id] : rest,
  };
}

function reopened(queue: Queue, id: string): Queue {
  return {
    ...queue,
    marks: new Map([...queue.marks].filter(([each]) => each !== id)),
    decided: queue.decided.filter((each) => each !== id),
  };
}

function replaced(queue: Queue, id: string, by: Waiting): Queue {
  return {
    ...queue,
    rows: queue.rows.map((row) => (row.id === id ? by : row)).filter(unique),
    again: new Set([...queue.again, by.id]),
  };
}

function read(queue: Queue, row: Waiting): Queue {
  if (!queue.again.has(row.id)) return queue;
  return { ...queue, rows: queue.rows.map((each) => (each.id === row.id ? row : each)) };
}

const unique = (row: Waiting, at: number, rows: readonly Waiting[]): boolean =>
  rows.findIndex(({ id }) => id === row.id) === at;

export function afterEvent(queue: Queue, event: QueueEvent): Queue {
  switch (event.type) {
    case 'reset':
      return EMPTY_QUEUE;
    case 'listed':
      return listed(queue, event.items, event.isWhole);
    case 'marked':
      return marked(queue, event.id, event.mark);
    case 'reopened':
      return reopened(queue, event.id);
    case 'replaced':
      return replaced(queue, event.id, event.by);
    case 'read':
      return read(queue, event.row);
  }
}

/** True if a row can be decided: not in progress, and without a mark other than a failed send. */
export function isOpen({ marks, rows, again }: Queue, id: string): boolean {
  const mark = marks.get(id);
  if (again.has(id) && rows.some((row) => row.id === id && isUnderWay(row))) return false;
  return mark === undefined || mark.kind === 'failed';
}

/** Next open row: the nearest below, otherwise above; null if none. */
export function nextOpen(
  queue: Queue,
  id: string | undefined,
  without: ReadonlySet<string> = new Set(),
): string | null {
  const at = queue.rows.findIndex((row) => row.id === id);
  const order = [...queue.rows.slice(at + 1), ...queue.rows.slice(0, Math.max(at, 0)).toReversed()];
  return order.find((row) => isOpen(queue, row.id) && !without.has(row.id))?.id ?? null;
}

export function rowBeside({ rows }: Queue, id: string | undefined, step: 1 | -1): string | null {
  const at = rows.findIndex((row) => row.id === id);
  return rows[Math.min(Math.max(at + step, 0), rows.length - 1)]?.id ?? null;
}

/** Code that all rows propose; null if they differ or propose none. */
export function agreedCode(rows: readonly Waiting[]): string | null {
  const codes = new Set(rows.map(({ recommended_code: code }) => code));
  return codes.size === 1 ? ([...codes][0] ?? null) : null;
}
