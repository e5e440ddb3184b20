import { describe, expect, it } from '@jest/globals';
import { createActivationStore } from '@svc/storage/datasets/activation-store';
import { suiteApi } from '../../../test/test-api.ts';

const api = suiteApi();

interface Listed {
  readonly id: string;
  readonly market: string;
  readonly version: string;
  readonly active: boolean;
  readonly superseded_at: string | null;
}

async function list(): Promise<readonly Listed[]> {
  return (await api.as('entry').get('/api/datasets')).body;
}

describe('200', () => {
  it('returns every loaded version with all fields', async () => {
    const answer = await api.as('entry').get('/api/datasets');
    expect(answer.status).toBe(200);
    expect(answer.body).toHaveLength(4);
    expect(answer.body.find((row: Listed) => row.id === api.dataset.US)).toEqual({
      id: api.dataset.US,
      market: 'US',
      version: 'sample-2026',
      name: 'Sample US sample-2026',
      national_digits: 10,
      source_name: 'Sample data',
      source_url: null,
      is_demo: true,
      active: true,
      entry_count: 358,
      loaded_at: '2026-11-01T00:00:00.000Z',
      effective_date: '2026-01-01',
      superseded_at: null,
      official_domains: [],
      notes: null,
    });
  });

  it('returns the digits of a declarable line of each market', async () => {
    const { body } = await api.as('entry').get('/api/datasets');
    const digits = body.map((row: Listed & { national_digits: number }) => [row.market, row.national_digits]);
    expect(Object.fromEntries(digits)).toEqual({ US: 10, EU: 10, VN: 8 });
  });

  it('has one active version per market, and the time when another was superseded', async () => {
    const at = new Date('2026-11-05T10:00:00Z');
    await createActivationStore(api.database.client).switchTo(api.dataset.usNext, at);

    const us = (await list()).filter((row) => row.market === 'US');
    const view = us.map(({ version, active, superseded_at }) => [version, [active, superseded_at]]);

    expect(Object.fromEntries(view)).toEqual({
      'sample-2026': [false, '2026-11-05T10:00:00.000Z'],
      'sample-2026-2': [true, null],
    });

    await createActivationStore(api.database.client).switchTo(api.dataset.US, at);
    expect((await list()).find((row) => row.id === api.dataset.US)).toMatchObject({
      active: true,
      superseded_at: null,
    });
  });

  it('omits a version that is still being loaded', async () => {
    const where = { id: api.dataset.usNext };
    await api.database.client.dataset.update({ where, data: { state: 'loading' } });
    expect((await list()).map((row) => row.id)).not.toContain(api.dataset.usNext);
    await api.database.client.dataset.update({ where, data: { state: 'superseded' } });
  });

  it('ignores unknown query parameters', async () => {
    expect((await api.as('entry').get('/api/datasets?limit=x')).status).toBe(200);
  });
});
