import { lookup } from 'node:dns/promises';
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

  return async (hostname) => within(timeoutMs, ask(hostname), hostname);
}

async function within<T>(ms: number, work: Promise<T>, hostname: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = Object.assign(new Error(`look-up of ${hostname} took too long`), { code: 'ETIMEOUT' });
    timer = setTimeout(() => reject(error), ms);
  });

  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
