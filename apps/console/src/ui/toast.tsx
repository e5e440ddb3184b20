import { useSyncExternalStore, type ReactNode } from 'react';
import { useWords } from '../words/words.tsx';
import { Button } from './button.tsx';
import type { Tone } from './tag.tsx';

interface Toast {
  readonly id: number;
  readonly text: string;
  readonly tone: Tone;
  readonly action: { readonly label: string; readonly run: () => unknown } | null;
}

const SHOWN_MS = 7_000;
/** Longer, for messages with undo. */
const UNDO_MS = 10_000;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

function dismiss(id: number): void {
  set(toasts.filter((toast) => toast.id !== id));
}

export const dismissAll = (): void => set([]);

/** Shows a message; `action` may undo the act. A repeated text replaces the earlier message. */
export function toast(text: string, tone: Tone = 'good', action: Toast['action'] = null): void {
  lastId += 1;
  const id = lastId;
  set([...toasts.filter((each) => each.text !== text), { id, text, tone, action }].slice(-3));
  setTimeout(() => dismiss(id), action === null ? SHOWN_MS : UNDO_MS);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function Toasts(): ReactNode {
  const { t } = useWords();
  const shown = useSyncExternalStore(subscribe, () => toasts);

  return (
    <div className="toasts" role="status" aria-label={t('common.notifications')}>
      {shown.map(({ id, text, tone, action }) => (
        <div key={id} className={`toast toast-${tone}`}>
          <span className="grow">{text}</span>
          {action !== null && (
            <Button
              small
              kind="quiet"
              onPress={() => {
                dismiss(id);
                void action.run();
              }}
            >
              {action.label}
            </Button>
          )}
          <Button small kind="quiet" aria-label={t('common.dismiss')} onPress={() => dismiss(id)}>
            ×
          </Button>
        </div>
      ))}
    </div>
  );
}
