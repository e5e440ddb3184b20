import type { Flow } from './provider.ts';

/** A sign-in in progress, stored in the browser's cookie, and its target. */
export interface BrowserFlow extends Flow {
  readonly to: string;
}

const HOME = '/classify';
// Two slashes, or a slash and a backslash, begin an address of another host.
const OWN_ADDRESS = /^\/(?![/\\])[\x21\x24-\x5b\x5d-\x7e]{0,300}$/;

/** Returns a local path unchanged, otherwise the start page. */
export function ownAddress(to: unknown): string {
  return typeof to === 'string' && OWN_ADDRESS.test(to) ? to : HOME;
}

export function writeFlow(flow: BrowserFlow): string {
  return Buffer.from(JSON.stringify(flow)).toString('base64url');
}

/** Parses the flow of a cookie; null if invalid. */
export function readFlow(value: string | null): BrowserFlow | null {
  const parsed = parse(value);
  if (typeof parsed !== 'object' || parsed === null) return null;
  const { state, nonce, verifier, to } = { ...parsed } as Record<string, unknown>;
  return typeof state === 'string' && typeof nonce === 'string' && typeof verifier === 'string'
    ? { state, nonce, verifier, to: ownAddress(to) }
    : null;
}

function parse(value: string | null): unknown {
  if (value === null) return null;
  try {
    return JSON.parse(Buffer.from(value, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}
