import type { Language } from '@svc/i18n/language';
import { useState } from 'react';
import { ask } from '../../api/ask.ts';
import { problemText } from '../../api/problem.ts';
import { useReread } from '../../api/use-api.ts';
import { askToSignIn } from '../../api/query.ts';
import { useMay } from '../../session/use-me.ts';
import { toast } from '../../ui/toast.tsx';
import { useWords } from '../../words/words.tsx';
import type { Alert } from './alert.ts';
import { reopen, replaceCodes, type Alike } from './alike.ts';

class CodeReplaced extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

interface Asking {
  readonly mayAcknowledge: boolean;
  readonly language: Language;
}

/** Sets a product's code and acknowledges the alert; returns the undo action. */
async function takeOver(
  alert: Alert,
  code: string,
  { mayAcknowledge, language }: Asking,
): Promise<() => Promise<unknown>> {
  const sku = await ask('skus.get', { params: { sku_id: alert.sku_id } }, { language });
  const isOwnRepeat = sku.current_code === code;
  if (sku.current_code !== alert.code && !isOwnRepeat) throw new CodeReplaced(sku.current_code ?? '—');

  const { sku: number, market, description } = sku;
  const save = (current_code: string): Promise<unknown> =>
    ask('skus.save', { body: { sku: number, market, description, current_code } }, { language });
  if (!isOwnRepeat) await save(code);
  if (mayAcknowledge) await ask('alerts.acknowledge', { params: { alert_id: alert.id } }, { language });
  return async () => {
    await save(alert.code);
    if (mayAcknowledge) await reopen([alert.id], language);
  };
}

interface Done {
  readonly words: string;
  readonly undo?: () => Promise<unknown>;
  readonly undone?: string;
}

async function acknowledge(
  ids: readonly number[],
  { t, language }: Pick<ReturnType<typeof useWords>, 't' | 'language'>,
): Promise<Done> {
  const { acknowledged: count } = await ask('alerts.acknowledge_many', { body: { ids } }, { language });
  return {
    words: t('alerts.acknowledged_many', { count }),
    undo: () => reopen(ids, language),
    undone: t('alerts.reopened', { count }),
  };
}

/** Handles the outcome of an act: error message, list refresh, undo. */
function useAftermath() {
  const { t } = useWords();
  const reread = useReread();
  const fail = (error: unknown): void => {
    askToSignIn(error);
    const words =
      error instanceof CodeReplaced ? t('alerts.code_replaced', { code: error.code }) : problemText(error, t);
    toast(words, 'bad');
  };
  const refresh = (): Promise<unknown> => reread('alerts.list', 'skus.get', 'skus.list');
  const takeBack = (undo: () => Promise<unknown>, undone = t('alerts.taken_back')): Promise<void> =>
    undo()
      .then(refresh)
      .then(() => toast(undone), fail);
  return { fail, refresh, takeBack };
}

export function useResolve() {
  const { t, language } = useWords();
  const mayAcknowledge = useMay('reviewer');
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set());
  const { fail, refresh, takeBack } = useAftermath();
  const run = async (ids: readonly number[], act: () => Promise<Done>): Promise<boolean> => {
    setBusy((before) => new Set([...before, ...ids]));
    let isDone = false;
    try {
      const { words, undo, undone } = await act();
      toast(
        words,
        'good',
        undo === undefined ? null : { label: t('common.undo'), run: () => takeBack(undo, undone) },
      );
      isDone = true;
    } catch (error) {
      fail(error);
    }
    await refresh();
    setBusy((before) => new Set([...before].filter((id) => !ids.includes(id))));
    return isDone;
  };

  return {
    mayAcknowledge,
    isBusy: (id: number): boolean => busy.has(id),
    takeOver: (alert: Alert, code: string): Promise<boolean> =>
      run([alert.id], async () => {
        const undo = await takeOver(alert, code, { mayAcknowledge, language });
        const key = mayAcknowledge ? 'alerts.taken_over' : 'alerts.taken_over_open';
        return { words: t(key, { sku: alert.sku, code }), undo };
      }),
    takeAlike: (alike: readonly Alike[]): Promise<boolean> =>
      run(
        alike.map(({ alert }) => alert.id),
        async () => {
          const { done, left, undo } = await replaceCodes(alike, language);
          const words = t('alerts.taken_alike', { count: done });
          const rest = left === 0 ? '' : ` ${t('alerts.taken_alike_left', { count: left })}`;
          return done === 0 ? { words: rest.trim() } : { words: words + rest, undo };
        },
      ),
    acknowledge: (ids: readonly number[]): Promise<boolean> =>
      run(ids, () => acknowledge(ids, { t, language })),
  };
}
