import { useRef, useState } from 'react';
import { ask } from '../../../api/ask.ts';
import { problemText } from '../../../api/problem.ts';
import { askToSignIn } from '../../../api/query.ts';
import { toast } from '../../../ui/toast.tsx';
import { useWords } from '../../../words/words.tsx';
import type { BatchRow } from '../batch.ts';
import { useRefreshBatch } from '../steps/use-setup.ts';

export interface AcceptRow {
  readonly canAccept: (row: BatchRow) => boolean;
  readonly isSending: (row: BatchRow) => boolean;
  readonly accept: (row: BatchRow) => void;
}

/** Accepts proposed codes; reports rows decided by somebody else meanwhile. */
export function useAcceptRow(): AcceptRow {
  const { t, language } = useWords();
  const refresh = useRefreshBatch();
  const [sending, setSending] = useState<ReadonlySet<string>>(new Set());
  const change = (id: string, isOn: boolean): void =>
    setSending((before) => {
      const after = new Set(before);
      if (isOn) after.add(id);
      else after.delete(id);
      return after;
    });
  const busy = useRef(new Set<string>());
  const reopen = (id: string): Promise<void> =>
    ask('lookups.decide', { params: { lookup_id: id }, body: { action: 'reopen' } }, { language }).then(
      refresh,
      (error: unknown) => toast(problemText(error, t), 'bad'),
    );
  const send = async (id: string, row: number): Promise<void> => {
    change(id, true);
    try {
      await ask(
        'lookups.decide',
        { params: { lookup_id: id }, body: { action: 'approve', only_active: true } },
        { language },
      );
      toast(t('batches.accepted', { row }), 'good', { label: t('common.undo'), run: () => reopen(id) });
    } catch (error) {
      askToSignIn(error);
      toast(t('batches.not_accepted', { row, reason: problemText(error, t) }), 'bad');
    }
    await refresh();
    change(id, false);
  };

  return {
    canAccept: ({ lookup_id: id, result_status: result, recommended_code: code, final_code: final }) =>
      id !== null && result === 'proposed' && code !== null && final === null && !sending.has(id),
    isSending: ({ lookup_id: id }) => id !== null && sending.has(id),
    accept: ({ lookup_id: id, row_index: row }) => {
      if (id === null || busy.current.has(id)) return;
      busy.current.add(id);
      void send(id, row).finally(() => busy.current.delete(id));
    },
  };
}
