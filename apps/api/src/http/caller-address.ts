import { plainAddress } from '@svc/runtime/caller-address';
import type { Request } from 'express';

/** Where a call comes from, as far as the trusted proxies tell; of the connection when what they tell is no address. */
export function callerAddress(req: Request): string {
  return plainAddress(req.ip ?? '') ?? plainAddress(req.socket.remoteAddress ?? '') ?? '';
}
