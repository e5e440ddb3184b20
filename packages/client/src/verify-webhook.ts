import { createHmac, timingSafeEqual } from 'node:crypto';
import type { WebhookEvent } from './generated/operations.ts';

export interface Delivery {
  /** Headers from `node:http`, a fetch `Headers`, or a plain record. */
  readonly headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>;
  /** Body bytes as received: reserialised JSON does not match the signature. */
  readonly body: Uint8Array | string;
}

export interface VerifyOptions {
  /** Maximum difference between the signed time and now, in seconds; 300 by default. */
  readonly toleranceSeconds?: number;
  readonly now?: () => Date;
}

export type WebhookFault = 'missing_header' | 'bad_timestamp' | 'bad_signature' | 'bad_body';

/** Invalid signature or outdated timestamp: respond with 401. */
export class WebhookVerificationError extends Error {
  readonly code: WebhookFault;

  constructor(code: WebhookFault, message: string) {
    super(message);
    this.name = 'WebhookVerificationError';
    this.code = code;
  }
}

const TOLERANCE_SECONDS = 300;
const PREFIX = 'whsec_';

/**
 * Verifies signature and time of a delivery and returns its event; the secret is the webhook's `secret` (`whsec_…`).
 * Throws WebhookVerificationError. An event may arrive more than once with the same `id`.
 */
export function verifyWebhook(
  secret: string,
  { headers, body }: Delivery,
  { toleranceSeconds = TOLERANCE_SECONDS, now = () => new Date() }: VerifyOptions = {},
): WebhookEvent {
  const { id, timestamp, signatures } = signedHeaders(headers);
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  if (!isSigned(keyOf(secret), `${id}.${timestamp}.`, bytes, signatures)) {
    throw new WebhookVerificationError('bad_signature', 'no signature matches the body and this secret');
  }
  // The time is signed too, which prevents replays.
  if (!(Math.abs(now().getTime() / 1000 - secondsOf(timestamp)) <= toleranceSeconds)) {
    throw new WebhookVerificationError('bad_timestamp', `signed more than ${toleranceSeconds} s from now`);
  }

  return eventOf(bytes);
}

function signedHeaders(headers: Delivery['headers']) {
  const required = (name: string): string => {
    const value = headerOf(headers, name);
    if (value === undefined) {
      throw new WebhookVerificationError('missing_header', `the header ${name} is missing`);
    }
    return value;
  };

  return {
    id: required('webhook-id'),
    timestamp: required('webhook-timestamp'),
    signatures: required('webhook-signature'),
  };
}

function secondsOf(timestamp: string): number {
  return /^\d{1,12}$/.test(timestamp) ? Number(timestamp) : Number.NaN;
}

function headerOf(headers: Delivery['headers'], name: string): string | undefined {
  if (headers instanceof Headers) return headers.get(name) ?? undefined;
  const entry = Object.entries(headers).find(([key]) => key.toLowerCase() === name);
  const value = entry?.[1];
  return typeof value === 'string' ? value : undefined;
}

function keyOf(secret: string): Buffer {
  const key = Buffer.from(secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : secret, 'base64');
  // Anyone can sign with an empty key.
  if (key.length === 0) throw new TypeError('the webhook secret is empty or not base64');
  return key;
}

function isSigned(key: Buffer, signedHead: string, body: Uint8Array, signatures: string): boolean {
  const expected = createHmac('sha256', key).update(signedHead).update(body).digest();
  return signatures
    .split(' ')
    .filter((text) => text.startsWith('v1,'))
    .map((text) => Buffer.from(text.slice('v1,'.length), 'base64'))
    .some((given) => given.length === expected.length && timingSafeEqual(given, expected));
}

function eventOf(body: Uint8Array): WebhookEvent {
  try {
    // Signed by the service, so it matches the API.
    return JSON.parse(Buffer.from(body).toString('utf8')) as WebhookEvent;
  } catch {
    throw new WebhookVerificationError('bad_body', 'the body is not JSON');
  }
}
