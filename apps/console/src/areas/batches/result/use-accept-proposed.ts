import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ask } from '../../../api/ask.ts';
import { inLanes } from '../../../api/in-lanes.ts';
import { problemText } from '../../../api/problem.ts';
import { toast } from '../../../ui/toast.tsx';
import { useWords } from '../../../words/words.tsx';
import type { Batch, BatchRow } from '../batch.ts';
import { useRefreshBatch } from '../steps/use-setup.ts';

const PAGE_SIZE = 2000;

export interface Proposal {
  readonly row: number;
  readonly lookupId: string;
  readonly words: string;
  readonly code: string;
  readonly confidence: number;
  readonly isUnlike: boolean;
}

function proposalOf(row: BatchRow, column: string | null): Proposal | null {
  const { lookup_id: lookupId, recommended_code: code, confidence, final_code: final } = row;
  if (lookupId === null || code === null || confidence === null || final !== null) return null;
  const words = column === null ? '' : (row.raw[column] ?? '');
  return {
    row: row.row_index,
    lookupId,
    words,
    code,
    confidence,
    isUnlike: row.code_check?.verdict === 'differs',
  };
}

/** Proposals of a batch, without duplicates from repeated rows. */
async function proposalsOf(batch: Batch, language: string): Promise<readonly Proposal[]> {
  const found = new Map<string, Proposal>();
  for (let offset = 0; ; offset += PAGE_SIZE) {
    const query = { outcome: 'proposed', offset, limit: PAGE_SIZE } as const;
    const rows = await ask('batches.rows', { params: { batch_id: batch.id }, query }, { language });
    for (const row of rows) {
      const proposal = proposalOf(row, batch.column_mapping.description);
      if (proposal !== null && !found.has(proposal.lookupId)) found.set(proposal.lookupId, proposal);
    }
    if (rows.length < PAGE_SIZE) return [...found.values()];
  }
}

export function useProposals(batch: Batch) {
  const { language } = useWords();
  return useQuery({
    queryKey: ['batches.rows', 'proposals', batch.id, language],
    queryFn: () => proposalsOf(batch, language),
    gcTime: 0,
  });
}

interface Progress {
  readonly done: number;
  readonly of: number;
}

/** Accepts proposals a few at a time; one toast can undo all. Stops on leaving the page. */
export function useAcceptMany(onDone: () => void) {
  const { t, language } = useWords();
  const queries = useQueryClient();
  const refresh = useRefreshBatch();
  const [progress, setProgress] = useState<Progress | null>(null);
  const isStopped = useRef(false);
  useEffect(() => () => void (isStopped.current = true), []);
  const decide = (lookupId: string, action: 'approve' | 'reopen') => {
    const body = action === 'approve' ? { action, only_active: true } : { action };
    return ask('lookups.decide', { params: { lookup_id: lookupId }, body }, { language });
  };
  const reread = async (): Promise<void> => {
    await refresh();
    await queries.invalidateQueries({ queryKey: ['review.counts'] });
  };
  const takeBack = (ids: readonly string[]): Promise<void> =>
    inLanes(ids, (id) => decide(id, 'reopen'))
      .then(() => toast(t('batches.taken_back', { count: ids.length })))
      .catch((error: unknown) => toast(problemText(error, t), 'bad'))
      .then(reread);

  const run = async (chosen: readonly Proposal[]): Promise<void> => {
    const [accepted, failures]: [string[], { row: number; reason: string }[]] = [[], []];
    isStopped.current = false;
    setProgress({ done: 0, of: chosen.length });
    const accept = async ({ lookupId, row }: Proposal): Promise<void> => {
      await decide(lookupId, 'approve').then(
        () => accepted.push(lookupId),
        (error: unknown) => failures.push({ row, reason: problemText(error, t) }),
      );
      setProgress({ done: accepted.length + failures.length, of: chosen.length });
    };
    await inLanes(chosen, accept, () => isStopped.current);
    const [first] = failures;
    if (first !== undefined)
      toast(t('batches.not_accepted_many', { count: failures.length, ...first }), 'bad');
    if (accepted.length > 0)
      toast(t('batches.accepted_many', { count: accepted.length }), 'good', {
        label: t('common.undo'),
        run: () => takeBack(accepted),
      });
    await reread();
    onDone();
  };

  return {
    progress,
    run: (chosen: readonly Proposal[]) => void run(chosen),
    stop: () => void (isStopped.current = true),
  };
}
