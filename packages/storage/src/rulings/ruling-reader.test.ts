import { describe, expect, it } from '@jest/globals';
import { newId } from '@svc/domain/id';
import type { Ruling } from '@svc/domain/rulings/ruling';
import type { RulingFilter } from '@svc/domain/rulings/ruling-reader';
import { AT, addVersion, later } from '@svc/testkit/records';
import { suiteDatabase, suiteStores, perSuite } from '@svc/testkit/suite';
import { createRulingReader } from './ruling-reader.ts';
import { createRulingStore } from './ruling-store.ts';

const database = suiteDatabase();
const stores = suiteStores(database);
const reader = perSuite(() => createRulingReader(database.client));

const ruling = (number: string, changes: Partial<Ruling> = {}): Ruling => ({
  number,
  source: 'CROSS',
  market: 'US',
  title: 'The tariff classification of goods',
  text: 'x',
  date: '2024-05-01',
  origin: null,
  url: null,
  codes: [],
  ...changes,
});
const code = (text: string) => ({ code: text, codeDigits: text.replaceAll(/\D/g, '') });
const keep = (...rulings: readonly Ruling[]) => createRulingStore(database.client).upsert(rulings, AT);
const numbers = async (filter: RulingFilter, offset = 0, limit = 50) =>
  (await reader.search(filter, offset, limit)).items.map(({ number }) => number);

describe('a search', () => {
  it('without a query lists the newest first; undated ones last, ties by number', async () => {
    await keep(
      ruling('N2', { date: null }),
      ruling('N4', { date: '2024' }),
      ruling('N1', { date: '2024-05-01' }),
      ruling('N3', { date: '2024-05-01' }),
      ruling('N5', { date: '2025-01' }),
    );
    expect(await numbers({})).toEqual(['N5', 'N1', 'N3', 'N4', 'N2']);
    expect(await numbers({}, 1, 2)).toEqual(['N1', 'N3']);
    expect(await reader.search({}, 99, 2)).toEqual({ items: [], total: 5 });
  });

  it('finds all terms, in any form, in title or text, ignoring accents and case', async () => {
    await keep(
      ruling('N1', { title: 'Women’s knitted sweaters', text: 'made of cotton' }),
      ruling('N2', { title: 'Sweater of wool', text: 'knitted' }),
      ruling('N3', { title: 'Áo len', text: 'dệt kim' }),
    );
    expect(new Set(await numbers({ q: 'knitting SWEATER' }))).toEqual(new Set(['N1', 'N2']));
    expect(await numbers({ q: 'sweater cotton' })).toEqual(['N1']);
    expect(await numbers({ q: 'ao LEN' })).toEqual(['N3']);
    expect(await numbers({ q: 'sweater silk' })).toEqual([]);
  });

  it('finds a ruling by a code in any notation, or by half of the terms if none has all', async () => {
    await keep(
      ruling('N1', { title: 'Bearings', codes: [code('8482.10.50.48')] }),
      ruling('N2', { title: 'A stainless-steel washer', codes: [code('7318.21.00.90')] }),
      ruling('N3', { title: 'A steel tube' }),
    );
    expect(await numbers({ q: '8482.10' })).toEqual(['N1']);
    expect(await numbers({ q: '848210' })).toEqual(['N1']);
    expect(await numbers({ q: 'stainless steel mixing bowl' })).toEqual(['N2']);
  });

  it('finds a ruling by the start of its number, without wildcards', async () => {
    await keep(ruling('HQ H300_1'), ruling('HQ H300x1'), ruling('50%/TB'), ruling('500/TB'), ruling('N\\1'));
    expect(await numbers({ q: 'hq h300_' })).toEqual(['HQ H300_1']);
    expect(await numbers({ q: '50%' })).toEqual(['50%/TB']);
    expect(await numbers({ q: 'n\\' })).toEqual(['N\\1']);
    expect(await numbers({ q: 'H300' })).toEqual([]);
  });

  it('filters by the start of any code, by market, and by both', async () => {
    await keep(
      ruling('N1', { codes: [code('6109.10.00.12'), code('6110.20')] }),
      ruling('N2', { codes: [code('6110.30')] }),
      ruling('E1', { market: 'EU', codes: [code('6110 20 10')] }),
    );
    expect(new Set(await numbers({ digits: '6110' }))).toEqual(new Set(['N1', 'N2', 'E1']));
    expect(await numbers({ digits: '611020', market: 'US' })).toEqual(['N1']);
    expect(await numbers({ digits: '10' })).toEqual([]);
    expect(await numbers({ digits: '61102', market: 'VN' })).toEqual([]);
  });

  it('returns the start of the text and the codes in order, main code first', async () => {
    const codes = [code('9403.60'), code('4421.99'), code('6109.10')];
    await keep(ruling('N1', { text: `${'é'.repeat(399)}end`, codes }));
    const { items, total } = await reader.search({}, 0, 9);
    expect([items[0]?.excerpt, items[0]?.codes, items[0]?.score, total]).toEqual([
      `${'é'.repeat(399)}e`,
      codes,
      0,
      1,
    ]);
    expect(items[0]).not.toHaveProperty('text');
  });

  it('with a query ranks more matches above fewer in text of equal length', async () => {
    const filler = 'alpha beta gamma delta epsilon';
    await keep(
      ruling('N1', { title: 'pump', text: `${filler} zeta` }),
      ruling('N2', { title: 'pump', text: `${filler} pump` }),
    );
    const { items } = await reader.search({ q: 'pumps' }, 0, 9);
    expect(items.map(({ number }) => number)).toEqual(['N2', 'N1']);
    expect(items[0]?.score).toBeGreaterThan(items[1]?.score ?? 1);
  });
});

