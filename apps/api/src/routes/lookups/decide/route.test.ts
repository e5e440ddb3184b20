import { describe, expect, it } from '@jest/globals';
import { createOutboxStore } from '@svc/storage/webhooks/outbox-store';
import { decideAs, NOTE, OTHER_CODE } from '../../../../test/decisions.ts';
import { finishedLookup, queuedLookup } from '../../../../test/lookups.ts';
import { suiteApi } from '../../../../test/test-api.ts';

const api = suiteApi();

/** The bodies that bring a lookup into each state of the table. */
const WAY_TO = {
  none: null,
  approved: { action: 'approve' },
  overridden: { action: 'override', code: OTHER_CODE, note: NOTE },
  rejected: { action: 'reject', note: 'not goods' },
} as const;

const PRODUCT = {
  description: "Men's short-sleeve T-shirt with printed logo",
  composition: '100% cotton, knitted',
  market: 'US',
};

const precedentsOf = ({ result }: { result: { recommended: object; alternatives: readonly object[] } }) =>
  [result.recommended, ...result.alternatives].flatMap((line) => Object(line).precedents);

function decide(id: string, body: object, seat: 'reviewer' | 'admin' = 'reviewer') {
  return decideAs(api, seat, id, body);
}

async function lookupIn(state: keyof typeof WAY_TO): Promise<string> {
  const id = await finishedLookup(api, 'entry');
  if (WAY_TO[state] !== null) await decide(id, WAY_TO[state]);
  return id;
}

async function decidedEvents(id: string) {
  const { outboxEvent } = api.database.client;
  return outboxEvent.findMany({
    where: { event: 'lookup.decided', dedupeKey: { startsWith: `lookup.decided:${id}` } },
    orderBy: { id: 'asc' },
  });
}

async function classified(seat: 'entry' | 'otherEntry') {
  const id = await queuedLookup(api, seat, PRODUCT);
  await api.runQueued();
  return (await api.as(seat).get(`/api/lookups/${id}`)).body;
}

describe('200', () => {
  it('approve takes the proposed code', async () => {
    const id = await finishedLookup(api, 'entry');
    const { status, body } = await decide(id, { action: 'approve' });

    expect(status).toBe(200);
    expect(body).toMatchObject({
      id,
      decision: 'approved',
      decision_label: 'Accepted',
      final_code: '6109.10.00.12',
      final_description: 'T-shirts > of cotton > men',
      review_note: null,
      decided_by_name: 'reviewer',
      status: 'proposed',
    });
    expect(body.decided_at).toMatch(/Z$/);
    expect(body.events.at(-1)).toMatchObject({
      kind: 'approved',
      by: api.accounts.reviewer.id,
      by_name: 'reviewer',
      note: null,
      to: '6109.10.00.12',
    });
  });

  it('override uses the given code in the format of the schedule', async () => {
    const id = await finishedLookup(api, 'entry');
    const { status, body } = await decide(id, {
      action: 'override',
      code: ' 6109 1000 40 ',
      note: ` ${NOTE} `,
    });

    expect(status).toBe(200);
    expect(body).toMatchObject({ decision: 'overridden', final_code: OTHER_CODE, review_note: NOTE });
    expect(body.final_description).toContain("Women's T-shirts of cotton");
    expect(body.events.at(-1)).toMatchObject({ kind: 'overridden', from: '6109.10.00.12', to: OTHER_CODE });
  });

  it('reopen clears the decision and extends the history', async () => {
    const id = await lookupIn('overridden');
    const { status, body } = await decide(id, { action: 'reopen', note: 'look again' });

    expect(status).toBe(200);
    expect(body).toMatchObject({
      decision: null,
      decision_label: null,
      final_code: null,
      final_description: null,
      decided_at: null,
      decided_by_name: null,
      review_note: null,
    });
    expect(body.events.map(({ kind }: { kind: string }) => kind)).toEqual([
      'created',
      'overridden',
      'reopened',
    ]);
    expect(body.events.at(-1)).toMatchObject({ note: 'look again', from: OTHER_CODE, to: null });
    expect((await decide(id, { action: 'approve' })).body.decision).toBe('approved');
  });

  it('comment adds to the history of a lookup in any state, even in progress', async () => {
    const id = await queuedLookup(api, 'entry');
    const { status, body } = await decide(id, { action: 'comment', note: 'wait for the sample' }, 'admin');

    expect(status).toBe(200);
    expect(body).toMatchObject({ comment_count: 1, decision: null, status: 'queued' });
    expect(body.events.at(-1)).toMatchObject({
      kind: 'comment',
      note: 'wait for the sample',
      by_name: 'admin',
    });
  });

  it('writes labels in the language of the reader', async () => {
    const id = await finishedLookup(api, 'entry');
    const path = `/api/lookups/${id}/decision`;
    const { body } = await api
      .as('reviewer')
      .post(path)
      .set('Accept-Language', 'vi')
      .send({ action: 'approve' });

    expect(body.decision_label).toBe('Đã chấp nhận');
    expect(body.decision).toBe('approved');
  });
});

