import { afterEach, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../test/test-api.ts';

const FAILURES = 10;

let api: TestApi;
afterEach(() => api.close());

/** Statuses of failed sign-ins, each to a different account, from the addresses in `X-Forwarded-For`. */
async function statuses(addresses: readonly string[]): Promise<readonly number[]> {
  const answers = [];
  for (const [place, address] of addresses.entries()) {
    const body = { email: `nobody${place}@example.com`, password: 'whatever it is' };
    const call = api.agent.post('/api/auth/sign-in').set('X-Forwarded-For', address);
    answers.push((await call.send(body)).status);
  }

  return answers;
}

const REFUSED_LAST = [...Array.from({ length: FAILURES }, () => 401), 429];
const times = (make: (n: number) => string) => Array.from({ length: FAILURES + 1 }, (_, n) => make(n));

describe('the limit of sign-ins from one address', () => {
  it('ignores the address that a caller claims', async () => {
    api = await startTestApi();
    expect(await statuses(times((n) => `203.0.113.${n}`))).toEqual(REFUSED_LAST);
  });

  it('counts each address reported by a trusted proxy separately', async () => {
    api = await startTestApi({ env: { TRUST_PROXY: '1' } });
    expect(await statuses(times((n) => `203.0.113.${n}`))).toEqual(times(() => '').map(() => 401));
    expect(await statuses(times(() => '198.51.100.7'))).toEqual(REFUSED_LAST);
  });

  it('trusts only the configured proxies', async () => {
    api = await startTestApi({ env: { TRUST_PROXY: '127.0.0.1, 10.0.0.0/8' } });
    expect(await statuses(times((n) => `203.0.113.${n}, 198.51.100.7, 10.0.0.${n}`))).toEqual(REFUSED_LAST);
  });

  it('treats all forms of an address, and all addresses of a /64, as one', async () => {
    api = await startTestApi({ env: { TRUST_PROXY: 'loopback' } });
    const forms = ['198.51.100.7', '::ffff:198.51.100.7', '198.51.100.7:4711', '[::ffff:c633:6407]:80'];

    expect(await statuses(times((n) => forms[n % forms.length] ?? ''))).toEqual(REFUSED_LAST);
    expect(await statuses(times((n) => `2001:db8:1:2:${n}::${n}`))).toEqual(REFUSED_LAST);
    expect(await statuses(['2001:db8:1:3::1'])).toEqual([401]);
  });
});
