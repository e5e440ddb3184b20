import { lookup } from 'node:dns/promises';
import { withTimeout } from '../with-timeout.ts';
import type { Resolve, ResolvedAddress } from './public-address.ts';

const RESOLVE_TIMEOUT_MS = 5000;

/**
 * The system's name service, hosts file included. Look-ups of one name that are under way at once share one
 * answer: a name whose server hangs holds one of the few threads of the look-up, not all of them.
 * Throws ENOTFOUND and the like, and ETIMEOUT after 5 s.
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
