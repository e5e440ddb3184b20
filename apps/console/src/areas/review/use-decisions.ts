import type { RequestOf } from '@svc/client/create-client';
import type { Words } from '@svc/i18n/console/translate';
import type { Language } from '@svc/i18n/language';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { ApiError, ask } from '../../api/ask.ts';
import { inLanes } from '../../api/in-lanes.ts';
import { problemText } from '../../api/problem.ts';
import { askToSignIn, apiQuery } from '../../api/query.ts';
import { useMe } from '../../session/use-me.ts';
import { toast } from '../../ui/toast.tsx';
import { useWords } from '../../words/words.tsx';
import { wholeLookup, type Lookup } from '../classify/lookup.ts';
import type { Mark, Verdict } from './queue.ts';
import type { WatchedQueue } from './use-queue.ts';

export interface Decision {
  readonly verdict: Verdict;
  readonly code?: string;
  readonly note?: string;
}

const DECISION_OF: Readonly<Record<Verdict, NonNullable<Lookup['decision']>>> = {
  approve: 'approved',
  override: 'overridden',
  reject: 'rejected',
};

type Body = RequestOf<'lookups.decide'>['body'];

function bodyOf({ verdict, code, note }: Decision): Body {
  return {
    action: verdict,
    ...(verdict === 'reject' ? {} : { only_active: true }),
    ...(code === undefined ? {} : { code }),
    ...(note === undefined ? {} : { note }),
  };
}

/** Mark after a failed decision; a 409 may be an own decision with a lost response. */
function markOf(lookup: Lookup, verdict: Verdict, ownName: string): Mark {
  const isOwn = lookup.decided_by_name === ownName && lookup.decision === DECISION_OF[verdict];
  return isOwn ? { kind: 'done', verdict } : { kind: 'elsewhere', by: lookup.decided_by_name };
}

interface DecisionContext {
  readonly t: Words;
  readonly language: Language;
  readonly ownName: string;
  readonly queries: QueryClient;
  readonly mark: (id: string, mark: Mark) => void;
}

function lookupQuery({ language }: DecisionContext, id: string) {
  return apiQuery('lookups.get', wholeLookup(id), language);
}

async function send(desk: DecisionContext, id: string, body: Body): Promise<void> {
  const lookup = await ask(
    'lookups.decide',
    { params: { lookup_id: id }, body },
    { language: desk.language },
  );
  // A decision's response lacks fields that only a read includes.
  const { queryKey } = lookupQuery(desk, id);
  desk.queries.setQueryData<Lookup>(queryKey, (before) => ({
    ...lookup,
    ...(before?.active_line === undefined ? {} : { active_line: before.active_line }),
  }));
}

async function refused(desk: DecisionContext, id: string, verdict: Verdict, error: unknown): Promise<void> {
  const { t, mark } = desk;
  if (error instanceof ApiError && error.status === 409 && error.details['reason'] !== 'code_not_active') {
    const lookup = await desk.queries.fetchQuery({ ...lookupQuery(desk, id), staleTime: 0 });
    const to = markOf(lookup, verdict, desk.ownName);
    mark(id, to);
    const code = lookup.final_code === null ? '' : ` · ${lookup.final_code}`;
    if (to.kind === 'elsewhere') toast(t('review.decided_by', { name: to.by ?? '—' }) + code, 'warn');
    return;
  }
  askToSignIn(error);
  const reason = problemText(error, t);
  mark(id, { kind: 'failed', reason });
  toast(t('review.not_decided', { reason }), 'bad');
}

async function decideOne(desk: DecisionContext, id: string, decision: Decision): Promise<void> {
  const { verdict } = decision;
  try {
    await send(desk, id, bodyOf(decision));
    desk.mark(id, { kind: 'done', verdict });
  } catch (error) {
    await refused(desk, id, verdict, error).catch((later: unknown) =>
      desk.mark(id, { kind: 'failed', reason: problemText(later, desk.t) }),
    );
  }
}

async function decideAll(desk: DecisionContext, ids: readonly string[], decision: Decision): Promise<void> {
  for (const id of ids) desk.mark(id, { kind: 'sending', verdict: decision.verdict });
  await inLanes(ids, (id) => decideOne(desk, id, decision));
}

/** Sends decisions immediately and exactly once, and marks them in the queue. */
export function useDecisions({ change, queue, refresh }: WatchedQueue) {
  const { t, language } = useWords();
  const { name: ownName } = useMe();
  const queries = useQueryClient();
  const mark = (id: string, to: Mark): void => change({ type: 'marked', id, mark: to });
  const desk: DecisionContext = { t, language, ownName, queries, mark };
  const undo = async (): Promise<string | null> => {
    const id = queue.decided.at(-1);
    try {
      if (id === undefined) {
        toast(t('review.nothing_to_undo'), 'warn');
        return null;
      }
      await send(desk, id, { action: 'reopen' });
      change({ type: 'reopened', id });
      refresh();
      toast(t('review.undone'));
      return id;
    } catch (error) {
      toast(problemText(error, t), 'bad');
      return null;
    }
  };

  return {
    decide: (ids: readonly string[], decision: Decision) => decideAll(desk, ids, decision).then(refresh),
    undo,
  };
}
