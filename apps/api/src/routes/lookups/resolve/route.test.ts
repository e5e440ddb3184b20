import { describe, expect, it } from '@jest/globals';
import { failedLookup, finishedLookup } from '../../../../test/lookups.ts';
import { suiteApi } from '../../../../test/test-api.ts';

const api = suiteApi();

const resolve = (id: string, body?: object) =>
  api.as('reviewer').post(`/api/lookups/${id}/resolve`).send(body);
const historyOf = async (id: string) =>
  (await api.as('reviewer').get(`/api/lookups/${id}`)).body.events.slice(1);
const queue = async () =>
  (await api.as('reviewer').get('/api/review')).body.items.map(({ id }: { id: string }) => id);

describe('200', () => {
  it('removes a lookup from the queue, even without a body, and returns its summary', async () => {
    const id = await finishedLookup(api, 'entry', { status: 'needs_review' });
    expect(await queue()).toContain(id);

    const { status, body } = await resolve(id);
    expect([status, body.id, body.resolved, body.status]).toEqual([200, id, true, 'needs_review']);
    expect(Object.keys(body)).not.toContain('events');
    expect(await queue()).not.toContain(id);
    expect(await historyOf(id)).toMatchObject([
      { kind: 'resolved', by: api.accounts.reviewer.id, by_name: 'reviewer', note: null },
    ]);
  });

  it('puts it back in the queue', async () => {
    const id = await failedLookup(api, 'entry');
    await resolve(id, { note: 'known fault' });

    const { status, body } = await resolve(id, { resolved: false, note: 'it was another one' });
    expect([status, body.resolved]).toEqual([200, false]);
    expect(await queue()).toContain(id);
    expect(await historyOf(id)).toMatchObject([
      { kind: 'resolved', note: 'known fault' },
      { kind: 'unresolved', note: 'it was another one' },
    ]);
  });

  it('sends no event', async () => {
    expect(await api.database.client.outboxEvent.count({ where: { event: 'lookup.decided' } })).toBe(0);
  });
});
