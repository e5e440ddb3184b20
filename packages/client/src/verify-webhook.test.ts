import { describe, expect, it } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { verifyWebhook, type Delivery } from './verify-webhook.ts';

const SECRET = `whsec_${Buffer.alloc(32, 5).toString('base64')}`;
const BODY = '{"event":"ping","data":{"message":"ü"},"id":7}';
const NOW = new Date('2026-11-21T12:00:00Z');
const MINUTE_MS = 60_000;

/** A delivery as the reference library of Standard Webhooks signs it. */
function delivery(sentAt = NOW, secret = SECRET) {
  const headers = {
    'webhook-id': '7',
    'webhook-timestamp': String(sentAt.getTime() / 1000),
    'webhook-signature': new Webhook(secret).sign('7', sentAt, BODY),
  };
  return { headers, body: BODY };
}

const verify = (given: Delivery, secret = SECRET) => verifyWebhook(secret, given, { now: () => NOW });

describe('a delivery', () => {
  it('that is genuine gives its event, from any kind of headers and body', () => {
    const { headers } = delivery();
    expect(verify(delivery())).toMatchObject({ event: 'ping', id: 7 });
    expect(verify({ headers: new Headers(headers), body: Buffer.from(BODY) })).toMatchObject({ id: 7 });
    const loud = Object.fromEntries(
      Object.entries(headers).map(([name, text]) => [name.toUpperCase(), text]),
    );
    expect(verify({ headers: loud, body: BODY })).toMatchObject({ id: 7 });
  });

  it('may have several signatures while a secret is changed', () => {
    const { headers } = delivery();
    const several = `v1,AAAA ${headers['webhook-signature']}`;
    expect(verify({ headers: { ...headers, 'webhook-signature': several }, body: BODY })).toBeDefined();
  });

  it.each([
    ['another body', { ...delivery(), body: `${BODY} ` }, 'bad_signature'],
    ['another secret', delivery(NOW, `whsec_${Buffer.alloc(32, 6).toString('base64')}`), 'bad_signature'],
    ['another id', { body: BODY, headers: { ...delivery().headers, 'webhook-id': '8' } }, 'bad_signature'],
    ['no signature', { body: BODY, headers: { 'webhook-id': '7' } }, 'missing_header'],
    ['a time long ago', delivery(new Date(NOW.getTime() - 6 * MINUTE_MS)), 'bad_timestamp'],
    ['a time to come', delivery(new Date(NOW.getTime() + 6 * MINUTE_MS)), 'bad_timestamp'],
  ])('with %s is refused', (_what, given, code) =>
    expect(() => verify(given)).toThrow(expect.objectContaining({ name: 'WebhookVerificationError', code })),
  );

  it('is verified with no empty secret, which anybody could sign with', () =>
    expect(() => verify(delivery(), 'whsec_')).toThrow(TypeError));
});
