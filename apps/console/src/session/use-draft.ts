import { useCallback, useState } from 'react';
import { useMe } from './use-me.ts';

const PREFIX = 'svc.draft.';

const keyOf = (person: string, name: string): string => `${PREFIX}${person}.${name}`;

function read<T>(key: string): Partial<T> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    // Foreign content under the key: use an empty draft.
    return {};
  }
}

export function writeDraft(person: string, name: string, fields: Readonly<Record<string, unknown>>): void {
  sessionStorage.setItem(keyOf(person, name), JSON.stringify(fields));
}

/** Deletes this tab's drafts, which the next user must not see. */
export function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
}

/** Form input of the signed-in person, with the fields of `empty`; survives a reload until cleared. */
export function useDraft<T extends Readonly<Record<string, unknown>>>(
  name: string,
  empty: T,
): readonly [T, (change: Partial<T>) => void, () => void] {
  const key = keyOf(useMe().id, name);
  const [draft, setDraft] = useState<T>(() => ({ ...empty, ...read<T>(key) }));
  const change = useCallback(
    (fields: Partial<T>): void =>
      setDraft((before) => {
        const after = { ...before, ...fields };
        sessionStorage.setItem(key, JSON.stringify(after));
        return after;
      }),
    [key],
  );
  const clear = useCallback((): void => {
    sessionStorage.removeItem(key);
    setDraft(empty);
  }, [key, empty]);

  return [draft, change, clear];
}
