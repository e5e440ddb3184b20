import type { AnswerOf, OperationId, RequestOf } from '@svc/client/create-client';
import type { Language } from '@svc/i18n/language';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { endSession } from '../session/session-state.ts';
import { ApiError, ask } from './ask.ts';

const RETRIES = 2;

/** Shows the sign-in if an error is the end of the session. */
export function askToSignIn(error: unknown): void {
  if (error instanceof ApiError && error.status === 401) endSession();
}

function mayRetry(failures: number, error: Error): boolean {
  if (failures >= RETRIES) return false;
  return !(error instanceof ApiError) || [502, 503, 504].includes(error.status);
}

/** Cache of API responses; a 401 shows the sign-in. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: askToSignIn }),
  mutationCache: new MutationCache({ onError: askToSignIn }),
  defaultOptions: {
    queries: { retry: mayRetry, refetchOnWindowFocus: false },
    // Offline calls fail at once: otherwise they would be sent later, unnoticed.
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** Query key and function of an operation, for prefetching or reading the cache. */
export function apiQuery<K extends OperationId>(id: K, request: RequestOf<K>, language: Language) {
  return {
    queryKey: [id, request, language],
    queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<AnswerOf<K>> =>
      ask(id, request, { signal, language }),
  };
}
