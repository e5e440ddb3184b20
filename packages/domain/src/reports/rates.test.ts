import { describe, expect, it } from '@jest/globals';
import { decisionRates, routingOf } from './rates.ts';

const NONE = { queued: 0, processing: 0, proposed: 0, needs_review: 0, needs_info: 0, error: 0 };

describe('routingOf', () => {
  it('divides by finished lookups, failed ones included', () => {
    expect(
      routingOf({ queued: 5, processing: 3, proposed: 6, needs_review: 2, needs_info: 1, error: 1 }),
    ).toEqual({ lookups: 18, autoProposed: 6, routedToReview: 3, errors: 1, autoRate: 0.6 });
  });

  it('has no rate if nothing has finished', () => {
    expect(routingOf({ ...NONE, queued: 2 })).toMatchObject({ lookups: 2, autoRate: null });
  });
});

describe('decisionRates', () => {
  it('divides each kind by the total of decisions', () => {
    expect(decisionRates({ approved: 3, overridden: 4, rejected: 1 })).toEqual({
      decisions: 8,
      approvalRate: 0.375,
      overrideRate: 0.5,
      rejectRate: 0.125,
    });
  });

  it('has no rate without a decision', () => {
    const rates = decisionRates({ approved: 0, overridden: 0, rejected: 0 });
    expect([rates.approvalRate, rates.overrideRate, rates.rejectRate]).toEqual([null, null, null]);
  });
});
