import { describe, expect, it } from '@jest/globals';
import { perSuite } from '@svc/testkit/suite';
import { outcome, queuedLookup } from '../../../test/lookups.ts';
import { pastLookup } from '../../../test/past-lookups.ts';
import { suiteApi } from '../../../test/test-api.ts';

const CALL = { method: 'get', path: '/api/usage/me' } as const;
const NOW = new Date('2026-11-21T12:00:00Z');

const api = suiteApi({
  clock: () => NOW,
  env: { CREDITS_PER_LOOKUP: '1.25', SIGNUP_CREDITS: '70' },
});
const account = perSuite(() => api.newAccount('Ana', { credits: '10' }));

const usage = (query: object = {}, language = 'en') =>
  api.as(account).get(CALL.path).query(query).set('Accept-Language', language);

describe('200', () => {
  it('has every field for an account without activity', async () => {
    const { status, body } = await usage();
    expect(status).toBe(200);
    expect(body).toEqual({
      user_id: account.id,
      name: 'Ana',
      email: account.email,
      role: 'entry',
      role_label: 'User',
      credits: 10,
      unlimited: false,
      active: true,
      last_login_at: null,
      pricing: { enabled: true, credits_per_lookup: 1.25, signup_credits: 70 },
      from: '2026-10-23',
      to: '2026-11-21',
      totals: { lookups: 0, credits_used: 0 },
      llm: {
        llm_calls: 0,
        input_tokens: 0,
        output_tokens: 0,
        total_tokens: 0,
        charged_lookups: 0,
        avg_processing_ms: 0,
      },
      daily: expect.any(Array),
      previous: { from: '2026-09-23', to: '2026-10-22', lookups: 0, credits_used: 0 },
      by_kind: [],
      by_market: [],
      by_status: [],
      // The signup credits of test accounts were booked on 1 November.
      ledger: {
        added: 10,
        removed: 0,
        net: 10,
        by_kind: [{ kind: 'signup', kind_label: 'Opening credits', count: 1, added: 10, removed: 0 }],
      },
      transactions: [
        {
          id: expect.any(Number),
          created_at: '2026-11-01T00:00:00.000Z',
          kind: 'signup',
          kind_label: 'Opening credits',
          amount: 10,
          balance_after: 10,
          lookup_id: null,
          note: null,
          created_by_name: null,
        },
      ],
    });
    expect(body.daily).toHaveLength(30);
    expect(body.daily[0]).toEqual({ day: '2026-10-23', lookups: 0, credits_used: 0, tokens: 0 });
    expect(body.daily[29].day).toBe('2026-11-21');
  });

  it('subtracts the reserved credits, and charges them when the lookup has finished', async () => {
    const id = await queuedLookup(api, account);
    expect((await usage()).body).toMatchObject({ credits: 8.75, totals: { lookups: 1, credits_used: 0 } });

    await api.runQueued(() => outcome());

    const { body } = await usage();
    expect(body).toMatchObject({ credits: 8.75, totals: { lookups: 1, credits_used: 1.25 } });
    expect(body.llm).toMatchObject({ charged_lookups: 1, total_tokens: 0 });
    expect(body.transactions[0]).toMatchObject({
      kind: 'usage',
      kind_label: 'Fee',
      amount: -1.25,
      balance_after: 8.75,
      lookup_id: id,
    });
    expect(body.ledger).toMatchObject({ added: 10, removed: 1.25, net: 8.75 });
    expect(body.daily[29]).toEqual({ day: '2026-11-21', lookups: 1, credits_used: 1.25, tokens: 0 });
  });

  it('sums a period and the one before, exact to the millisecond', async () => {
    const own = { accountId: account.id };
    await Promise.all([
      pastLookup(api, { ...own, createdAt: '2025-02-28T23:59:59.999Z', fee: 0.5 }),
      pastLookup(api, { ...own, createdAt: '2025-03-01T00:00:00.000Z', fee: 0.1, processingMs: 100 }),
      pastLookup(api, {
        ...own,
        createdAt: '2025-03-31T23:59:59.999Z',
        fee: 0.2,
        kind: 'batch',
        market: 'EU',
        processingMs: 200,
      }),
      pastLookup(api, { ...own, createdAt: '2025-03-15T10:00:00Z', status: 'error', processingMs: 301 }),
      pastLookup(api, { ...own, createdAt: '2025-04-01T00:00:00.000Z' }),
      pastLookup(api, { accountId: api.accounts.entry.id, createdAt: '2025-03-10T00:00:00.000Z' }),
    ]);

    const { body } = await usage({ date_from: '2025-03-01', date_to: '2025-03-31' });
    expect(body.totals).toEqual({ lookups: 3, credits_used: 0.3 });
    // (100 + 200 + 301) / 3
    expect(body.llm).toMatchObject({ charged_lookups: 2, avg_processing_ms: 200 });
    expect(body.previous).toEqual({ from: '2025-01-29', to: '2025-02-28', lookups: 1, credits_used: 0.5 });
    expect(body.by_kind).toEqual([
      { key: 'batch', lookups: 1, credits_used: 0.2 },
      { key: 'single', lookups: 2, credits_used: 0.1 },
    ]);
    expect(body.by_market).toEqual([
      { key: 'EU', lookups: 1, credits_used: 0.2 },
      { key: 'US', lookups: 2, credits_used: 0.1 },
    ]);
    expect(body.by_status).toEqual([
      { key: 'error', lookups: 1, credits_used: 0 },
      { key: 'proposed', lookups: 2, credits_used: 0.3 },
    ]);
    expect(body.daily).toHaveLength(31);
    expect(body.daily[30]).toEqual({ day: '2025-03-31', lookups: 1, credits_used: 0.2, tokens: 0 });
  });

  it('shows the latest 50 bookings, whatever the period', async () => {
    const rich = await api.newAccount('Rich', { credits: '1' });
    for (let n = 0; n < 60; n += 1) await api.deps.accounts.grant(rich.id, '1', `grant ${n}`, null, NOW);

    const { body } = await api
      .as(rich)
      .get(CALL.path)
      .query({ date_from: '2020-01-01', date_to: '2020-01-01' });
    expect(body.transactions).toHaveLength(50);
    expect(body.transactions[0]).toMatchObject({ note: 'grant 59', balance_after: 61 });
    expect(body.ledger).toEqual({ added: 0, removed: 0, net: 0, by_kind: [] });
  });

  it('says that administrators are exempt', async () => {
    const { body } = await api.as('admin').get(CALL.path);
    expect(body).toMatchObject({ role: 'admin', unlimited: true });
  });

  it.each([
    ['vi', 'Người dùng', 'Điểm ban đầu'],
    ['ja', '一般ユーザー', '初回付与'],
    ['ko', '사용자', '최초 지급'],
  ])('is labelled in %s', async (language, role, signup) => {
    const { body } = await usage({ date_from: '2026-11-01', date_to: '2026-11-01' }, language);
    expect([body.role_label, body.ledger.by_kind[0].kind_label]).toEqual([role, signup]);
  });

  it('accepts the earliest and the latest possible day', async () => {
    for (const day of ['0001-01-01', '9999-12-31']) {
      const { status, body } = await usage({ date_from: day, date_to: day });
      expect([status, body.daily]).toEqual([200, [{ day, lookups: 0, credits_used: 0, tokens: 0 }]]);
    }
  });

  it('is one day if it starts in the future', async () => {
    const { status, body } = await usage({ date_from: '2027-01-01' });
    expect([status, body.from, body.to]).toEqual([200, '2027-01-01', '2027-01-01']);
  });
});
