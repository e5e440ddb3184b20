import { expect, it } from '@jest/globals';
import { finishedLookup } from '../../../../test/lookups.ts';
import { suiteApi } from '../../../../test/test-api.ts';

const ITEMS = 200;
const REVIEWERS = ['reviewer', 'otherReviewer'] as const;

const api = suiteApi();

it(`two reviewers on one queue decide each of ${ITEMS} lookups once, and the later one is informed`, async () => {
  for (let made = 0; made < ITEMS; made += 1) await finishedLookup(api, 'entry', { status: 'needs_review' });

  const decide = async (caller: (typeof REVIEWERS)[number]) => {
    const queue = await api.as(caller).get('/api/review?sort=oldest&page_size=200');
    const answers = [];
    for (const { id } of queue.body.items as readonly { id: string }[])
      answers.push(await api.as(caller).post(`/api/lookups/${id}/decision`).send({ action: 'approve' }));
    return answers;
  };
  const [first = [], second = []] = await Promise.all(REVIEWERS.map(decide));

  expect([first.length, second.length]).toEqual([ITEMS, ITEMS]);
  const all = [...first, ...second];
  expect(all.filter(({ status }) => status === 200)).toHaveLength(ITEMS);
  const late = all.filter(({ status }) => status === 409);
  expect(late).toHaveLength(ITEMS);
  expect(new Set(late.map(({ body }) => body.details.decision))).toEqual(new Set(['approved']));

  const { client } = api.database;
  expect(
    await client.lookupEvent.groupBy({ by: ['kind'], where: { kind: 'approved' }, _count: true }),
  ).toEqual([{ kind: 'approved', _count: ITEMS }]);
  expect(await client.outboxEvent.count({ where: { event: 'lookup.decided' } })).toBe(ITEMS);
  expect((await api.as('reviewer').get('/api/review')).body.total).toBe(0);
});
