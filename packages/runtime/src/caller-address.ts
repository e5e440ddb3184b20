import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

const HOME_BITS = 64;
const WITH_PORT = /^(?:\[([^\]]+)\]|(\d+\.\d+\.\d+\.\d+))(?::\d{1,5})?$/;

/** Canonical form of an address: an IPv4-mapped IPv6 address as IPv4, without port and zone; null for other text. */
export function plainAddress(text: string): string | null {
  const [, bracketed, four] = WITH_PORT.exec(text) ?? [];
  const [bare = ''] = (bracketed ?? four ?? text).split('%', 1);
  return isIP(bare) === 0 ? null : ipaddr.process(bare).toString();
}

/** Key of a caller for rate limits: an IPv4 address, or the /64 network of an IPv6 address. */
export function callerNetwork(address: string): string {
  const plain = plainAddress(address);
  if (plain === null || isIP(plain) === 4) return plain ?? address;
  const bytes = ipaddr.IPv6.parse(plain).toByteArray();
  const network = bytes.map((byte, place) => (place < HOME_BITS / 8 ? byte : 0));
  return `${ipaddr.fromByteArray(network).toString()}/${HOME_BITS}`;
}