describe('a ruling', () => {
  it('is found by its exact number, or the latest with it if no year is given', async () => {
    await keep(
      ruling('12/TB', { market: 'VN', date: '2020-03-01', title: 'old' }),
      ruling('12/TB', { market: 'VN', date: '2023', title: 'new' }),
      ruling('12/TB', { market: 'VN', date: null, title: 'undated' }),
    );
    expect(await reader.find('12/TB', null)).toMatchObject({ title: 'new' });
    expect(await reader.find('12/TB', 2020)).toMatchObject({ title: 'old' });
    expect(await reader.find('12/TB', 2021)).toBeNull();
    expect(await reader.find('12/T', null)).toBeNull();
    expect(await reader.find('12/tb', null)).toBeNull();
  });

  it('is overwritten by a later one of its number, including its codes', async () => {
    expect(await keep(ruling('N1', { codes: [code('6109.10'), code('6110.20')] }), ruling('N2'))).toBe(2);
    expect(await keep(ruling('N1', { date: '2025', codes: [code('6110.20')] }), ruling('N3'))).toBe(1);
    expect(await reader.find('N1', null)).toMatchObject({ date: '2025', codes: [code('6110.20')] });
    expect(await database.client.rulingCode.count()).toBe(1);
  });

  it('that is sent twice at once is stored as last sent', async () => {
    expect(
      await keep(ruling('N1', { title: 'first', codes: [code('61')] }), ruling('N1', { title: 'last' })),
    ).toBe(1);
    expect(await reader.find('N1', null)).toMatchObject({ title: 'last', codes: [] });
  });

  it('with another year is distinct in Vietnam, and the same elsewhere', async () => {
    const of = (market: 'VN' | 'US', date: string | null) => ruling('7/TB', { market, date });
    expect(
      await keep(of('VN', '2020-01-01'), of('VN', '2021-01-01'), of('VN', '2021-12-31'), of('VN', null)),
    ).toBe(3);
    expect(await keep(ruling('N9', { date: '2020' }), ruling('N9', { date: '2021' }))).toBe(1);
  });
});

describe('current status of a ruling’s codes', () => {
  const current = async (number: string) => {
    const kept = await reader.find(number, null);
    return kept === null ? [] : reader.currentCodes(kept);
  };
  const removed = (
    digits: string,
    successor: string | null,
    ms: number,
    kind: 'removed' | 'unit_changed' = 'removed',
  ) =>
    database.client.tariffChange.create({
      data: {
        market: 'US',
        fromVersion: `v${ms}`,
        toVersion: 'v1',
        code: digits,
        codeDigits: digits,
        kind,
        successors: successor === null ? [] : [{ code: successor, description: 'x', score: 0.5 }],
        detectedAt: later(ms),
      },
    });

  it('is unknown in a market without a schedule', async () => {
    await keep(ruling('N1', { codes: [code('6109.10.00.12')] }));
    expect(await current('N1')).toEqual([
      { code: '6109.10.00.12', version: null, declarable: false, successor: null },
    ]);
  });

  it('is declarable, not declarable, zero-padded or missing, in order', async () => {
    const lines = [
      { code: '6109', isLeaf: false, description: 'x' },
      { code: '6109.10.00', isLeaf: false, description: 'x' },
      { code: '6109.10.00.12', isLeaf: true, description: 'x' },
      { code: '8413.70.00.00', isLeaf: true, description: 'x' },
    ];
    await addVersion(stores, { lines });
    const codes = ['8413.70.00', '6109.10.00', '6109.10.00.12', '9999.99', '8413.70'].map(code);
    await keep(ruling('N1', { codes }));
    expect((await current('N1')).map(({ code: text, declarable }) => [text, declarable])).toEqual([
      ['8413.70.00', true],
      ['6109.10.00', false],
      ['6109.10.00.12', true],
      ['9999.99', false],
      ['8413.70', true],
    ]);
  });

  it('includes the successor of the latest removal, unless the code is declarable', async () => {
    await addVersion(stores);
    await removed('6109100099', '6109100012', 1);
    await removed('6109100099', '6109100040', 2);
    await removed('6109100099', '6109901007', 3, 'unit_changed');
    await removed('6109100012', '6109100040', 1);
    await removed('61101000', null, 1);
    await keep(ruling('N1', { codes: ['6109.10.00.99', '6109.10.00.12', '6110.10.00'].map(code) }));
    expect((await current('N1')).map(({ successor }) => successor)).toEqual(['6109.10.00.40', null, null]);
  });

  it('is read from the active version of its market', async () => {
    await addVersion(stores, { state: 'superseded', version: 'v0' });
    await addVersion(stores, { market: 'EU', id: newId(), version: 'e1' });
    await addVersion(stores, { version: 'v1', lines: [] });
    await keep(ruling('N1', { codes: [code('6109.10.00.12')] }));
    expect(await current('N1')).toMatchObject([{ version: 'v1', declarable: false }]);
  });
});
