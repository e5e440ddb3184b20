import type { AnswerOf, OperationId, RequestOf } from '@svc/client/create-client';
import {
  keepPreviousData,
  useMutation,
  useQuery,
  useQueryClient,
  type MutateOptions,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { useWords } from '../words/words.tsx';
import { ApiError, ask } from './ask.ts';
import { apiQuery } from './query.ts';

const STALE_MS = 15_000;

export interface ApiQueryOptions<K extends OperationId> {
  readonly enabled?: boolean;
  /** Poll interval in milliseconds, false for none. May depend on the latest response. */
  readonly refetchInterval?: number | false | ((latest: AnswerOf<K> | undefined) => number | false);
  /** Milliseconds for which a response counts as fresh. */
  readonly staleTime?: number;
  readonly fresh?: boolean;
  readonly onFocus?: boolean;
}

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
    ...apiQuery(id, request, language),
    enabled,
    staleTime,
    refetchOnWindowFocus: onFocus,
    // Shows the previous response during a new request; not for lookups, which must never show another one's result.
    placeholderData: fresh ? () => undefined : keepPreviousData,
    refetchInterval: (query) =>
      typeof refetchInterval === 'function' ? refetchInterval(query.state.data) : refetchInterval,
  });
}

type Send<K extends OperationId> = (
  request: RequestOf<K>,
  options?: MutateOptions<AnswerOf<K>, Error, RequestOf<K>>,
) => void;

export type ApiAct<K extends OperationId> = UseMutationResult<AnswerOf<K>, Error, RequestOf<K>> & {
  /** Like `mutate`, but ignores calls while one is in progress (double clicks). */
  readonly mutateOnce: Send<K>;
};

/** Returns a function that reads the responses of operations again, where they are shown. */
export function useReread(): (...ids: readonly OperationId[]) => Promise<void> {
  const queries = useQueryClient();
  return useCallback(
    async (...ids) => {
      await Promise.all(ids.map((id) => queries.invalidateQueries({ queryKey: [id] })));
    },
    [queries],
  );
}

/** A call that changes something; `changed` are the operations whose responses are then read again. */
export function useApiAct<K extends OperationId>(
  id: K,
  onDone?: (answer: AnswerOf<K>, request: RequestOf<K>) => unknown,
  changed: readonly OperationId[] = [],
): ApiAct<K> {
  const { language } = useWords();
  const reread = useReread();
  // A ref: state would update too late for a second click.
  const isBusy = useRef(false);
  const act = useMutation<AnswerOf<K>, Error, RequestOf<K>>({
    mutationFn: (request) => ask(id, request, { language }),
    onSettled: () => {
      isBusy.current = false;
    },
    onSuccess: async (answer, request) => {
      await onDone?.(answer, request);
      await reread(...changed);
    },
  });
  const send = act.mutate as Send<K>;
  const mutateOnce: Send<K> = (request, options) => {
    if (isBusy.current) return;
    isBusy.current = true;
    send(request, options);
  };

  // An ended session opens the sign-in dialog instead of showing its error.
  const isSessionEnd = act.error instanceof ApiError && act.error.status === 401 && !id.startsWith('auth.');
  return { ...act, error: isSessionEnd ? null : act.error, mutateOnce } as ApiAct<K>;
}
