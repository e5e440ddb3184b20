import { describe, expect, it } from '@jest/globals';
import { finishedLookup } from '../../../../test/lookups.ts';
import { suiteApi, type TestApi } from '../../../../test/test-api.ts';

const START = new Date('2026-11-21T12:00:00Z');

let now = START;
const api = suiteApi({ clock: () => now });

type Caller = Parameters<TestApi['as']>[0];

const comment = (id: string, caller: Caller, note = 'hm') =>
  api.as(caller).post(`/api/lookups/${id}/decision`).send({ action: 'comment', note });

const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};

function tally(answers: readonly { status: number }[]): Readonly<Record<number, number>> {
  const count = new Map<number, number>();
  for (const { status } of answers) count.set(status, (count.get(status) ?? 0) + 1);
  return Object.fromEntries(count);
}

describe('429 rate_limited', () => {
  it('after 20 comments of an account in a minute, across lookups and concurrent calls', async () => {
    const reviewer = await api.newAccount('Rate', { role: 'reviewer' });
    const ids = [await finishedLookup(api, 'entry'), await finishedLookup(api, 'entry')];
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => comment(ids[n % 2] ?? '', reviewer)),
    );

    expect(tally(answers)).toEqual({ 200: 20, 429: 10 });

    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body.code).toBe('rate_limited');
    expect(refused?.headers['retry-after']).toBe('60');

    const written = await api.database.client.lookupEvent.count({
      where: { byId: reviewer.id, kind: 'comment' },
    });
    expect(written).toBe(20);
  });

  it('ends after a minute, and does not affect other accounts or decisions', async () => {
    const reviewer = await api.newAccount('Minute', { role: 'reviewer' });
    const id = await finishedLookup(api, 'entry');
    for (let n = 0; n < 20; n += 1) expect((await comment(id, reviewer)).status).toBe(200);

    expect((await comment(id, reviewer)).status).toBe(429);
    expect((await comment(id, 'otherReviewer')).status).toBe(200);

    const body = { action: 'reject', note: 'no' };
    expect((await api.as(reviewer).post(`/api/lookups/${id}/decision`).send(body)).status).toBe(200);

    later(59_999);
    expect((await comment(id, reviewer)).status).toBe(429);

    later(1);
    expect((await comment(id, reviewer)).status).toBe(200);
  });
});

it('409 conflict at the 501st comment of a lookup, even with concurrent calls', async () => {
  const id = await finishedLookup(api, 'entry');
  await api.database.client.lookup.update({ where: { id }, data: { commentCount: 495 } });

  const first = await api.newAccount('First', { role: 'reviewer' });
  const second = await api.newAccount('Second', { role: 'reviewer' });
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, n) => comment(id, n % 2 === 0 ? first : second)),
  );

  expect(tally(answers)).toEqual({ 200: 5, 409: 11 });

  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body).toMatchObject({
    code: 'conflict',
    detail: 'This lookup has reached its limit of 500 comments',
  });

  const read = await api.as('entry').get(`/api/lookups/${id}`);
  expect(read.body.comment_count).toBe(500);
});
