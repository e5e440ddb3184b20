import { describe, expect, it } from '@jest/globals';
import { newId } from '@svc/domain/id';
import { product } from '@svc/testkit/records';
import { suiteDatabase, perSuite } from '@svc/testkit/suite';
import { lookupFixture, proposal } from '../../test/lookup-fixture.ts';
import { createLookupStore } from '../lookups/lookup-store.ts';
import { createReviewStore } from '../lookups/review-store.ts';
import { createPrecedentSource } from './precedent-source.ts';

const AT = new Date('2026-11-21T12:00:00Z');
const TEXT = 'Áo thun nam cổ tròn bằng vải cotton dệt kim';

const database = suiteDatabase();
const fixture = perSuite(() => lookupFixture(database, '100'));

async function decided(decision: 'approved' | 'rejected', description: string): Promise<string> {
  const lookups = createLookupStore(database.client);
  const lookupId = await fixture.create({ input: product(description) });
  const token = newId();

  await lookups.claim(lookupId, token, AT, 30_000);
  await lookups.finish({ lookupId, token }, proposal(), AT);

  const by = { byId: fixture.accountId, byName: 'Ana', note: 'as last year', at: AT };
  const accepted = decision === 'approved';

  await createReviewStore(database.client).decide({
    ...by,
    lookupId,
    decision,
    action: accepted ? 'approve' : 'reject',
    final: accepted ? { code: '6109.10.00.12', digits: '6109100012', description: 'T-shirts' } : null,
  });

  return lookupId;
}

interface Asked {
  readonly id?: string;
  readonly market?: 'US' | 'EU';
  readonly accountId?: string;
}

const findFor = (description: string, searched: string, asked: Asked = {}) =>
  createPrecedentSource(database.client)
    .forLookup({ id: newId(), market: 'US', accountId: fixture.accountId, input: { description }, ...asked })
    .find(searched, 10);

const find = (asked: Asked = {}) => findFor(TEXT, TEXT, asked);

it('finds earlier decisions of the account on similar products, most similar first', async () => {
  const likest = await decided('approved', TEXT);
  await decided('approved', 'ao thun nam co tron vai cotton det kim mau do');
  await decided('approved', 'stainless steel kettle');
  await decided('rejected', TEXT);

  const found = await find();
  expect(found.map(({ source, code, date }) => [source, code, date])).toEqual([
    ['decision', '6109.10.00.12', '2026-11-21'],
    ['decision', '6109.10.00.12', '2026-11-21'],
  ]);
  expect(found[0]).toMatchObject({ similarity: 1, title: TEXT });
  expect(found[1]?.similarity).toBeLessThan(1);
  expect(await find({ id: likest })).toHaveLength(1);
  expect(await find({ market: 'EU' })).toEqual([]);
  expect(await find({ accountId: newId() })).toEqual([]);
});

it('drops a decision that was reopened', async () => {
  const before = await find();
  const lookupId = await decided('approved', `${TEXT} màu xanh`);

  expect(await find()).toHaveLength(before.length + 1);

  await createReviewStore(database.client).reopen({
    lookupId,
    byId: fixture.accountId,
    byName: 'Ana',
    note: null,
    at: AT,
  });

  expect(await find()).toEqual(before);
});

it.each([
  ['竹製の箸', '竹製の箸 bamboo chopsticks'],
  ['스테인리스 텀블러 보온병', '스테인리스 텀블러 보온병 stainless steel vacuum flask'],
  ['Bình giữ nhiệt có ống hút', 'Bình giữ nhiệt có ống hút vacuum flask Home > Kitchen > Bottles'],
])('finds %s again, whatever else is searched', async (description, searched) => {
  await decided('approved', description);
  expect(await findFor(description, searched)).toMatchObject([{ title: description, similarity: 1 }]);
});

describe('lookups read together', () => {
  const asking = (description: string) => ({
    id: newId(),
    market: 'US' as const,
    accountId: fixture.accountId,
    input: { description },
  });

  /** The client, with its raw questions counted and the first of them failing when asked to. */
  function watched(failures = 0) {
    const questions = { count: 0, failures };
    const client = new Proxy(database.client, {
      get(target, name, receiver) {
        if (name !== '$queryRaw') return Reflect.get(target, name, receiver) as unknown;

        return (strings: TemplateStringsArray, ...values: unknown[]) => {
          if (!strings[0]?.includes('decisions_like')) return target.$queryRaw(strings, ...values);
          questions.count += 1;
          if (questions.count <= questions.failures) return Promise.reject(new Error('connection lost'));
          return target.$queryRaw(strings, ...values);
        };
      },
    });

    return { client, questions };
  }

  it('share one query, and each gets its own decisions', async () => {
    await decided('approved', 'ceramic teapot with bamboo handle');

    const { client, questions } = watched();
    const lookups = ['ceramic teapot with bamboo handle', 'stainless steel kettle', 'sawdust'].map(asking);
    const finderOf = createPrecedentSource(client).forLookups(lookups);
    const found = await Promise.all(lookups.map((lookup) => finderOf(lookup).find('tea', 10)));

    expect(found.map((precedents) => precedents.map(({ title }) => title))).toEqual([
      ['ceramic teapot with bamboo handle'],
      ['stainless steel kettle'],
      [],
    ]);
    expect(questions.count).toBe(1);
  });

  it('query again after a failed query', async () => {
    const { client, questions } = watched(1);
    const lookups = ['stainless steel kettle', 'stainless steel kettle'].map(asking);
    const finderOf = createPrecedentSource(client).forLookups(lookups);
    const [first, second] = lookups.map((lookup) => () => finderOf(lookup).find('kettle', 10));

    await expect(first?.()).rejects.toThrow('connection lost');
    expect(await second?.()).toHaveLength(1);
    expect(questions.count).toBe(2);
  });

  it('are empty, without a query, if there are no decisions', async () => {
    const lookup = { ...asking(TEXT), market: 'VN' as const };
    expect(await createPrecedentSource(database.client).forLookups([lookup])(lookup).find(TEXT, 10)).toEqual(
      [],
    );
  });
});
