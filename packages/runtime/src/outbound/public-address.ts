import { isIP, type LookupFunction } from 'node:net';
import { callbackify } from 'node:util';
import ipaddr from 'ipaddr.js';

export interface ResolvedAddress {
  readonly address: string;
  readonly family: number;
}

/** Resolves every A and AAAA record of a host name. Throws if resolution fails. */
export type Resolve = (hostname: string) => Promise<readonly ResolvedAddress[]>;

/** Error code of a guarded lookup for a name with a non-public address. */
export const PRIVATE_ADDRESS = 'ERR_PRIVATE_ADDRESS';

// The only IPv6 block allocated as global unicast; translation prefixes and similar ranges are outside it.
const IPV6_GLOBAL = ipaddr.IPv6.parseCIDR('2000::/3');

/** True if text is a plain address of the public internet: no tunnel, mapping or translation. */
export function isPublicAddress(text: string): boolean {
  if (isIP(text) === 0) return false;
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast') return false;
  return !(address instanceof ipaddr.IPv6) || address.match(IPV6_GLOBAL);
}

export function arePublic(addresses: readonly ResolvedAddress[]): boolean {
  return addresses.length > 0 && addresses.every(({ address }) => isPublicAddress(address));
}

/**
 * Creates the `lookup` of a connection: returns the addresses only if all are public. It is not called for an IP
 * address in the URL.
 */
export function guardedLookup(resolve: Resolve): LookupFunction {
  const ask = callbackify(answer);

  return (hostname, options, callback) => {
    ask(resolve, hostname, familyOf(options.family), (error, addresses) => {
      const [first] = addresses ?? [];
      if (error !== null || first === undefined) callback(error, []);
      else if (options.all === true) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}

async function answer(resolve: Resolve, hostname: string, family: number): Promise<ResolvedAddress[]> {
  const addresses = await resolve(hostname);
  if (addresses.length > 0 && !arePublic(addresses)) throw coded(PRIVATE_ADDRESS, hostname);
  const wanted = addresses.filter((entry) => family === 0 || entry.family === family);
  if (wanted.length === 0) throw coded('ENOTFOUND', hostname);
  return wanted;
}

function familyOf(family: number | 'IPv4' | 'IPv6' | undefined): number {
  if (family === 'IPv4') return 4;
  return family === 'IPv6' ? 6 : (family ?? 0);
}

function coded(code: string, hostname: string): Error {
  return Object.assign(new Error(`look-up of ${hostname} refused: ${code}`), { code });
}
