import { isIP } from 'node:net';
import Joi from 'joi';
import type { Setting } from './setting.ts';

export type TrustProxy = number | readonly string[];

const HOPS_MAX = 16;
const NAMED_RANGES = ['loopback', 'linklocal', 'uniquelocal'];

/**
 * Parses a number of hops, or comma-separated addresses and networks (`10.0.0.0/8`, `loopback`); null for anything
 * else.
 */
function readTrustProxy(text: string): TrustProxy | null {
  const words = text.split(',').map((word) => word.trim());
  const [only = ''] = words;
  if (words.length === 1 && /^\d{1,2}$/.test(only)) return Number(only) <= HOPS_MAX ? Number(only) : null;
  return words.every(isProxy) ? words : null;
}

// A network of length 0 would trust everybody.
function isProxy(word: string): boolean {
  if (NAMED_RANGES.includes(word)) return true;
  const [address = '', length, ...more] = word.split('/');
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  if (bits === 0 || more.length > 0) return false;
  return length === undefined || (/^[1-9]\d{0,2}$/.test(length) && Number(length) <= bits);
}

/** Proxies whose `X-Forwarded-For` is honoured; none by default. */
export const trustProxySetting: Setting<TrustProxy> = {
  env: 'TRUST_PROXY',
  about: 'trusted proxies in front of the API: a number of hops, or addresses and networks',
  fallback: '',
  schema: Joi.any()
    .empty('')
    .custom((text: unknown, help) => {
      const read = typeof text === 'string' ? readTrustProxy(text) : null;
      return (
        read ?? help.message({ custom: '"value" must be a number of hops (0 to 16) or a list of addresses' })
      );
    })
    .default(0),
};
