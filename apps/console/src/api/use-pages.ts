import type { AnswerOf, OperationId, RequestOf } from '@svc/client/create-client';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useWords } from '../words/words.tsx';
import { apiQuery } from './query.ts';

// Rows passed while scrolling fast are not fetched.
const SETTLE_MS = 90;
const STALE_MS = 15_000;

interface PagesOf<K extends OperationId, Row> {
  readonly id: K;
  readonly count: number;
  readonly pageSize: number;
  /** Request of a page, counted from 0. */
  readonly request: (page: number) => RequestOf<K>;
  readonly rows: (answer: AnswerOf<K>) => readonly Row[];
}

export interface Pages<Row> {
  readonly count: number;
  /** Row at an index from 0; undefined until it is loaded. */
  readonly rowAt: (index: number) => Row | undefined;
  readonly onRange: (first: number, last: number) => void;
  readonly error: unknown;
  readonly retry: () => void;
}

function useSettledRange() {
  const [range, setRange] = useState({ first: 0, last: 0 });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const onRange = useCallback((first: number, last: number): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => setRange((before) => (before.first === first && before.last === last ? before : { first, last })),
      SETTLE_MS,
    );
  }, []);

  return { range, onRange };
}

function pagesBetween(first: number, last: number, pageSize: number, count: number): readonly number[] {
  const end = Math.max(0, Math.min(last, count - 1));
  const [from, to] = [Math.floor(Math.min(first, end) / pageSize), Math.floor(end / pageSize)];
  return Array.from({ length: to - from + 1 }, (_, place) => from + place);
}

export function usePages<K extends OperationId, Row>(list: PagesOf<K, Row>): Pages<Row> {
  const { id, count, pageSize, request, rows } = list;
  const { language } = useWords();
  const { range, onRange } = useSettledRange();
  const pages = pagesBetween(range.first, range.last, pageSize, count);
  const answers = useQueries({
    queries: pages.map((page) => ({
      ...apiQuery(id, request(page), language),
      staleTime: STALE_MS,
      enabled: count > 0,
    })),
  }) as readonly UseQueryResult<AnswerOf<K>>[];
  const known = new Map(
    answers.flatMap(({ data }, place) => (data === undefined ? [] : [[pages[place], rows(data)] as const])),
  );

  return {
    count,
    rowAt: (index) => known.get(Math.floor(index / pageSize))?.[index % pageSize],
    onRange,
    error: answers.find(({ error }) => error !== null)?.error ?? null,
    retry: () => {
      for (const answer of answers) if (answer.error !== null) void answer.refetch();
    },
  };
}
