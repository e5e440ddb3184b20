import { refuse } from '@svc/domain/errors/refusal';

/** When a caller that found all slots taken may come back. */
export const BUSY_RETRY_SECONDS = 5;

/** Gives its slot back; again is no error. */
export type ReleaseSlot = () => void;

/** How many uploads one process reads at once. */
export interface UploadSlots {
  /** Takes a slot; refuses with 429 when all are taken. */
  take(): ReleaseSlot;
}

/** Slots for at most `max` uploads at once. */
export function createUploadSlots(max: number): UploadSlots {
  let taken = 0;
  return {
    take: () => {
      if (taken >= max) {
        throw refuse('rate_limited', {
          message: 'upload_busy',
          params: { seconds: BUSY_RETRY_SECONDS },
          details: { retry_after_seconds: BUSY_RETRY_SECONDS },
          retryAfterSeconds: BUSY_RETRY_SECONDS,
        });
      }
      taken += 1;
      let isHeld = true;
      return () => {
        if (isHeld) taken -= 1;
        isHeld = false;
      };
    },
  };
}
