import { useCallback, useState } from 'react';

const PREFIX = 'svc.draft.';

function read<T>(key: string): Partial<T> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PREFIX + key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    // Foreign content under the key: use an empty draft.
    return {};
  }
}

export function writeDraft(key: string, fields: Readonly<Record<string, unknown>>): void {
  sessionStorage.setItem(PREFIX + key, JSON.stringify(fields));
}

/** Deletes this tab's drafts, which the next user must not see. */
export function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
}

/** Form input with the fields of `empty`; survives a reload until cleared. */
export function useDraft<T extends Readonly<Record<string, unknown>>>(
  key: string,
  empty: T,
): readonly [T, (change: Partial<T>) => void, () => void] {
  const [draft, setDraft] = useState<T>(() => ({ ...empty, ...read<T>(key) }));
  const change = useCallback(
    (fields: Partial<T>): void =>
      setDraft((before) => {
        const after = { ...before, ...fields };
        sessionStorage.setItem(PREFIX + key, JSON.stringify(after));
        return after;
      }),
    [key],
  );
  const clear = useCallback((): void => {
    sessionStorage.removeItem(PREFIX + key);
    setDraft(empty);
  }, [key, empty]);

  return [draft, change, clear];
}
