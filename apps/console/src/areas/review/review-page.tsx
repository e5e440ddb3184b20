import { useRouter, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { NeedsRole } from '../../shell/needs-role.tsx';
import { Page, Panel } from '../../ui/panel.tsx';
import { Sliced } from '../../ui/sliced.tsx';
import { Empty, Failed, Loading } from '../../ui/states.tsx';
import { useWords } from '../../words/words.tsx';
import { Filters } from './filters.tsx';
import { Outdated } from './outdated.tsx';
import './review.css';
import { readSearch, type ReviewSearch } from './search.ts';
import { useQueue, type WatchedQueue } from './use-queue.ts';
import { Workbench } from './workbench.tsx';

export function ReviewPage(): ReactNode {
  return (
    <NeedsRole needs="reviewer">
      <Review />
    </NeedsRole>
  );
}

function Review(): ReactNode {
  const { t } = useWords();
  const search = useSearch({ from: '/inside/review', select: readSearch });
  const router = useRouter();
  const watched = useQueue(search);
  const go = useCallback(
    (to: ReviewSearch): void => {
      // A click on a link may have left the queue before the first item opens.
      if (router.history.location.pathname !== '/review') return;
      void router.navigate({ to: '/review', search: to, replace: true });
    },
    [router],
  );
  const filter = useCallback((fields: Record<string, string>): void => go(readSearch(fields)), [go]);
  const write = useCallback(
    (item: string | undefined): void => {
      const { item: _left, ...rest } = search;
      go(item === undefined ? rest : { ...rest, item });
    },
    [go, search],
  );
  const [openId, open] = useOpenItem(search.item, write);

  return (
    <Page title={t('review.title')} aside={<Figures watched={watched} />}>
      <Filters search={search} onChange={filter} />
      <Outdated search={search} onDone={watched.refresh} />
      <Content watched={watched}>
        <Workbench watched={watched} openId={openId} onOpen={open} />
      </Content>
    </Page>
  );
}

function Figures({ watched }: { readonly watched: WatchedQueue }): ReactNode {
  const { t } = useWords();
  const { queue, total } = watched;

  return (
    <>
      {queue.decided.length > 0 && (
        <span className="muted" data-testid="decided-here">
          {t('review.decided_here', { count: queue.decided.length })}
        </span>
      )}
      {total !== null && <strong data-testid="waiting">{t('review.waiting', { count: total })}</strong>}
    </>
  );
}

interface ContentProps {
  readonly watched: WatchedQueue;
  readonly children: ReactNode;
}

function Content({ watched, children }: ContentProps): ReactNode {
  const { t } = useWords();
  const { queue, total, error, refresh } = watched;
  if (queue.rows.length > 0) return <Sliced>{() => children}</Sliced>;

  return (
    <Panel>
      {error !== null ? (
        <Failed error={error} onRetry={refresh} />
      ) : total === null ? (
        <Loading />
      ) : (
        <Empty title={t('review.empty')} text={t('review.empty_text')} />
      )}
    </Panel>
  );
}

/**
 * Open row in the address. State updates immediately; the URL follows, because the router is slower than typing. Other
 * URL changes, such as a filter or link, are adopted.
 */
export function useOpenItem(
  inAddress: string | undefined,
  write: (item: string | undefined) => void,
): readonly [string | undefined, (item: string | null) => void] {
  const [openId, setOpenId] = useState(inAddress);
  // Own writes not yet in the address; the router may skip all but the last.
  const written = useRef<readonly string[]>([]);
  const open = useCallback(
    (item: string | null): void => {
      setOpenId(item ?? undefined);
      if (item !== null) written.current = [...written.current, item];
      write(item ?? undefined);
    },
    [write],
  );
  useEffect(() => {
    const place = inAddress === undefined ? -1 : written.current.indexOf(inAddress);
    if (place < 0) setOpenId(inAddress);
    else written.current = written.current.slice(place + 1);
  }, [inAddress]);

  return [openId, open];
}
