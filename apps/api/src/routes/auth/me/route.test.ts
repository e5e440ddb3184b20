import { describe, expect, it } from '@jest/globals';
import { suiteApi, type TestApi } from '../../../../test/test-api.ts';

const api = suiteApi();

const ask = (seat: Parameters<TestApi['as']>[0]) => api.as(seat).get('/api/auth/me');

describe('200', () => {
  it("returns the account with the key's name and its spendable credits", async () => {
    const answer = await ask('entry');
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        id: api.accounts.entry.id,
        name: 'tests',
        email: api.accounts.entry.email,
        role: 'entry',
        role_label: 'User',
        via: 'api_key',
        avatar_url: null,
        credits: 1000,
        unlimited: false,
      },
    ]);
  });

  it.each([
    ['reviewer', 'reviewer', false],
    ['admin', 'admin', true],
    ['cutKey', 'entry', false],
  ] as const)('reports the effective role of the key of %s', async (seat, role, unlimited) => {
    const { body } = await ask(seat);
    expect([body.role, body.unlimited]).toEqual([role, unlimited]);
  });

  it('subtracts the credits reserved for lookups in progress', async () => {
    const account = await api.newAccount('Holder', { credits: '3' });
    await api.as(account).post('/api/classify').send({ description: 'T-shirt of cotton', market: 'US' });
    expect((await ask(account)).body.credits).toBe(2);
  });

  it('names the role in the language of the reader', async () => {
    const labels = [];
    for (const language of ['en', 'vi', 'ja', 'ko']) {
      labels.push((await ask('admin').set('Accept-Language', language)).body.role_label);
    }

    expect(new Set(labels).size).toBe(4);
  });
});
