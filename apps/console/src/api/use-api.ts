import type { AnswerOf, OperationId, RequestOf } from '@svc/client/create-client';
import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  type MutateOptions,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query';
import type { Language } from '@svc/i18n/language';
import { useRef } from 'react';
import { useWords } from '../words/words.tsx';
import { ApiError, ask } from './ask.ts';

const STALE_MS = 15_000;

/** Options of a query. */
export interface ApiQueryOptions<K extends OperationId> {
  readonly enabled?: boolean;
  /** Milliseconds between two calls; false for none. May read the latest response. */
  readonly refetchInterval?: number | false | ((latest: AnswerOf<K> | undefined) => number | false);
  /** Milliseconds for which a response counts as fresh. */
  readonly staleTime?: number;
  /** Shows nothing of the last request while a new one is in progress. */
  readonly fresh?: boolean;
  /** Reads again when the reader comes back to the tab. */
  readonly onFocus?: boolean;
}

/** The key and the call of an operation, to fetch ahead or to look into what is known. */
export function apiQuery<K extends OperationId>(id: K, request: RequestOf<K>, language: Language) {
  return queryOptions<AnswerOf<K>>({
    queryKey: [id, request, language],
    queryFn: ({ signal }) => ask(id, request, { signal, language }),
  });
}

/** Response of a reading operation; components with the same request share one cached copy. */
export function useApi<K extends OperationId>(
  id: K,
  request: RequestOf<K>,
  {
    refetchInterval = false,
    fresh = false,
    enabled = true,
    staleTime = STALE_MS,
    onFocus = false,
  }: ApiQueryOptions<K> = {},
): UseQueryResult<AnswerOf<K>> {
  const { language } = useWords();

  return useQuery<AnswerOf<K>>({
    queryKey: [id, request, language],
    queryFn: ({ signal }) => ask(id, request, { signal, language }),
    enabled,
    staleTime,
    refetchOnWindowFocus: onFocus,
    // Shown while another request is in progress; a lookup must never show another one's result.
    placeholderData: fresh ? () => undefined : keepPreviousData,
    refetchInterval: (query) =>
      typeof refetchInterval === 'function' ? refetchInterval(query.state.data) : refetchInterval,
  });
}

type Send<K extends OperationId> = (
  request: RequestOf<K>,
  options?: MutateOptions<AnswerOf<K>, Error, RequestOf<K>>,
) => void;

/** A changing operation of the page. */
export type ApiAct<K extends OperationId> = UseMutationResult<AnswerOf<K>, Error, RequestOf<K>> & {
  /** `mutate`, but for calls that come before the one before has ended, such as the second click of a double click. */
  readonly mutateOnce: Send<K>;
};

/** A changing operation; `onDone` runs with its response. */
export function useApiAct<K extends OperationId>(
  id: K,
  onDone?: (answer: AnswerOf<K>, request: RequestOf<K>) => unknown,
): ApiAct<K> {
  const { language } = useWords();
  // State would reach the page too late for a second click.
  const isBusy = useRef(false);
  const act = useMutation<AnswerOf<K>, Error, RequestOf<K>>({
    mutationFn: (request) => ask(id, request, { language }),
    onSettled: () => {
      isBusy.current = false;
    },
    ...(onDone === undefined ? {} : { onSuccess: (answer, request) => onDone(answer, request) }),
  });
  const send = act.mutate as Send<K>;
  const mutateOnce: Send<K> = (request, options) => {
    if (isBusy.current) return;
    isBusy.current = true;
    send(request, options);
  };

  // The end of a session asks for the password over the page; its message is for programs.
  const isSessionEnd = act.error instanceof ApiError && act.error.status === 401 && !id.startsWith('auth.');
  return { ...act, error: isSessionEnd ? null : act.error, mutateOnce } as ApiAct<K>;
}