describe('the event lookup.decided', () => {
  it('is written once per decision, with the decision and its author, for the owner', async () => {
    const id = await lookupIn('overridden');
    const [event, ...more] = await decidedEvents(id);

    expect(more).toEqual([]);
    expect(event?.accountId).toBe(api.accounts.entry.id);
    expect(event?.data).toMatchObject({
      action: 'override',
      code: OTHER_CODE,
      note: NOTE,
      decided_by_name: 'reviewer',
      lookup: { id, decision: 'overridden', final_code: OTHER_CODE },
    });
    expect(Object.keys(Object(Object(event?.data).lookup))).not.toContain('result');
  });

  it('is read by the worker that delivers it', async () => {
    const id = await lookupIn('overridden');
    const [written] = await decidedEvents(id);
    const { events, unreadable } = await createOutboxStore(api.database.client).waiting(1000, []);

    expect(unreadable).toEqual([]);
    expect(events.find((event) => event.id === written?.id)?.content).toMatchObject({
      event: 'lookup.decided',
      action: 'override',
      code: OTHER_CODE,
      note: NOTE,
      decidedByName: 'reviewer',
      lookup: { id, decision: 'overridden', finalCode: OTHER_CODE, accountName: 'entry' },
    });
  });

  it('is not written for reopen and comment, but again for the next decision', async () => {
    const id = await lookupIn('approved');
    await decide(id, { action: 'reopen' });
    await decide(id, { action: 'comment', note: 'hm' });

    expect(await decidedEvents(id)).toHaveLength(1);

    await decide(id, { action: 'reject', note: 'no' });
    expect((await decidedEvents(id)).map(({ data }) => Object(data).action)).toEqual(['approve', 'reject']);
  });
});

describe('409', () => {
  it.each([
    ['en', 'There is already a decision (Overridden, reviewer); reopen the lookup first'],
    ['vi', 'Đã có quyết định (Đã thay mã, reviewer); hãy mở lại lượt tra cứu trước'],
    ['ja', 'すでに決定済みです（差替え、reviewer）。先に決定を取り消して再開してください。'],
    ['ko', '이미 결정된 건입니다(변경, reviewer). 먼저 결정을 취소하고 다시 여십시오.'],
  ])('states in %s the decision and its author', async (language, detail) => {
    const path = `/api/lookups/${await lookupIn('overridden')}/decision`;
    const headers = { 'Accept-Language': language };
    const answer = await api.as('otherReviewer').post(path).set(headers).send({ action: 'approve' });

    expect([answer.status, answer.body.detail, answer.body.details]).toEqual([
      409,
      detail,
      { decision: 'overridden' },
    ]);
  });

  it('is checked after the fields and before the code', async () => {
    const id = await lookupIn('approved');
    expect((await decide(id, { action: 'override', code: OTHER_CODE })).status).toBe(422);
    expect((await decide(id, { action: 'override', code: '9999', note: NOTE })).status).toBe(409);
  });
});

it('422 requires the code of an override, with the message of the interface', async () => {
  const id = await finishedLookup(api, 'entry');
  for (const code of [undefined, null, '', '  ']) {
    const answer = await decide(id, { action: 'override', code, note: NOTE });
    expect([answer.status, answer.body.code]).toEqual([422, 'validation_error']);
    expect(answer.body.detail).toBe('Enter the code to finalize');
  }
});

it('counts as a precedent for the next lookup of the same account only', async () => {
  const first = await classified('entry');
  expect(precedentsOf(first)).toEqual([]);

  const body = { action: 'override', code: '6109.10.00.14', note: 'the cut is for boys' };
  await api.as('reviewer').post(`/api/lookups/${first.id}/decision`).send(body);

  const later = await classified('entry');
  expect(precedentsOf(later)).toContainEqual(
    expect.objectContaining({
      source: 'decision',
      ruling_number: null,
      code: '6109.10.00.14',
      hs6: '610910',
      title: PRODUCT.description,
      similarity: 1,
    }),
  );

  const boys = [later.result.recommended, ...later.result.alternatives].find(
    ({ code }) => code === '6109.10.00.14',
  );
  expect(boys.precedents).toMatchObject([{ same_code: true }]);
  expect(precedentsOf(await classified('otherEntry'))).toEqual([]);
});
