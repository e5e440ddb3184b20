import type { Refusal } from '@svc/domain/errors/refusal';

/** Monitors the arrival of a body. */
export interface ArrivalWatch {
  /** Rejects when the body comes too slowly. */
  readonly tooSlow: Promise<never>;
  /** So many bytes have come. */
  arrived(bytes: number): void;
  stop(): void;
}

/** Minimum rate of a body over each period of `idleSeconds`: an occasional byte must not occupy a slot. */
const LEAST_BYTES_PER_SECOND = 1024;

/** Monitors a body: some byte every `idleSeconds`, and 1 KiB a second over each such period. */
export function watchArrival(idleSeconds: number, refusal: () => Refusal): ArrivalWatch {
  let fail = (): void => undefined;
  const tooSlow = new Promise<never>((_resolve, reject) => {
    fail = () => reject(refusal());
  });

  // The race may be over when it rejects.
  tooSlow.catch(() => undefined);

  let bytes = 0;
  const idle = setTimeout(() => fail(), idleSeconds * 1000);
  const period = setInterval(() => {
    if (bytes < idleSeconds * LEAST_BYTES_PER_SECOND) fail();
    bytes = 0;
  }, idleSeconds * 1000);

  return {
    tooSlow,
    arrived: (count) => {
      bytes += count;
      idle.refresh();
    },
    stop: () => {
      clearTimeout(idle);
      clearInterval(period);
    },
  };
}
