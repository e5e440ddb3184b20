import { refuse } from '@svc/domain/errors/refusal';

/** Limits how many large bodies are read at once; later requests wait with their body unread. */
export interface BodyTurns {
  /** Waits for a turn of an account; answers what gives it back. Refuses with 503 who waits too long or comes after too many. */
  take(accountId: string, caller: AbortSignal): Promise<() => void>;
}

interface TurnBounds {
  /** Turns at once in this process. */
  readonly max: number;
  readonly waitMs: number;
  readonly waitingMax: number;
}

interface Waiting {
  readonly accountId: string;
  readonly start: (release: () => void) => void;
}

/** Turns of which each account has one at a time. */
export function createBodyTurns({ max, waitMs, waitingMax }: TurnBounds): BodyTurns {
  const taking = new Set<string>();
  const waiting: Waiting[] = [];

  const release = (accountId: string): void => {
    taking.delete(accountId);
    const place = waiting.findIndex((entry) => !taking.has(entry.accountId));
    if (place >= 0) waiting.splice(place, 1).forEach(begin);
  };

  const begin = ({ accountId, start }: Waiting): void => {
    taking.add(accountId);
    let isHeld = true;
    start(() => {
      if (isHeld) release(accountId);
      isHeld = false;
    });
  };

  return {
    take: (accountId, caller) =>
      new Promise((resolve, reject) => {
        if (waiting.length >= waitingMax) return reject(refuse('service_unavailable'));

        const entry = { accountId, start: resolve };
        if (taking.size < max && !taking.has(accountId)) return begin(entry);

        waiting.push(entry);

        const late = AbortSignal.any([caller, AbortSignal.timeout(waitMs)]);
        late.addEventListener('abort', () => {
          const place = waiting.indexOf(entry);
          if (place < 0) return;
          waiting.splice(place, 1);
          reject(refuse('service_unavailable'));
        });
      }),
  };
}
