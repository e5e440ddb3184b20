import {
  createClient,
  type AnswerOf,
  type CallOptions,
  type OperationId,
  type RequestOf,
} from '@svc/client/create-client';

export { ApiError } from '@svc/client/api-error';

/** Calls an operation; the response is in the reader's language. */
export type Ask = <K extends OperationId>(
  id: K,
  request: RequestOf<K>,
  options?: CallOptions,
) => Promise<AnswerOf<K>>;

// The header enables the session cookie; hooks retry, because they show the wait.
const client = createClient({
  baseUrl: '',
  headers: { 'X-Svc-Console': '1' },
  retry: { attempts: 1 },
  timeoutMs: 120_000,
});

/** Operations whose reasons and questions default to the lookup's language. */
const WRITTEN: ReadonlySet<OperationId> = new Set(['lookups.get', 'lookups.decide']);

export const ask: Ask = (id, request, options) => {
  const language = WRITTEN.has(id) ? options?.language : undefined;
  if (language === undefined) return (client.call as Ask)(id, request, options);
  const { query } = request as { readonly query?: object };
  return (client.call as Ask)(id, { ...request, query: { ...query, text_language: language } }, options);
};
