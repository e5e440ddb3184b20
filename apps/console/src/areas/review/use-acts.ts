import { useState } from 'react';
import { toast } from '../../ui/toast.tsx';
import { useWords } from '../../words/words.tsx';
import { agreedCode, isOpen, nextOpen, rowBeside, type Queue, type Waiting } from './queue.ts';
import { useDecisions, type Decision } from './use-decisions.ts';
import type { WatchedQueue } from './use-queue.ts';

/** Open dialog; `place` is the initial candidate of an override. */
export type Open =
  | { readonly kind: 'reject' | 'comment' | 'help' }
  | { readonly kind: 'override'; readonly place: number | null }
  | null;

interface Parts {
  readonly watched: WatchedQueue;
  readonly openId: string | undefined;
  readonly onOpen: (id: string | null) => void;
  readonly setDialog: (open: Open) => void;
}

function usePicked(queue: Queue, row: Waiting | undefined) {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const pick = (id: string): void => {
    const left = new Set(picked);
    if (!left.delete(id)) left.add(id);
    setPicked(left);
  };
  const pickSame = (): void => {
    const code = row?.recommended_code;
    const same = queue.rows.filter((each) => isOpen(queue, each.id) && each.recommended_code === code);
    setPicked(new Set(same.map(({ id }) => id)));
  };
  const chosen = queue.rows.filter(({ id }) => picked.has(id) && isOpen(queue, id));

  return { picked, chosen, pick, pickSame, clear: () => setPicked(new Set()) };
}

function useVerdicts({ watched, openId, onOpen, setDialog }: Parts, row: Waiting | undefined) {
  const { t } = useWords();
  const { queue } = watched;
  const { decide, undo } = useDecisions(watched);
  const picks = usePicked(queue, row);
  const move = (id: string | null): void => {
    if (id !== null) onOpen(id);
  };
  const settle = (decision: Decision): void => {
    if (row === undefined || !isOpen(queue, row.id)) return;
    setDialog(null);
    move(nextOpen(queue, row.id));
    void decide([row.id], decision);
  };
  const accept = (): void => {
    if (row?.recommended_code === null) toast(t('review.nothing_to_accept'), 'warn');
    else settle({ verdict: 'approve' });
  };
  const acceptPicked = (): void => {
    const ids = picks.chosen.map(({ id }) => id);
    if (ids.length === 0) return toast(t('review.picked_none'), 'warn');
    if (agreedCode(picks.chosen) === null) return toast(t('review.picked_differ'), 'warn');
    picks.clear();
    if (openId !== undefined && ids.includes(openId)) move(nextOpen(queue, openId, new Set(ids)));
    void decide(ids, { verdict: 'approve' });
  };

  return { ...picks, move, settle, accept, acceptPicked, undo: () => void undo().then(move) };
}

export function useActs(parts: Parts) {
  const { watched, openId, setDialog } = parts;
  const { queue } = watched;
  const row = queue.rows.find(({ id }) => id === openId);
  const canDecide = row !== undefined && isOpen(queue, row.id);
  const verdicts = useVerdicts(parts, row);
  const ask = (open: Open): void => {
    if (canDecide) setDialog(open);
  };

  return {
    ...verdicts,
    row,
    canDecide,
    next: () => verdicts.move(rowBeside(queue, openId, 1)),
    previous: () => verdicts.move(rowBeside(queue, openId, -1)),
    override: (place: number | null = null) => ask({ kind: 'override', place }),
    reject: () => ask({ kind: 'reject' }),
    comment: () => setDialog(row === undefined ? null : { kind: 'comment' }),
    help: () => setDialog({ kind: 'help' }),
  };
}

const PLACES = [2, 3, 4, 5] as const;

export function shortcutsOf(acts: ReturnType<typeof useActs>, isGone = false) {
  const { row } = acts;

  return {
    j: acts.next,
    ArrowDown: acts.next,
    k: acts.previous,
    ArrowUp: acts.previous,
    // A code gone from the active version cannot be accepted by shortcut.
    a: isGone ? () => undefined : acts.accept,
    o: () => acts.override(),
    r: acts.reject,
    c: acts.comment,
    u: acts.undo,
    x: () => (row === undefined ? undefined : acts.pick(row.id)),
    s: acts.pickSame,
    A: acts.acceptPicked,
    '?': acts.help,
    ...Object.fromEntries(PLACES.map((place) => [String(place), () => acts.override(place)])),
  };
}
