import { describe, expect, it } from '@jest/globals';
import type { TrustProxy } from '@svc/runtime/config/trust-proxy';
import request from 'supertest';
import { SAMPLE_OPERATIONS, sampleApp } from '../../test/sample-app.ts';

/** Address that the log names for a call with this `X-Forwarded-For`; the connection itself comes from 127.0.0.1. */
async function logged(trustProxy: TrustProxy, forwarded?: string): Promise<unknown> {
  const { app, lines } = sampleApp(SAMPLE_OPERATIONS, trustProxy);
  const call = request(app).get('/api/health');
  await (forwarded === undefined ? call : call.set('X-Forwarded-For', forwarded));
  await new Promise((resolve) => setImmediate(resolve));

  return lines.find(({ message }) => message === 'request')?.fields['address'];
}

const SPOOFED = '203.0.113.66';
const CLIENT = '198.51.100.7';

describe('the address of a caller', () => {
  it('is that of the connection, whatever the caller claims, if no proxy is trusted', async () => {
    expect(await logged(0)).toBe('127.0.0.1');
    expect(await logged(0, SPOOFED)).toBe('127.0.0.1');
  });

  it('is what a trusted hop saw, not what the caller sent', async () => {
    expect(await logged(1, CLIENT)).toBe(CLIENT);
    expect(await logged(1, `${SPOOFED}, ${CLIENT}`)).toBe(CLIENT);
    expect(await logged(2, `${SPOOFED}, ${CLIENT}, 10.0.0.9`)).toBe(CLIENT);
  });

  it('is the first untrusted address from the right', async () => {
    const trusted = ['127.0.0.1', '10.0.0.0/8'];
    expect(await logged(trusted, `${SPOOFED}, ${CLIENT}, 10.0.0.9`)).toBe(CLIENT);
    expect(await logged(['10.0.0.0/8'], CLIENT)).toBe('127.0.0.1');
  });

  it.each([
    [`::ffff:${CLIENT}`, CLIENT],
    [`${CLIENT}:50123`, CLIENT],
    ['[2001:DB8::7]:50123', '2001:db8::7'],
    ['unknown', '127.0.0.1'],
    ['x'.repeat(1000), '127.0.0.1'],
  ])('of the form %s is %s', async (forwarded, address) => {
    expect(await logged(1, forwarded)).toBe(address);
  });
});
