import { describe, expect, it } from '@jest/globals';
import { finishedLookup } from '../../../../test/lookups.ts';
import { suiteApi } from '../../../../test/test-api.ts';

const PRODUCT = { description: 'cotton T-shirt', material: 'cotton', market: 'US' };

const api = suiteApi();

const account = (credits: string) => api.newAccount('Drafts', { credits });
const heldOf = async (id: string) =>
  (await api.database.client.account.findUniqueOrThrow({ where: { id } })).held.toString();

describe('a draft', () => {
  it('creates one lookup and reserves one fee however often it is sent', async () => {
    const owner = await account('5');
    const send = () =>
      api
        .as(owner)
        .post('/api/classify')
        .send({ ...PRODUCT, draft_id: 'draft-of-one' });
    const answers = [...(await Promise.all([send(), send(), send()])), await send()];

    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await heldOf(owner.id)).toBe('1');
  });

  it('of another product or account does not return the earlier lookup', async () => {
    const draft = { ...PRODUCT, draft_id: 'draft-shared' };
    const { body: first } = await api.as('entry').post('/api/classify').send(draft);
    const other = await api
      .as('entry')
      .post('/api/classify')
      .send({ ...draft, material: 'wool' });
    expect([other.status, other.body.code]).toEqual([409, 'conflict']);
    const { status, body } = await api.as('otherEntry').post('/api/classify').send(draft);
    expect([status, body.id === first.id]).toEqual([202, false]);
  });

  it('reruns once', async () => {
    const original = await finishedLookup(api, 'entry');
    const rerun = () =>
      api.as('entry').post(`/api/lookups/${original}/rerun`).send({ draft_id: 'rerun-once' });
    const [one, two] = [await rerun(), await rerun()];
    expect([one.status, two.status, two.body.id]).toEqual([202, 202, one.body.id]);
  });
});
