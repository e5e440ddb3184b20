import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createHmac } from 'node:crypto';
import { startReceiver, type Receiver } from './receiver.ts';

const SECRET = 'whsec_of_this_test';
let receiver: Receiver;

beforeEach(async () => {
  receiver = await startReceiver();
  receiver.trust(SECRET);
});
afterEach(() => receiver.close());

const signatureOf = (body: string, secret = SECRET): string =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;

async function send(id: number, body: string, signature: string | null = signatureOf(body)): Promise<number> {
  const headers = {
    'X-SVC-Delivery': String(id),
    ...(signature === null ? {} : { 'X-SVC-Signature': signature }),
  };
  return (await fetch(`http://${receiver.host}/in`, { method: 'POST', headers, body })).status;
}

const NOTHING_WRONG = { badSignatures: 0, changed: 0 };

describe('a subscriber', () => {
  it('accepts signatures over the exact bytes of the body', async () => {
    expect(await send(1, '{"message":"Áo ü 綿"}')).toBe(200);
    expect(receiver.seen()).toEqual({ requests: 1, deliveries: 1, ...NOTHING_WRONG });
  });

  it('counts a repeated delivery once', async () => {
    await send(1, 'a');
    await send(1, 'a');
    await send(2, 'a');
    expect(receiver.seen()).toEqual({ requests: 3, deliveries: 2, ...NOTHING_WRONG });
  });

  it('detects a delivery repeated with another body, even after a valid one', async () => {
    await send(1, 'a');
    await send(1, 'b');
    await send(1, 'b');
    expect(receiver.seen()).toMatchObject({ deliveries: 1, changed: 1 });
  });

  it.each([
    ['another secret', signatureOf('a', 'other')],
    ['another body', signatureOf('b')],
    ['no name of the method', signatureOf('a').replace('sha256=', '')],
    ['nothing', null],
  ])('counts a signature by %s as bad', async (_what, signature) => {
    await send(1, 'a', signature);
    expect(receiver.seen()).toMatchObject({ requests: 1, badSignatures: 1 });
  });

  it('returns a snapshot that does not change afterwards', async () => {
    const before = receiver.seen();
    await send(1, 'a');
    expect([before.requests, receiver.seen().requests]).toEqual([0, 1]);
  });
});
