import type { RequestOf } from '@svc/client/create-client';
import { useQueryClient } from '@tanstack/react-query';
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

/** Reruns a product; opens the new lookup unless `onDone` is given. */
export function useRerun(lookup: Lookup, onDone?: (next: Lookup) => void) {
  const { language } = useWords();
  const navigate = useNavigate();
  const drafts = useDrafts();
  const queries = useQueryClient();
  const rerun = useApiAct('lookups.rerun', async (next) => {
    drafts.forget();
    if (onDone !== undefined) onDone(next);
    else await navigate({ to: '/lookups/$lookupId', params: { lookupId: next.id } });
    await queries.invalidateQueries({ queryKey: ['auth.me'] });
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
