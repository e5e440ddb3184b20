import { describe, expect, it } from '@jest/globals';
import { perSuite } from '@svc/testkit/suite';
import { signedIn } from '../../../test/sessions.ts';
import { suiteApi } from '../../../test/test-api.ts';
import { allOperations } from '../operations.ts';

const NOBODY = 'f'.repeat(32);

const api = suiteApi();
const admin = perSuite(() => signedIn(api, 'admin'));

describe('plans', () => {
  const edit = (entitlements: unknown, plan = 'team') =>
    admin.patch(`/api/admin/plans/${plan}`).send({ entitlements });

  it('200: are listed with their entitlements', async () => {
    const { status, body } = await admin.get('/api/admin/plans');
    expect(status).toBe(200);
    expect(body.map(({ key, trial_days }: Record<string, unknown>) => [key, trial_days])).toEqual([
      ['trial', 14],
      ['team', null],
      ['enterprise', null],
      ['bare', null],
    ]);
    expect(body[0].entitlements).toHaveLength(7);
  });

  it('200: are edited, effective from the next call', async () => {
    const account = await api.newAccount('Team', { role: 'reviewer', plan: 'team' });
    const report = () => api.as(account).get('/api/reports/productivity');

    expect((await report()).status).toBe(200);

    const { status, body } = await edit([
      { key: 'feature.reports', enabled: false },
      { key: 'batch_max_rows', value: 7 },
    ]);
    expect(status).toBe(200);

    const entry = (wanted: string) => body.entitlements.find(({ key }: { key: string }) => key === wanted);
    expect([entry('feature.reports').enabled, entry('batch_max_rows').value]).toEqual([false, 7]);
    expect((await report()).body.code).toBe('plan_feature');
    expect((await edit([{ key: 'batch_max_rows', value: null }])).body.entitlements).toContainEqual(
      expect.objectContaining({ key: 'batch_max_rows', value: null, unlimited: true }),
    );

    const acts = await api.database.client.auditEntry.findMany({ where: { action: 'plan.update' } });
    expect(acts.map(({ subject, byId }) => [subject, byId])).toEqual([
      ['team', api.accounts.admin.id],
      ['team', api.accounts.admin.id],
    ]);
  });
});

describe('datasets', () => {
  it('200: are listed with their state', async () => {
    const { body } = await admin.get('/api/admin/datasets');
    const next = body.find(({ id }: { id: string }) => id === api.dataset.usNext);
    expect(next).toMatchObject({ market: 'US', version: 'sample-2026-2', state: 'staged', active: false });
    expect(next.leaf_count).toBeGreaterThan(100);
  });

  it('200: are activated once, recorded, and used by their market', async () => {
    const path = `/api/admin/datasets/${api.dataset.usNext}/activate`;
    const first = await admin.post(path);

    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({ changed: true, dataset: { id: api.dataset.usNext, state: 'active' } });
    expect((await admin.post(path)).body).toMatchObject({ changed: false, dataset: { state: 'active' } });

    const acts = await api.database.client.auditEntry.findMany({ where: { action: 'dataset.activate' } });
    expect(acts.map(({ subject, details }) => [subject, details])).toEqual([
      [api.dataset.usNext, { market: 'US', version: 'sample-2026-2', from: 'sample-2026' }],
    ]);

    const search = await api.as('entry').get('/api/hts/search').query({ q: '6109', market: 'US' });
    expect(search.body.dataset.version).toBe('sample-2026-2');
  });
});

describe('every operation of administration', () => {
  const operations = () =>
    allOperations(api.deps)
      .filter(({ path }) => path.startsWith('/api/admin/'))
      .map(({ method, path }) => ({ method, path: path.replaceAll(/\{\w+\}/g, NOBODY) }));

  it('is for sessions of administrators only', async () => {
    const reviewer = await signedIn(api, 'reviewer');
    expect(operations().length).toBeGreaterThanOrEqual(12);

    for (const { method, path } of operations()) {
      const byKey = await api.as('admin')[method](path);
      expect([path, byKey.status, byKey.body.code]).toEqual([path, 403, 'forbidden']);
      const bySession = await reviewer[method](path);
      expect([path, bySession.status, bySession.body.code]).toEqual([path, 403, 'forbidden']);
      expect([path, (await api.agent[method](path)).status]).toEqual([path, 401]);
    }
  });
});
