import { createHmac } from 'node:crypto';
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
  it('that is genuine returns its event, with any kind of headers and body', () => {
    const { headers } = delivery();
    expect(verify(delivery())).toMatchObject({ event: 'ping', id: 7 });
    expect(verify({ headers: new Headers(headers), body: Buffer.from(BODY) })).toMatchObject({ id: 7 });
    const loud = Object.fromEntries(
      Object.entries(headers).map(([name, text]) => [name.toUpperCase(), text]),
    );
    expect(verify({ headers: loud, body: BODY })).toMatchObject({ id: 7 });
  });

  it('may have several signatures during a secret rotation', () => {
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
  ])('with %s is rejected', (_what, given, code) =>
    expect(() => verify(given)).toThrow(expect.objectContaining({ name: 'WebhookVerificationError', code })),
  );

  it('is not verified with an empty secret', () =>
    expect(() => verify(delivery(), 'whsec_')).toThrow(TypeError));
});

describe('the time of a delivery', () => {
  const verifyAt = (seconds: number, toleranceSeconds?: number) =>
    verifyWebhook(SECRET, delivery(), {
      now: () => new Date(NOW.getTime() + seconds * 1000),
      ...(toleranceSeconds === undefined ? {} : { toleranceSeconds }),
    });

  it.each([-300, 0, 300])('may be %d s from now', (seconds) => expect(verifyAt(seconds)).toBeDefined());

  it.each([-301, 301])('may not be %d s from now', (seconds) =>
    expect(() => verifyAt(seconds)).toThrow(expect.objectContaining({ code: 'bad_timestamp' })),
  );

  it('may be as far off as the caller allows', () => {
    expect(verifyAt(3600, 3600)).toBeDefined();
    expect(() => verifyAt(1, 0)).toThrow(expect.objectContaining({ code: 'bad_timestamp' }));
  });

  it.each(['', 'now', '-1', '1e9', '1.5', '0x10', '99999999999999', ' 1795262400'])(
    'is missing in %j, even if signed',
    (timestamp) => {
      const key = Buffer.from(SECRET.slice('whsec_'.length), 'base64');
      const signature = createHmac('sha256', key).update(`7.${timestamp}.${BODY}`).digest('base64');
      const headers = {
        'webhook-id': '7',
        'webhook-timestamp': timestamp,
        'webhook-signature': `v1,${signature}`,
      };
      expect(() => verify({ headers, body: BODY })).toThrow(
        expect.objectContaining({ code: 'bad_timestamp' }),
      );
    },
  );
});

describe('the signatures of a delivery', () => {
  const signed = (signature: string) =>
    verify({ ...delivery(), headers: { ...delivery().headers, 'webhook-signature': signature } });
  const genuine = delivery().headers['webhook-signature'];

  it.each([
    ['of another version', genuine.replace('v1,', 'v2,')],
    ['without a version', genuine.replace('v1,', '')],
    ['cut short', genuine.slice(0, -8)],
    ['with nothing in it', 'v1,'],
    ['with nothing at all', ''],
    ['in hexadecimal', `v1,${Buffer.from(genuine.slice(3), 'base64').toString('hex')}`],
  ])('are rejected %s', (_what, signature) =>
    expect(() => signed(signature)).toThrow(expect.objectContaining({ code: 'bad_signature' })),
  );

  it('are all checked', () => {
    expect(signed(`v1,AAAA v2,BBBB ${'v1,CCCC '.repeat(50)}${genuine}`)).toMatchObject({ id: 7 });
  });
});

describe('a signed body', () => {
  const sent = (body: string | Uint8Array) => {
    const signature = new Webhook(SECRET).sign(
      '7',
      NOW,
      typeof body === 'string' ? body : Buffer.from(body).toString(),
    );
    return verify({ headers: { ...delivery().headers, 'webhook-signature': signature }, body });
  };

  it('that is not JSON is rejected as such', () => {
    expect(() => sent('{"event":')).toThrow(expect.objectContaining({ code: 'bad_body' }));
  });

  it('is read from a view of a longer array', () => {
    const all = Buffer.from(`xx${BODY}xx`);
    expect(sent(new Uint8Array(all.buffer, all.byteOffset + 2, all.length - 4))).toMatchObject({ id: 7 });
  });

  it('needs every header, and rejects a repeated one', () => {
    for (const name of ['webhook-id', 'webhook-timestamp', 'webhook-signature']) {
      const headers = { ...delivery().headers, [name]: ['a', 'b'] };
      expect(() => verify({ headers, body: BODY })).toThrow(
        expect.objectContaining({ code: 'missing_header' }),
      );
    }
  });
});
