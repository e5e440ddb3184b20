import { describe, expect, it } from '@jest/globals';
import { newId } from '@svc/domain/id';
import type { NearTexts } from '@svc/domain/learning/own-text';
import { suiteDatabase, perTest } from '@svc/testkit/suite';
import { decidedLookup } from '../../test/decided-lookup.ts';
import { lookupFixture } from '../../test/lookup-fixture.ts';
import { createReviewStore } from '../lookups/review-store.ts';
import { createPrecedentSource } from './precedent-source.ts';

const LEARNED = new Date('2026-11-22T12:00:00Z');
const before = (minutes: number) => new Date(LEARNED.getTime() - minutes * 60_000);
const after = (minutes: number) => new Date(LEARNED.getTime() + minutes * 60_000);
const TEXT = 'Pumpe für Wasser';

const database = suiteDatabase();
const fixture = perTest(() => lookupFixture(database, '100'));

const decide = (description: string, at: Date, as: Parameters<typeof decidedLookup>[4] = {}) =>
  decidedLookup(database, fixture, description, at, as);

/** An index that finds the named texts, the first the nearest, and knows decisions until it was learned. */
const indexOf = (near: Partial<NearTexts>): NearTexts => ({
  decisions: [],
  catalog: [],
  completeUntil: LEARNED,
  likenessTo: (text) => (text.includes('pump') ? 0.7 : 0.1),
  ...near,
});

const named = (...ids: readonly string[]) => ids.map((id, place) => ({ id, likeness: 0.9 - place / 10 }));

async function find(near: NearTexts | null, description = TEXT) {
  const lookup = { id: newId(), market: 'US' as const, accountId: fixture.accountId, input: { description } };
  const source = createPrecedentSource(database.client, async () => near);
  const found = await source.forLookup(lookup).find(description, 12);
  return found.map(({ source: kind, title, similarity }) => [kind, title, similarity]);
}

describe('indexed decisions', () => {
  it('are found by index similarity, whatever their letters', async () => {
    const id = await decide('centrifugal unit 50 Hz', before(5));
    expect(await find(null)).toEqual([]);
    expect(await find(indexOf({ decisions: named(id) }))).toEqual([
      ['decision', 'centrifugal unit 50 Hz', 0.9],
    ]);
  });

  it('are current: overridden with the new code, omitted if reopened', async () => {
    const [kept, reopened] = [await decide('unit A', before(5)), await decide('unit B', before(5))];
    await database.client.lookup.update({ where: { id: kept }, data: { finalCode: '8413.70.00.00' } });
    await createReviewStore(database.client).reopen({
      lookupId: reopened,
      byId: fixture.accountId,
      byName: 'Ana',
      note: null,
      at: after(1),
    });

    const lookup = {
      id: newId(),
      market: 'US' as const,
      accountId: fixture.accountId,
      input: { description: TEXT },
    };
    const source = createPrecedentSource(database.client, async () =>
      indexOf({ decisions: named(kept, reopened) }),
    );
    expect(await source.forLookup(lookup).find(TEXT, 12)).toMatchObject([
      { title: 'unit A', code: '8413.70.00.00' },
    ]);
  });

  it('are joined by later ones, even without similar letters', async () => {
    const old = await decide('unit A', before(5));
    await decide('sump pump', after(1));
    expect(await find(indexOf({ decisions: named(old) }))).toEqual([
      ['decision', 'unit A', 0.9],
      ['decision', 'sump pump', 0.7],
    ]);
  });

  it('exclude those of other accounts', async () => {
    const other = await lookupFixture(database, '100');
    const foreign = await decidedLookup(database, other, 'unit A', before(5));
    expect(await find(indexOf({ decisions: named(foreign) }))).toEqual([]);
  });

  it('are also searched by trigram if the index is incomplete', async () => {
    await decide(`${TEXT}, alt`, before(500));
    expect(await find(indexOf({ completeUntil: null }))).toMatchObject([['decision', `${TEXT}, alt`, 0.1]]);
    expect(await find(indexOf({}))).toEqual([]);
  });
});

describe.each(['leather handbag', 'túi xách da', '革のハンドバッグ', '가죽 핸드백'])(
  'the text %s itself',
  (text) => {
    it('is found right after its decision, with and without an index', async () => {
      await decide(text, after(1));
      expect((await find(null, text))[0]?.slice(0, 2)).toEqual(['decision', text]);
      expect((await find(indexOf({}), text))[0]?.slice(0, 2)).toEqual(['decision', text]);
    });
  },
);

describe('catalog codes', () => {
  const sku = async (description: string, codeStatus: 'valid' | 'invalid' = 'valid') => {
    const code = { currentCode: '8413.70.00.00', codeDigits: '8413700000', codeStatus };
    const row = await database.client.sku.create({
      data: { sku: newId(), market: 'US', description, ...code, checkedAt: before(5) },
    });
    return String(row.id);
  };

  it('are found by an index, but not for their own text or if invalid', async () => {
    const ids = [await sku('drain unit'), await sku(TEXT.toUpperCase()), await sku('other unit', 'invalid')];
    expect(await find(indexOf({ catalog: named(...ids) }))).toEqual([['catalog', 'drain unit', 0.9]]);
  });
});
