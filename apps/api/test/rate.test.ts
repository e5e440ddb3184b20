import { describe, expect, it } from '@jest/globals';
import { startTestApi, suiteApi } from './test-api.ts';

const api = suiteApi({ env: { RATE_PER_KEY: '3', RATE_PER_ACCOUNT: '100' } });
const NAMES = ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'];
const rateOf = (headers: Readonly<Record<string, string>>) => NAMES.map((name) => headers[name]);

describe('a rate limit set by the operator', () => {
  it('is stated in every response to a key, and ends in 429 with the time to wait', async () => {
    const { agent } = { agent: api.as('entry') };
    const answers = [];
    for (const path of ['/api/auth/me', '/api/lookups/none', '/api/limits', '/api/auth/me', '/api/auth/me'])
      answers.push(await agent.get(path));
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 200, 429, 429]);
    expect(answers.map(({ headers }) => rateOf(headers).slice(0, 2))).toEqual(
      ['2', '1', '0', '0', '0'].map((left) => ['3', left]),
    );
    const last = answers.at(-1);
    const seconds = Number(last?.headers['retry-after']);
    expect(last?.headers['ratelimit-reset']).toBe(String(seconds));
    expect(seconds).toBeGreaterThanOrEqual(1);
    expect(last?.body).toEqual({
      code: 'rate_limited',
      detail: `At most 3 calls a minute; try again in ${seconds} seconds`,
      details: { limit: 3, retry_after_seconds: seconds },
    });
  });

  it('applies per key', async () => {
    expect((await api.as('reviewer').get('/api/auth/me')).status).toBe(200);
  });

  it('does not apply without a caller', async () => {
    for (let call = 0; call < 5; call += 1) {
      const { status, headers } = await api.agent.get('/api/health');
      expect([status, ...rateOf(headers)]).toEqual([200, undefined, undefined, undefined]);
    }
    expect((await api.agent.get('/api/auth/me')).status).toBe(401);
  });
});

it('without a rate limit there is no header and no rejection', async () => {
  const off = await startTestApi();
  for (let call = 0; call < 5; call += 1) {
    const { status, headers } = await off.as('entry').get('/api/auth/me');
    expect([status, ...rateOf(headers)]).toEqual([200, undefined, undefined, undefined]);
  }
  await off.close();
});
