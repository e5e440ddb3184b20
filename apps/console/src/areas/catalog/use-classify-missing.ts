import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Market } from '../../api/address.ts';
import { ApiError, ask } from '../../api/ask.ts';
import { inLanes } from '../../api/in-lanes.ts';
import { askToSignIn } from '../../api/query.ts';
import { useWords } from '../../words/words.tsx';

const PAGE_SIZE = 500;
const POLL_MS = 700;
const ENDED = new Set(['proposed', 'needs_review', 'needs_info', 'error']);

interface State {
  readonly isRunning: boolean;
  /** Products to confirm; null while the dialog is closed. */
  readonly found: readonly number[] | null;
  readonly total: number | null;
  readonly done: number;
  readonly failed: number;
  readonly error: unknown;
}

const IDLE: State = { isRunning: false, found: null, total: null, done: 0, failed: 0, error: null };

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function missingIds(market: Market | undefined, language: string): Promise<number[]> {
  const ids: number[] = [];
  for (let page = 1; ; page += 1) {
    const query = {
      has_code: false,
      page,
      page_size: PAGE_SIZE,
      ...(market === undefined ? {} : { market }),
    };
    const { items, total } = await ask('skus.list', { query }, { language });
    ids.push(...items.filter((sku) => sku.suggested_code === null).map((sku) => sku.id));
    if (page * PAGE_SIZE >= total || items.length === 0) return ids;
  }
}

/** Classifies one product and awaits the result: a proposal or a question. */
async function classify(skuId: number, language: string, signal: AbortSignal): Promise<boolean> {
  const asked = await ask('skus.classify', { params: { sku_id: skuId } }, { language, signal });
  for (;;) {
    const { status } = await ask('lookups.get', { params: { lookup_id: asked.id } }, { language, signal });
    if (ENDED.has(status)) return status !== 'error';
    await pause(POLL_MS);
  }
}

/** True if the error also affects all further calls (no credits). */
function endsAll(error: unknown): boolean {
  return !(error instanceof ApiError) || [401, 402, 403, 429].includes(error.status);
}

/** Classifies products one by one; reports whether each has a result. */
function work(
  ids: readonly number[],
  language: string,
  signal: AbortSignal,
  count: (isGood: boolean) => void,
): Promise<void> {
  const one = async (id: number): Promise<void> => {
    try {
      count(await classify(id, language, signal));
    } catch (error) {
      if (signal.aborted) return;
      if (endsAll(error)) throw error;
      count(false);
    }
  };
  return inLanes(ids, one, () => signal.aborted);
}

/** Classifies products without a code, a few at a time. Stops on leaving the page. */
export function useClassifyMissing(market: Market | undefined, onDone: () => void) {
  const { language } = useWords();
  const queries = useQueryClient();
  const [state, setState] = useState(IDLE);
  const stopper = useRef<AbortController | null>(null);
  useEffect(() => () => stopper.current?.abort(), []);
  const count = (isGood: boolean): void =>
    setState((before) => ({ ...before, done: before.done + 1, failed: before.failed + (isGood ? 0 : 1) }));
  const fail = (error: unknown): void => {
    askToSignIn(error);
    setState((before) => ({ ...before, error }));
  };
  const find = async (): Promise<void> => {
    setState({ ...IDLE, isRunning: true });
    try {
      const found = await missingIds(market, language);
      setState(found.length === 0 ? { ...IDLE, total: 0 } : { ...IDLE, found });
    } catch (error) {
      setState(IDLE);
      fail(error);
    }
  };
  const run = async (found: readonly number[]): Promise<void> => {
    const abort = new AbortController();
    stopper.current = abort;
    setState({ ...IDLE, isRunning: true, total: found.length });
    try {
      await work(found, language, abort.signal, count);
    } catch (error) {
      abort.abort();
      fail(error);
    }
    setState((before) => ({ ...before, isRunning: false }));
    await queries.invalidateQueries({ queryKey: ['skus.list'] });
    onDone();
  };

  return {
    ...state,
    find: () => void find(),
    start: () => void run(state.found ?? []),
    leave: () => setState(IDLE),
    stop: () => stopper.current?.abort(),
  };
}
