import { describe, expect, it } from '@jest/globals';
import { pastLookup, type PastLookup } from '../../../../test/past-lookups.ts';
import { suiteApi } from '../../../../test/test-api.ts';

const CALL = { method: 'get', path: '/api/reports/productivity' } as const;

const api = suiteApi({ clock: () => new Date('2026-11-21T12:00:00Z') });

const report = (query: object = {}) => api.as('reviewer').get(CALL.path).query(query);
const february = { date_from: '2024-02-01', date_to: '2024-02-29' };

describe('200', () => {
  it('has zeros for every day and null for every rate without a lookup', async () => {
    const { status, body } = await report({ date_from: '2020-02-27', date_to: '2020-03-01' });
    const zero = { count: 0, auto_proposed: 0, routed_to_review: 0, decisions: 0 };
    const kpis = {
      lookups: 0,
      auto_proposed: 0,
      routed_to_review: 0,
      errors: 0,
      auto_rate: null,
      decisions: 0,
      approved: 0,
      overridden: 0,
      rejected: 0,
      approval_rate: null,
      override_rate: null,
      reject_rate: null,
      median_decision_hours: null,
    };
    const market = {
      lookups: 0,
      auto_proposed: 0,
      routed_to_review: 0,
      decisions: 0,
      approved: 0,
      overridden: 0,
      rejected: 0,
      approval_rate: null,
    };
    expect(status).toBe(200);
    expect(body).toEqual({
      from: '2020-02-27',
      to: '2020-03-01',
      total_lookups: 0,
      by_status: { queued: 0, processing: 0, proposed: 0, needs_review: 0, needs_info: 0, error: 0 },
      by_decision: { approved: 0, overridden: 0, rejected: 0 },
      review_queue: 0,
      ai_acceptance_rate: null,
      users: [],
      daily: ['2020-02-27', '2020-02-28', '2020-02-29', '2020-03-01'].map((day) => ({ day, ...zero })),
      kpis,
      previous: { from: '2020-02-23', to: '2020-02-26', ...kpis },
      markets: { US: market, EU: market, VN: market },
      top_overridden: [],
    });
  });

  it('covers the last 30 days, including today, by default', async () => {
    const { body } = await report();
    expect([body.from, body.to, body.daily.length]).toEqual(['2026-10-23', '2026-11-21', 30]);
    expect([body.previous.from, body.previous.to]).toEqual(['2026-09-23', '2026-10-22']);
  });

  it('sums lookups created and decided in the period, exact to the millisecond', async () => {
    const { entry, reviewer, otherReviewer } = api.accounts;
    const made = (createdAt: string, more: Partial<PastLookup> = {}) =>
      pastLookup(api, { accountId: entry.id, createdAt, ...more });
    const decided = (
      createdAt: string,
      decision: NonNullable<PastLookup['decision']>,
      more: Partial<PastLookup> = {},
    ) => made(createdAt, { status: 'needs_review', decision, ...more });
    const by = { byId: reviewer.id };
    const other = { accountId: otherReviewer.id };
    const overridden = { kind: 'overridden', ...by, finalCode: '6109.10.00.14' } as const;
    await Promise.all([
      // The last instant before the period, and the first after it.
      made('2024-01-31T23:59:59.999Z'),
      made('2024-03-01T00:00:00.000Z'),
      // Its first and its last instant.
      made('2024-02-01T00:00:00.000Z'),
      made('2024-02-29T23:59:59.999Z', { market: 'EU', kind: 'batch' }),
      made('2024-02-10T08:00:00Z', { status: 'needs_info' }),
      made('2024-02-10T09:00:00Z', { status: 'error' }),
      made('2024-02-10T10:00:00Z', { status: 'needs_review', resolved: true }),
      // Created before the period and decided in it, 2 hours after its finish.
      decided('2024-01-31T22:59:59Z', { kind: 'approved', ...by, at: '2024-02-01T01:00:00Z' }),
      // Created in the period and decided after it.
      decided('2024-02-29T12:00:00Z', { kind: 'rejected', ...by, at: '2024-03-01T00:00:00Z' }),
      // Decided within it after 1, 4 and 10 hours.
      decided('2024-02-11T00:00:00Z', { ...overridden, at: '2024-02-11T01:00:01Z' }, other),
      decided('2024-02-12T00:00:00Z', { ...overridden, at: '2024-02-12T04:00:01Z' }, other),
      decided(
        '2024-02-13T00:00:00Z',
        { kind: 'rejected', byId: otherReviewer.id, at: '2024-02-13T10:00:01Z' },
        { ...other, market: 'VN' },
      ),
    ]);
    const { body } = await report(february);
    expect(body.total_lookups).toBe(9);
    expect(body.by_status).toEqual({
      queued: 0,
      processing: 0,
      proposed: 2,
      needs_review: 5,
      needs_info: 1,
      error: 1,
    });
    expect(body.by_decision).toEqual({ approved: 1, overridden: 2, rejected: 1 });
    // The one that needs information and the failed one: the others are decided, proposed or resolved.
    expect(body.review_queue).toBe(2);
    expect(body.ai_acceptance_rate).toBe(0.25);
    expect(body.kpis).toEqual({
      lookups: 9,
      auto_proposed: 2,
      routed_to_review: 6,
      errors: 1,
      auto_rate: 2 / 9,
      decisions: 4,
      approved: 1,
      overridden: 2,
      rejected: 1,
      approval_rate: 0.25,
      override_rate: 0.5,
      reject_rate: 0.25,
      // 1, 2, 4 and 10 hours.
      median_decision_hours: 3,
    });
    expect(body.previous).toMatchObject({ from: '2024-01-03', to: '2024-01-31', lookups: 2, decisions: 0 });
    expect(body.markets).toMatchObject({
      US: {
        lookups: 7,
        auto_proposed: 1,
        routed_to_review: 5,
        decisions: 3,
        approved: 1,
        overridden: 2,
        rejected: 0,
        approval_rate: 1 / 3,
      },
      EU: { lookups: 1, decisions: 0, approval_rate: null },
      VN: { lookups: 1, decisions: 1, rejected: 1, approval_rate: 0 },
    });
    expect(body.top_overridden).toEqual([
      {
        market: 'US',
        recommended_code: '6109.10.00.12',
        final_code: '6109.10.00.14',
        count: 2,
        last_at: '2024-02-12T04:00:01.000Z',
      },
    ]);
    expect(body.daily).toHaveLength(29);
    const day = (at: string) => body.daily.find((each: { day: string }) => each.day === at);
    expect(day('2024-02-01')).toEqual({
      day: '2024-02-01',
      count: 1,
      auto_proposed: 1,
      routed_to_review: 0,
      decisions: 1,
    });
    expect(day('2024-02-29')).toMatchObject({
      count: 2,
      auto_proposed: 1,
      routed_to_review: 1,
      decisions: 0,
    });
  });

  it('reports the work of each account', async () => {
    const { entry, reviewer, otherReviewer } = api.accounts;
    const { id: lookupId } = await api.database.client.lookup.findFirstOrThrow();
    await api.database.client.lookupEvent.createMany({
      data: ['2024-02-01T00:00:00Z', '2024-02-29T23:59:59.999Z', '2024-03-01T00:00:00Z'].map((at) => ({
        lookupId,
        kind: 'comment',
        at: new Date(at),
        byId: reviewer.id,
      })),
    });
    const { body } = await report(february);
    const none = { approved: 0, overridden: 0, rejected: 0, comments: 0, decisions: 0 };
    const noHours = { avg_decision_hours: null, median_decision_hours: null };
    expect(body.users).toEqual([
      { user_id: entry.id, name: 'entry', role: 'entry', lookups: 6, batch_rows: 1, ...none, ...noHours },
      {
        user_id: otherReviewer.id,
        name: 'otherReviewer',
        role: 'reviewer',
        lookups: 3,
        batch_rows: 0,
        ...none,
        rejected: 1,
        decisions: 1,
        avg_decision_hours: 10,
        median_decision_hours: 10,
      },
      {
        user_id: reviewer.id,
        name: 'reviewer',
        role: 'reviewer',
        lookups: 0,
        batch_rows: 0,
        approved: 1,
        overridden: 2,
        rejected: 0,
        comments: 2,
        decisions: 3,
        avg_decision_hours: expect.closeTo(7 / 3, 9),
        median_decision_hours: 2,
      },
    ]);
  });
});

it('403 plan_feature for a plan without reports', async () => {
  const { status, body } = await api.as('noPlanFeature').get(CALL.path);
  expect([status, body.code, body.details]).toEqual([
    403,
    'plan_feature',
    { code: 'plan_feature', key: 'feature.reports' },
  ]);
});
