import { DomainError } from '@svc/domain/errors/domain-error';

const BUSY_RETRY_SECONDS = 5;

/** Releases a slot; idempotent. */
export type ReleaseSlot = () => void;

/** Limits concurrent expensive work of one kind in a process. */
export interface Slots {
  /** Takes a slot for an account; throws 429 if the account is at its limit or all slots are taken. */
  take(accountId: string): ReleaseSlot;
}

interface SlotBounds {
  readonly max: number;
  /** Maximum for one account, so that it cannot block the others. */
  readonly perAccount: number;
  readonly message: string;
}

function busy(message: string) {
  return new DomainError('rate_limited', {
    message,
    params: { seconds: BUSY_RETRY_SECONDS },
    details: { retry_after_seconds: BUSY_RETRY_SECONDS },
    retryAfterSeconds: BUSY_RETRY_SECONDS,
  });
}

export function createSlots({ max, perAccount, message }: SlotBounds): Slots {
  const takenBy = new Map<string, number>();
  let taken = 0;

  const change = (accountId: string, by: 1 | -1): void => {
    const own = (takenBy.get(accountId) ?? 0) + by;
    taken += by;
    if (own === 0) takenBy.delete(accountId);
    else takenBy.set(accountId, own);
  };

  return {
    take: (accountId) => {
      if (taken >= max || (takenBy.get(accountId) ?? 0) >= perAccount) throw busy(message);

      change(accountId, 1);
      let isLoaded = true;

      return () => {
        if (isLoaded) change(accountId, -1);
        isLoaded = false;
      };
    },
  };
}
