import { lookup } from 'node:dns/promises';
import { withTimeout } from '../with-timeout.ts';
import type { Resolve, ResolvedAddress } from './public-address.ts';

const RESOLVE_TIMEOUT_MS = 5000;

/**
 * Creates the system resolver, hosts file included. Concurrent lookups of a name share a result: a name whose server
 * hangs occupies one of the few lookup threads, not all of them. Throws ENOTFOUND and similar codes, and ETIMEOUT after
 * 5 s.
 */
export function createSystemResolve(timeoutMs = RESOLVE_TIMEOUT_MS): Resolve {
  const underWay = new Map<string, Promise<readonly ResolvedAddress[]>>();

  const ask = (hostname: string): Promise<readonly ResolvedAddress[]> => {
    const known = underWay.get(hostname);
    if (known !== undefined) return known;
    const asked = lookup(hostname, { all: true }).finally(() => underWay.delete(hostname));
    underWay.set(hostname, asked);
    return asked;
  };

  return async (hostname) => withTimeout(timeoutMs, ask(hostname), () => tooLate(hostname));
}

function tooLate(hostname: string): Error {
  return Object.assign(new Error(`look-up of ${hostname} took too long`), { code: 'ETIMEOUT' });
}
