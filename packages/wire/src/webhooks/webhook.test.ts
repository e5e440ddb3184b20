import { describe, expect, it } from '@jest/globals';
import type { Delivery, Webhook } from '@svc/domain/webhooks/webhook';
import { translator } from '@svc/i18n/translate';
import { deliveryJson } from './delivery.ts';
import { registeredWebhookJson, testedWebhookJson, webhookJson } from './webhook.ts';

const t = translator('en');
const AT = new Date('2026-11-22T12:00:00Z');

function webhookOf(changes: Partial<Webhook> = {}): Webhook {
  return {
    id: 'a'.repeat(32),
    accountId: 'b'.repeat(32),
    url: 'https://example.com/hook?a=1&b=%20',
    events: [],
    active: true,
    createdAt: AT,
    lastStatus: null,
    lastError: null,
    lastDeliveryAt: null,
    ...changes,
  };
}

function deliveryOf(changes: Partial<Delivery> = {}): Delivery {
  return {
    id: 7,
    webhookId: 'a'.repeat(32),
    event: 'ping',
    status: 'pending',
    statusCode: null,
    error: null,
    attempts: 0,
    createdAt: AT,
    ...changes,
  };
}

describe('webhookJson', () => {
  it('has neither the secret nor the account, and null for a future delivery', () => {
    expect(webhookJson(webhookOf(), t)).toEqual({
      id: 'a'.repeat(32),
      url: 'https://example.com/hook?a=1&b=%20',
      events: [],
      active: true,
      created_at: '2026-11-22T12:00:00.000Z',
      last_status: null,
      last_error: null,
      last_delivery_at: null,
    });
  });

  it.each([
    [204, null, null],
    [503, 'no room', 'no room'],
    [null, 'delivery_tls', t('events.delivery_tls')],
    [301, null, t('events.delivery_redirect')],
  ])('has the result of the latest delivery: %j, %j', (lastStatus, lastError, words) => {
    const webhook = webhookOf({ lastStatus, lastError, lastDeliveryAt: AT });
    expect(webhookJson(webhook, t)).toMatchObject({
      last_status: lastStatus,
      last_error: words,
      last_delivery_at: '2026-11-22T12:00:00.000Z',
    });
  });

  it('includes its secret only in the registration response', () => {
    const secret = 'whsec_abc';
    expect(registeredWebhookJson({ webhook: webhookOf(), secret }, t)).toHaveProperty('secret', secret);
    expect(testedWebhookJson({ webhook: webhookOf(), ok: true }, t)).not.toHaveProperty('secret');
  });

  it.each([true, false])('reports whether the endpoint accepted a test call: %j', (ok) => {
    expect(testedWebhookJson({ webhook: webhookOf(), ok }, t)).toEqual({
      ...webhookJson(webhookOf(), t),
      ok,
    });
  });
});

describe('deliveryJson', () => {
  it('has no error before its first attempt, even after an earlier round', () => {
    expect(deliveryJson(deliveryOf({ error: 'delivery_timeout' }), t)).toEqual({
      id: 7,
      event: 'ping',
      status_code: null,
      error: null,
      attempts: 0,
      created_at: '2026-11-22T12:00:00.000Z',
    });
  });

  it('explains in the reader’s language why no response arrived', () => {
    const delivery = deliveryOf({ attempts: 1, error: 'delivery_timeout' });
    expect(deliveryJson(delivery, translator('vi')).error).toBe(translator('vi')('events.delivery_timeout'));
  });

  it('preserves the endpoint’s response', () => {
    const delivery = deliveryOf({ attempts: 3, statusCode: 500, error: 'delivery_timeout' });
    expect(deliveryJson(delivery, t)).toMatchObject({
      status_code: 500,
      error: 'delivery_timeout',
      attempts: 3,
    });
  });

  it('returns a reason without a text in this release as stored', () => {
    expect(deliveryJson(deliveryOf({ attempts: 1, error: 'delivery_of_tomorrow' }), t).error).toBe(
      'delivery_of_tomorrow',
    );
  });
});
