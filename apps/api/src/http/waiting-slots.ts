import { DomainError } from '@svc/domain/errors/domain-error';

/** Limits expensive work; waiting requests occupy neither a connection nor body memory. */
export interface WaitingSlots {
  /**
   * Waits for the slot of a key (an account, a record); resolves to its release function. Rejects after the maximum
   * wait or if too many calls wait.
   */
  take(key: string, caller: AbortSignal): Promise<() => void>;
}

interface SlotBounds {
  /** Slots in this process, at most one per key. */
  readonly max: number;
  readonly waitMs: number;
  readonly waitingMax: number;
  /** Maximum waiting calls per key; no separate limit by default. */
  readonly waitingPerKey?: number;
  readonly failure?: () => DomainError;
}

interface Waiting {
  readonly key: string;
  readonly start: (release: () => void) => void;
}

export function createWaitingSlots(bounds: SlotBounds): WaitingSlots {
  const { max, waitMs, waitingMax, waitingPerKey = waitingMax } = bounds;
  const { failure = () => new DomainError('service_unavailable') } = bounds;
  const taking = new Set<string>();
  const waiting: Waiting[] = [];

  const release = (key: string): void => {
    taking.delete(key);
    const place = waiting.findIndex((entry) => !taking.has(entry.key));
    if (place >= 0) waiting.splice(place, 1).forEach(begin);
  };

  const begin = ({ key, start }: Waiting): void => {
    taking.add(key);
    let isLoaded = true;
    start(() => {
      if (isLoaded) release(key);
      isLoaded = false;
    });
  };

  const isFull = (key: string): boolean =>
    waiting.length >= waitingMax || waiting.filter((entry) => entry.key === key).length >= waitingPerKey;

  return {
    take: (key, caller) =>
      new Promise((resolve, reject) => {
        const entry = { key, start: resolve };
        if (taking.size < max && !taking.has(key)) return begin(entry);
        if (isFull(key)) return reject(failure());

        waiting.push(entry);

        const late = AbortSignal.any([caller, AbortSignal.timeout(waitMs)]);
        late.addEventListener('abort', () => {
          const place = waiting.indexOf(entry);
          if (place < 0) return;
          waiting.splice(place, 1);
          reject(failure());
        });
      }),
  };
}
