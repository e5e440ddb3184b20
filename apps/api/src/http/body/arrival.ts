import { DomainError } from '@svc/domain/errors/domain-error';
import type { Request, Response } from 'express';

export interface ArrivalWatch {
  readonly tooSlow: Promise<never>;
  arrived(bytes: number): void;
  stop(): void;
}

/** Minimum rate over each period of `idleSeconds`: a trickling body must not occupy a slot. */
export const LEAST_BYTES_PER_SECOND = 1024;

export function bodyTooSlow(): DomainError {
  return new DomainError('bad_request', { message: 'body_too_slow' });
}

/** Monitors a body: at least one byte every `idleSeconds`, and 1 KiB/s over each such period. */
export function watchArrival(idleSeconds: number, failure: () => DomainError): ArrivalWatch {
  let fail = (): void => undefined;
  const tooSlow = new Promise<never>((_resolve, reject) => {
    fail = () => reject(failure());
  });

  // The race may be over when this rejects.
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

interface ArrivingRequest {
  readonly req: Request;
  readonly res: Response;
  readonly idleSeconds: number;
  readonly failure: () => DomainError;
}

/** Reads a body that must arrive at the minimum rate; after a failure its connection is not used again. */
export async function readInTime(
  { req, res, idleSeconds, failure }: ArrivingRequest,
  read: () => Promise<void>,
): Promise<void> {
  const watch = watchArrival(idleSeconds, failure);
  const onData = (chunk: Buffer): void => watch.arrived(chunk.length);

  req.on('data', onData);
  try {
    await Promise.race([read(), watch.tooSlow]);
  } catch (error) {
    // The rest of the body is not read. After the response, only the end of the request makes multer close and delete
    // the partial file.
    if (!req.complete) {
      res.set('Connection', 'close');
      res.once('close', () => req.destroy());
    }
    throw error;
  } finally {
    watch.stop();
    req.off('data', onData);
  }
}
