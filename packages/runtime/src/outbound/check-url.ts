import { isIP } from 'node:net';
import { arePublic, isPublicAddress, type Resolve } from './public-address.ts';

type UrlError =
  | 'webhook_url'
  | 'webhook_https'
  | 'webhook_private'
  | 'webhook_unresolvable'
  | 'webhook_credentials'
  | 'webhook_port';

/** `host:port` of receivers that may be called at any address, for local development. */
export type AllowedHosts = () => readonly string[] | Promise<readonly string[]>;

interface UrlCheck {
  readonly allowHosts: AllowedHosts;
  readonly resolve: Resolve;
}

/** An address checked by its spelling: rejected, allowed by name, or to be resolved. */
type InspectedUrl =
  | { readonly kind: 'refused'; readonly reason: UrlError }
  | { readonly kind: 'allowed'; readonly url: URL }
  | { readonly kind: 'guarded'; readonly url: URL };

export const HTTPS_PORTS: ReadonlySet<number> = new Set([443, 8443]);
export const UNPRIVILEGED_FROM = 1024;

/**
 * Checks an address by its spelling. The URL standard parses decimal, hexadecimal, octal and short forms, just as a
 * connection would.
 */
export function inspectUrl(text: string, allowHosts: readonly string[]): InspectedUrl {
  const url = parse(text);
  if (url === null) return { kind: 'refused', reason: 'webhook_url' };
  if (url.username !== '' || url.password !== '') return { kind: 'refused', reason: 'webhook_credentials' };
  if (isWeb(url) && isNamed(url, allowHosts)) return { kind: 'allowed', url };
  if (url.protocol !== 'https:') return { kind: 'refused', reason: 'webhook_https' };
  if (!mayDial(portOf(url))) return { kind: 'refused', reason: 'webhook_port' };

  const literal = literalOf(url);
  if (literal !== null && !isPublicAddress(literal)) return { kind: 'refused', reason: 'webhook_private' };

  return { kind: 'guarded', url };
}

/** Checks an address by its spelling and by every address that its name resolves to; null if it may be called. */
export async function checkWebhookUrl(text: string, check: UrlCheck): Promise<UrlError | null> {
  const inspected = inspectUrl(text, await check.allowHosts());
  if (inspected.kind === 'refused') return inspected.reason;
  if (inspected.kind === 'allowed' || literalOf(inspected.url) !== null) return null;

  try {
    const addresses = await check.resolve(inspected.url.hostname);
    if (addresses.length === 0) return 'webhook_unresolvable';
    return arePublic(addresses) ? null : 'webhook_private';
  } catch {
    return 'webhook_unresolvable';
  }
}

function parse(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

function isWeb(url: URL): boolean {
  return url.protocol === 'https:' || url.protocol === 'http:';
}

function isNamed(url: URL, allowHosts: readonly string[]): boolean {
  const host = `${url.hostname}:${portOf(url)}`;
  return allowHosts.some((allowed) => allowed.toLowerCase() === host);
}

function portOf(url: URL): number {
  if (url.port !== '') return Number(url.port);
  return url.protocol === 'http:' ? 80 : 443;
}

function mayDial(port: number): boolean {
  return HTTPS_PORTS.has(port) || port >= UNPRIVILEGED_FROM;
}

function literalOf(url: URL): string | null {
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  return isIP(host) === 0 ? null : host;
}
