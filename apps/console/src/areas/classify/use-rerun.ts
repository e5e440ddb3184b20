import type { AnswerOf, RequestOf } from '@svc/client/create-client';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { useApiAct } from '../../api/use-api.ts';
import { useWords } from '../../words/words.tsx';
import type { Lookup } from './lookup.ts';

type Body = NonNullable<RequestOf<'lookups.rerun'>['body']>;

/** Idempotency keys: random, but stable for the same content until success. */
export function useDrafts() {
  const names = useRef(new Map<string, string>());
  return {
    nameOf: (content: unknown): string => {
      const key = JSON.stringify(content);
      const name = names.current.get(key) ?? crypto.randomUUID();
      names.current.set(key, name);
      return name;
    },
    forget: () => names.current.clear(),
  };
}

/** A call that creates a lookup. The balance is read again, since a short lookup ends before it is polled. */
export function useLookupAct<K extends 'lookups.classify' | 'lookups.rerun' | 'skus.classify'>(
  id: K,
  onDone: (answer: AnswerOf<K>) => unknown,
) {
  return useApiAct(id, onDone, ['auth.me']);
}

/** Reruns a product; opens the new lookup unless `onDone` is given. */
export function useRerun(lookup: Lookup, onDone?: (next: Lookup) => void) {
  const { language } = useWords();
  const navigate = useNavigate();
  const drafts = useDrafts();
  const rerun = useLookupAct('lookups.rerun', (next) => {
    drafts.forget();
    if (onDone !== undefined) return onDone(next);
    return navigate({ to: '/lookups/$lookupId', params: { lookupId: next.id } });
  });
  const run = (fields: Body = {}): void => {
    const body = { language: lookup.language ?? language, ...fields };
    rerun.mutateOnce({
      params: { lookup_id: lookup.id },
      body: { ...body, draft_id: drafts.nameOf([lookup.id, body]) },
    });
  };
  return { run, isPending: rerun.isPending, error: rerun.error, forget: rerun.reset };
}
