import { useSyncExternalStore } from 'react';

// Outside of React: any call of the API may find out that the session has ended.
let hasEnded = false;
const listeners = new Set<() => void>();

function set(value: boolean): void {
  if (hasEnded === value) return;
  hasEnded = value;
  for (const listener of listeners) listener();
}

/** Notes that the service no longer knows the session. */
export function endSession(): void {
  set(true);
}

/** Notes that somebody has signed in. */
export function beginSession(): void {
  set(false);
}

/** True if the session has ended while the page was open, or there never was one. */
export function useSessionEnded(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => hasEnded,
  );
}
