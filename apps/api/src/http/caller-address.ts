import { plainAddress } from '@svc/runtime/caller-address';
import type { Request } from 'express';

/** Client IP from the trusted proxies, or the socket address when theirs is not an IP. */
export function callerAddress(req: Request): string {
  return plainAddress(req.ip ?? '') ?? plainAddress(req.socket.remoteAddress ?? '') ?? '';
}
