import type { Language } from '@svc/i18n/language';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, ask } from '../../api/ask.ts';
import { problemText } from '../../api/problem.ts';
import { endSession } from '../../session/session-state.ts';
import { useMay } from '../../session/use-me.ts';
import { toast } from '../../ui/toast.tsx';
import { useWords } from '../../words/words.tsx';
import type { Alert } from './alert.ts';

/** Somebody gave the product another code since the alert was raised. */
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

async function takeOver(alert: Alert, code: string, { mayAcknowledge, language }: Asking): Promise<void> {
  const sku = await ask('skus.get', { params: { sku_id: alert.sku_id } }, { language });
  const isOwnRepeat = sku.current_code === code;
  if (sku.current_code !== alert.code && !isOwnRepeat) throw new CodeReplaced(sku.current_code ?? '—');

  if (!isOwnRepeat) {
    const { sku: number, market, description } = sku;
    const body = { sku: number, market, description, current_code: code };
    await ask('skus.save', { body }, { language });
  }
  if (mayAcknowledge) await ask('alerts.acknowledge', { params: { alert_id: alert.id } }, { language });
}

/** Ways to settle alerts, with what they say when they are done. */
export function useResolve() {
  const { t, language } = useWords();
  const queries = useQueryClient();
  const mayAcknowledge = useMay('reviewer');
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set());
  const run = async (ids: readonly number[], act: () => Promise<string>): Promise<boolean> => {
    setBusy((before) => new Set([...before, ...ids]));
    let isDone = false;
    try {
      toast(await act());
      isDone = true;
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) endSession();
      const words =
        error instanceof CodeReplaced
          ? t('alerts.code_replaced', { code: error.code })
          : problemText(error, t);
      toast(words, 'bad');
    }
    await Promise.all(
      ['alerts.list', 'skus.get', 'skus.list'].map((id) => queries.invalidateQueries({ queryKey: [id] })),
    );
    setBusy((before) => new Set([...before].filter((id) => !ids.includes(id))));

    return isDone;
  };

  return {
    mayAcknowledge,
    isBusy: (id: number): boolean => busy.has(id),
    takeOver: (alert: Alert, code: string): Promise<boolean> =>
      run([alert.id], async () => {
        await takeOver(alert, code, { mayAcknowledge, language });
        return t(mayAcknowledge ? 'alerts.taken_over' : 'alerts.taken_over_open', { sku: alert.sku, code });
      }),
    acknowledge: (ids: readonly number[]): Promise<boolean> =>
      run(ids, async () => {
        const { acknowledged } = await ask('alerts.acknowledge_many', { body: { ids } }, { language });
        return t('alerts.acknowledged_many', { count: acknowledged });
      }),
  };
}
