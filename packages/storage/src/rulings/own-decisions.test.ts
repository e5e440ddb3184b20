import { describe, expect, it } from '@jest/globals';
import { newId } from '@svc/domain/id';
import type { NearTexts } from '@svc/domain/learning/own-text';
import { later } from '@svc/testkit/records';
import { suiteDatabase, perTest } from '@svc/testkit/suite';
import { decidedLookup } from '../../test/decided-lookup.ts';
import { lookupFixture } from '../../test/lookup-fixture.ts';
import { type AskingLookup, type FindNear, sharedDecisions } from './own-decisions.ts';

const database = suiteDatabase();
const fixture = perTest(() => lookupFixture(database, '0'));

const decide = (description: string, ms = 0) => decidedLookup(database, fixture, description, later(ms));
const asking = (description: string): AskingLookup => ({
  id: newId(),
  market: 'US',
  accountId: fixture.accountId,
  input: { description },
});
const near = (changes: Partial<NearTexts> = {}): NearTexts => ({
  decisions: [],
  catalog: [],
  completeUntil: later(100),
  likenessTo: () => 0.25,
  ...changes,
});

async function found(lookups: readonly AskingLookup[], findNear: FindNear, limit = 9) {
  const textsOf = sharedDecisions(database.client, lookups, findNear);
  const answers = await Promise.all(lookups.map((lookup) => textsOf(lookup, limit)));
  return answers.map((texts) =>
    texts.map(({ title, similarity, isByLetters }) => [title, similarity, isByLetters]),
  );
}

describe('own decisions of lookups read together', () => {
  it('are compared by trigram without an index', async () => {
    await decide('glass teapot');
    expect(await found([asking('glass teapot'), asking('zinc')], async () => null)).toEqual([
      [['glass teapot', 1, true]],
      [],
    ]);
  });

  it('use the index for known ones, and trigrams for later ones', async () => {
    const named = await decide('a kettle', 1);
    await decide('unlike in every letter', 200);
    const lookup = asking('glass teapot');
    const index = near({ decisions: [{ id: named, likeness: 0.75 }] });
    expect(await found([lookup], async () => index)).toEqual([
      [
        ['a kettle', 0.75, false],
        ['unlike in every letter', 0.25, false],
      ],
    ]);
  });

  it('are searched from the earliest completion time of their indexes', async () => {
    await decide('before both', 10);
    await decide('between the two', 60);
    const [one, two] = [asking('x'), asking('y')];
    const untils = new Map([
      [one.id, later(50)],
      [two.id, later(90)],
    ]);
    const answers = await found([one, two], async ({ id }) =>
      near({ completeUntil: untils.get(id) ?? null }),
    );
    expect(answers.map((texts) => texts.map(([title]) => title))).toEqual([
      ['between the two'],
      ['between the two'],
    ]);
  });

  it('are all searched by trigram if one index may lack earlier decisions', async () => {
    await decide('glass teapot', 10);
    const [whole, partial] = [asking('glass teapots'), asking('a glass teapot')];
    const answers = await found([whole, partial], async ({ id }) =>
      near(id === partial.id ? { completeUntil: null } : {}),
    );
    expect(answers).toEqual([[['glass teapot', 0.25, false]], [['glass teapot', 0.25, false]]]);
  });

  it('query each lookup’s index once for concurrent callers', async () => {
    await decide('glass teapot');
    const asked: string[] = [];
    const lookups = [asking('glass teapot'), asking('steel kettle')];
    const textsOf = sharedDecisions(database.client, lookups, async ({ id }) => {
      asked.push(id);
      return null;
    });
    await Promise.all([...lookups, ...lookups].map((lookup) => textsOf(lookup, 5)));
    expect(asked).toEqual(lookups.map(({ id }) => id));
    await Promise.all(lookups.map((lookup) => textsOf(lookup, 6)));
    expect(asked).toHaveLength(4);
  });

  it('query again after an index failure', async () => {
    await decide('glass teapot');
    let calls = 0;
    const lookup = asking('glass teapot');
    const textsOf = sharedDecisions(database.client, [lookup], async () => {
      calls += 1;
      if (calls === 1) throw new Error('not loaded');
      return null;
    });
    await expect(textsOf(lookup, 5)).rejects.toThrow('not loaded');
    expect(await textsOf(lookup, 5)).toHaveLength(1);
  });

  it('are empty without an account', async () => {
    const textsOf = sharedDecisions(database.client, [], async () => null);
    expect(await textsOf(asking('glass teapot'), 5)).toEqual([]);
  });

  it('include only those on the text itself if the account’s neighbours do harm', async () => {
    await decide('glass teapot');
    await decide('glass teapots');
    await database.client.accountModel.create({
      data: { accountId: fixture.accountId, market: 'US', used: false },
    });
    expect(await found([asking('Glass  TEAPOT')], async () => null)).toEqual([[['glass teapot', 1, true]]]);
  });
});
