import type { Response } from 'express';

const signals = new WeakMap<Response, AbortSignal>();

export function callerLeft(res: Response): AbortSignal {
  const known = signals.get(res);
  if (known !== undefined) return known;

  const leaving = new AbortController();

  const look = (): void => {
    if (!res.writableFinished) leaving.abort();
  };

  if (res.closed) look();
  else res.once('close', look);
  signals.set(res, leaving.signal);

  return leaving.signal;
}
