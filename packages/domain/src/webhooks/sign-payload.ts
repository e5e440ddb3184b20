import { createHmac, randomBytes } from 'node:crypto';

const SECRET_PREFIX = 'whsec_';
const SECRET_BYTES = 32;

/** Generates a signature key: `whsec_` and 32 random bytes in base64. */
export function newWebhookSecret(): string {
  return SECRET_PREFIX + randomBytes(SECRET_BYTES).toString('base64');
}

/** Signed content: the exact bytes of one attempt. */
interface SignedContent {
  readonly deliveryId: number;
  readonly body: Uint8Array;
  readonly sentAt: Date;
}

/** Value of `X-SVC-Signature`: HMAC-SHA256 of the body, keyed with the whole secret as text. */
export function bodySignature(secret: string, body: Uint8Array): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
}

/** The three headers of the Standard Webhooks specification, keyed with the secret's decoded bytes. */
export function standardHeaders(secret: string, content: SignedContent): Readonly<Record<string, string>> {
  const id = String(content.deliveryId);
  const timestamp = String(Math.floor(content.sentAt.getTime() / 1000));
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64');
  const signature = createHmac('sha256', key)
    .update(`${id}.${timestamp}.`)
    .update(content.body)
    .digest('base64');

  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}
