import { describe, expect, it } from '@jest/globals';
import { suiteApi } from '../../../../test/test-api.ts';

const api = suiteApi();

async function finished(body: object) {
  const { body: queued } = await api.as('entry').post('/api/classify').send(body);
  await api.runQueued();
  return (await api.as('entry').get(`/api/lookups/${queued.id}?view=full`)).body;
}

interface Candidate {
  readonly code: string;
  readonly duty: Readonly<Record<string, unknown>>;
}

describe('the candidates of a lookup', () => {
  it('have the duty that GET /api/duty returns for their line, origin and day', async () => {
    const { result } = await finished({
      description: "Men's T-shirt, knitted, of cotton",
      origin: 'CN',
      market: 'US',
    });
    const candidates: readonly Candidate[] = [result.recommended, ...result.alternatives];

    expect(candidates.length).toBeGreaterThan(1);
    for (const { code, duty } of candidates) {
      const query = { code, origin: 'CN', date: api.deps.clock().toISOString().slice(0, 10) };
      const { body } = await api.as('entry').get('/api/duty').query(query);
      const { available, rate_text, rate_basis, effective_pct, additional_pct, specific, currency } = body;

      expect(duty).toMatchObject({
        available,
        rate_text,
        rate_basis,
        effective_pct,
        additional_pct,
        specific,
        currency,
      });
      expect(duty['additional']).toHaveLength(body.additional.length);
    }
  });

  it('state in the check that a rate is available only if it is', async () => {
    const { result } = await finished({ description: "Men's T-shirt, knitted, of cotton", market: 'US' });
    const check = result.checks.find(({ key }: { key: string }) => key === 'duty_available');

    expect([check.ok, result.recommended.duty.available]).toEqual([true, true]);
  });
});
