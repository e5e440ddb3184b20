import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useWords } from '../../words/words.tsx';
import { fetchCase } from '../classify/fetch-case.ts';
import { nextOpen, type Queue } from './queue.ts';

/** Rows prefetched: two, in case the reviewer is faster than the network. */
const AHEAD = 2;

function idsAhead(queue: Queue, openId: string | undefined): readonly string[] {
  const ids: string[] = [];
  for (let id = nextOpen(queue, openId); id !== null && ids.length < AHEAD;) {
    ids.push(id);
    id = nextOpen(queue, id, new Set([...ids, openId ?? '']));
  }
  return ids;
}

/** Prefetches the next lookups and their schedule rows, so that they open instantly. */
export function useFetchAhead(queue: Queue, openId: string | undefined): void {
  const queries = useQueryClient();
  const { language } = useWords();
  const ids = idsAhead(queue, openId).join(' ');
  useEffect(() => {
    for (const id of ids.split(' ').filter((each) => each !== '')) {
      // Opening the row retries a failed prefetch and reports its error.
      fetchCase(queries, language, id).catch(() => undefined);
    }
  }, [ids, queries, language]);
}
