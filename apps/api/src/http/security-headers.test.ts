import { describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { SAMPLE_OPERATIONS, sampleApp } from '../../test/sample-app.ts';

const { app } = sampleApp();
const get = (path: string) => request(app).get(path).set('X-API-Key', 'svc_entry');

const LOCKED = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const ADDRESSES = [
  ['an answer', '/api/things', 200],
  ['a download', '/api/things/7/file', 200],
  ['invalid input', '/api/things?market=CN', 422],
  ['an unknown address', '/api/nowhere', 404],
  ['a path that can not be read', '/api/%E0%A4%A', 404],
  ['the description', '/openapi.json', 200],
  ['the page', '/docs', 200],
  ['a file of the page', '/docs/page.js', 200],
  ['the collection', '/docs/collection.json', 200],
  ['a probe', '/livez', 200],
  ['the metrics', '/metrics', 200],
] as const;

describe('security headers of every response', () => {
  it.each(ADDRESSES)('%s', async (_what, path, status) => {
    const { headers, status: answered } = await get(path);
    expect(answered).toBe(status);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-permitted-cross-domain-policies': 'none',
    });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  it('an error without a message', async () => {
    const answer = await get('/api/things/13/stream');
    expect(answer.status).toBe(500);
    expect(answer.headers['content-security-policy']).toBe(LOCKED);
  });
});

it('a download has a file name and its own type, and cannot run scripts', async () => {
  const { headers } = await get('/api/things/7/file');
  expect(headers['content-disposition']).toMatch(/^attachment; /);
  expect(headers['content-security-policy']).toBe(LOCKED);
});

it('the page of the API description can run scripts from this host only', async () => {
  const { headers, text } = await get('/docs');
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
      "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  );
  expect(text).not.toMatch(/<script>|<style|<iframe| on\w+=| style=|javascript:/i);
});

describe('Strict-Transport-Security', () => {
  it('is sent if the public address is https', async () => {
    const { app } = sampleApp(SAMPLE_OPERATIONS, 0, undefined, 'https://tariff.example.com');
    const { headers } = await request(app).get('/livez');
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
  });

  const hsts = async (trustProxy: number) => {
    const { app: behind } = sampleApp(SAMPLE_OPERATIONS, trustProxy);
    const { headers } = await request(behind).get('/livez').set('X-Forwarded-Proto', 'https');
    return headers['strict-transport-security'];
  };

  it('is sent if a trusted proxy reports TLS', async () => {
    expect(await hsts(1)).toBe('max-age=31536000');
  });

  it('is not sent over plain HTTP, whatever the caller says', async () => {
    expect(await hsts(0)).toBeUndefined();
  });
});
