import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { given } from '../../api/address.ts';
import { ask } from '../../api/ask.ts';
import { inLanes } from '../../api/in-lanes.ts';
import { problemText } from '../../api/problem.ts';
import { useApi } from '../../api/use-api.ts';
import { Button } from '../../ui/button.tsx';
import { Fee } from '../../ui/fee.tsx';
import { toast } from '../../ui/toast.tsx';
import { useWords } from '../../words/words.tsx';
import { toQuery, type ReviewSearch } from './search.ts';

const STALE_MS = 10_000;

interface Props {
  readonly search: ReviewSearch;
  readonly onDone: () => void;
}

/** Lists proposals with codes that the active version lacks; offers to rerun them all. */
export function Outdated({ search, onDone }: Props): ReactNode {
  const { t } = useWords();
  const { q, status, market, batch_id } = toQuery(search);
  const query = { outdated: true, ...given({ q, status, market, batch_id }) };
  const counts = useApi('review.counts', { query }, { staleTime: STALE_MS, refetchInterval: STALE_MS });
  const [left, run] = useAllAgain(query, onDone);
  const total = counts.data?.total ?? 0;
  if (total === 0 && left === null) return null;

  return (
    <section className="notice notice-bad row" aria-label={t('review.outdated', { count: total })}>
      <strong>{t('review.outdated', { count: total })}</strong>
      <span className="end">
        <Button small kind="primary" isPending={left !== null} onPress={run}>
          {left === null
            ? t('review.outdated_again', { count: total })
            : t('review.outdated_left', { count: left })}{' '}
          <Fee count={total} />
        </Button>
      </span>
    </section>
  );
}

type Query = Readonly<Record<string, unknown>> & { readonly outdated: boolean };

/** Reruns every outdated lookup of a query; returns the number left while running. */
function useAllAgain(query: Query, onDone: () => void): readonly [number | null, () => void] {
  const { t, language } = useWords();
  const queries = useQueryClient();
  const [left, setLeft] = useState<number | null>(null);
  const isBusy = useRef(false);

  const all = async (): Promise<void> => {
    const listed = await ask('review.list', { query: { ...query, page_size: 200 } }, { language });
    const ids = listed.items.map(({ id }) => id);
    setLeft(ids.length);
    const again = async (id: string): Promise<void> => {
      await ask(
        'lookups.rerun',
        { params: { lookup_id: id }, body: { tariff_version: null, draft_id: crypto.randomUUID() } },
        { language },
      );
      setLeft((before) => (before === null ? null : before - 1));
    };
    await inLanes(ids, again);
    toast(t('review.outdated_done', { count: listed.items.length }));
  };

  const run = (): void => {
    if (isBusy.current) return;
    isBusy.current = true;
    all()
      .catch((error: unknown) => toast(problemText(error, t), 'bad'))
      .finally(() => {
        isBusy.current = false;
        setLeft(null);
        void queries.invalidateQueries({ queryKey: ['review.counts'] });
        onDone();
      });
  };
  return [left, run];
}
