import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DecisionState } from '@svc/domain/lookups/decision';
import { decideAs, NOTE, OTHER_CODE } from '../../../../test/decisions.ts';
import { finishedLookup } from '../../../../test/lookups.ts';
import { startTestApi, type TestApi } from '../../../../test/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

function decide(id: string, body: object) {
  return decideAs(api, 'admin', id, body);
}

/** The bodies that bring a lookup into each state of the table. */
const WAY_TO: Readonly<Record<DecisionState, object | null>> = {
  none: null,
  approved: { action: 'approve' },
  overridden: { action: 'override', code: OTHER_CODE, note: NOTE },
  rejected: { action: 'reject', note: 'not goods' },
};
const BODY = {
  approve: { action: 'approve' },
  override: { action: 'override', code: OTHER_CODE, note: NOTE },
  reject: { action: 'reject', note: 'no' },
  reopen: { action: 'reopen' },
  comment: { action: 'comment', note: 'hm' },
} as const;
/** Moves of the table that `decision.test.ts` has whole: one of each kind. */
const AFTER = [
  ['none', 'override', 'overridden'],
  ['approved', 'reopen', 'none'],
  ['rejected', 'comment', 'rejected'],
] as const;
const REFUSED = [
  ['none', 'reopen'],
  ['overridden', 'approve'],
] as const;

async function lookupIn(state: DecisionState): Promise<string> {
  const id = await finishedLookup(api, 'entry');
  const body = WAY_TO[state];
  if (body !== null) await decide(id, body);
  return id;
}

async function decisionOf(id: string): Promise<DecisionState> {
  return (await api.as('entry').get(`/api/lookups/${id}`)).body.decision ?? 'none';
}

describe('allowed', () => {
  it.each(AFTER)('%s, %s: %s', async (state, action, after) => {
    const id = await lookupIn(state);
    expect(await decisionOf(id)).toBe(state);

    const answer = await decide(id, BODY[action]);
    expect([answer.status, answer.body.decision ?? 'none']).toEqual([200, after]);
    expect(await decisionOf(id)).toBe(after);
  });
});

describe('409 conflict', () => {
  it.each(REFUSED)('%s, %s', async (state, action) => {
    const id = await lookupIn(state);
    const answer = await decide(id, BODY[action]);

    expect([answer.status, answer.body.code]).toEqual([409, 'conflict']);
    expect(answer.body.details).toEqual(state === 'none' ? undefined : { decision: state });
    expect(await decisionOf(id)).toBe(state);
  });
});
