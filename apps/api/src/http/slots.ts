import { refuse } from '@svc/domain/errors/refusal';

/** Retry delay of a caller that found all slots taken. */
const BUSY_RETRY_SECONDS = 5;

/** Gives a slot back; again is no error. */
export type ReleaseSlot = () => void;

/** Limits on costly work of one kind in a process. */
export interface Slots {
  /** Takes a slot for an account; throws 429 if the account has its share or all are taken. */
  take(accountId: string): ReleaseSlot;
}

interface SlotBounds {
  /** Slots of this process. */
  readonly max: number;
  /** Of these, for one account: it must not keep the others out. */
  readonly perAccount: number;
  /** Message key of the error. */
  readonly message: string;
}

function busy(message: string) {
  return refuse('rate_limited', {
    message,
    params: { seconds: BUSY_RETRY_SECONDS },
    details: { retry_after_seconds: BUSY_RETRY_SECONDS },
    retryAfterSeconds: BUSY_RETRY_SECONDS,
  });
}

/** Slots that nobody has taken yet. */
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
      let isHeld = true;

      return () => {
        if (isHeld) change(accountId, -1);
        isHeld = false;
      };
    },
  };
}
