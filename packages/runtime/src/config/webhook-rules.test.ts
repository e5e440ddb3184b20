import { describe, expect, it } from '@jest/globals';
import { checkWebhookSettings, readSecretKeys } from './webhook-rules.ts';

const KEY = Buffer.alloc(32, 1).toString('base64');
const OLD = Buffer.alloc(32, 2).toString('base64');
const values = { environment: 'production', webhookAllowHosts: [], secretKey: KEY };

describe('checkWebhookSettings', () => {
  it('returns valid settings', () => expect(checkWebhookSettings(values)).toBe(values));

  it('allows private receivers in development only', () => {
    const open = { ...values, webhookAllowHosts: ['127.0.0.1:9000'] };
    expect(checkWebhookSettings({ ...open, environment: 'development' })).toBeTruthy();
    expect(() => checkWebhookSettings(open)).toThrow(/WEBHOOK_ALLOW_HOSTS/);
  });

  it.each(['', 'short', Buffer.alloc(31).toString('base64'), `${KEY},`])('rejects the key %j', (secretKey) =>
    expect(() => checkWebhookSettings({ ...values, secretKey })).toThrow(/SECRET_KEY/),
  );

  it('reports all errors at once', () =>
    expect(() => checkWebhookSettings({ ...values, webhookAllowHosts: ['a:1'], secretKey: '' })).toThrow(
      /WEBHOOK_ALLOW_HOSTS[^]*SECRET_KEY/,
    ));
});

it('readSecretKeys reads the current key and earlier ones', () =>
  expect(readSecretKeys(`${KEY}, ${OLD}`)?.map((key) => key[0])).toEqual([1, 2]));
