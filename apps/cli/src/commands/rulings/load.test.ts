import { createPrecedentSource } from '@svc/storage/rulings/precedent-source';
import { describe, expect, it } from '@jest/globals';
import { forSuite } from '@svc/testkit/suite';
import { openTestTariff } from '../../../test/test-tariff.ts';

const tariff = forSuite(openTestTariff);

function ruling(number: string, fields: Readonly<Record<string, unknown>> = {}): string {
  const whole = {
    number,
    source: 'CBP CROSS',
    title: 'boot band',
    text: 'a band for boots',
    codes: ['3926.20.9050'],
  };

  return JSON.stringify({ ...whole, ...fields });
}

function load(lines: readonly string[], market = 'US') {
  return tariff.json(
    'rulings',
    'load',
    '--market',
    market,
    '--file',
    tariff.file('rulings.jsonl', `${lines.join('\n')}\n`),
    '--wait',
  );
}

describe('rulings load', () => {
  it('stores rulings with their codes; the row names the market, else the option', async () => {
    const { code, json } = await load([
      ruling('N1', { date: '2026-06-10', origin: 'China', url: 'https://rulings.cbp.gov/ruling/N1' }),
      ruling('600', { market: 'EU', codes: ['40169997', '4016 99 97', '3926'], date: '06 Sep 2023' }),
    ]);
    expect({ code, json }).toEqual({
      code: 0,
      json: {
        read: 2,
        loaded: 2,
        added: 2,
        updated: 0,
        repeated: 0,
        repeated_lines: [],
        rejected: 0,
        rejected_lines: [],
      },
    });

    const rows = await tariff.database.client.ruling.findMany({
      orderBy: { number: 'asc' },
      include: { codes: { orderBy: { position: 'asc' } } },
    });
    expect(rows).toMatchObject([
      { number: '600', market: 'EU', date: '2023-09-06', codes: [{ code: '4016 99 97' }, { code: '3926' }] },
      {
        number: 'N1',
        market: 'US',
        date: '2026-06-10',
        codes: [{ code: '3926.20.90.50', codeDigits: '3926209050' }],
      },
    ]);
  });

  it('can be repeated: a ruling is replaced with its codes', async () => {
    const { json } = await load([
      ruling('N1', { title: 'boot strap', codes: ['6406.90.3060'] }),
      ruling('N2'),
    ]);
    expect(json).toMatchObject({ loaded: 2, added: 1, updated: 1 });

    const row = await tariff.database.client.ruling.findFirstOrThrow({
      where: { number: 'N1' },
      include: { codes: true },
    });
    expect(row).toMatchObject({ title: 'boot strap', codes: [{ codeDigits: '6406903060' }] });
  });

  it('loads valid lines and counts invalid ones', async () => {
    const { code, json } = await load([
      'nonsense',
      ruling('N3'),
      '',
      ruling('N4', { codes: ['none'] }),
      ruling('', {}),
      ruling('N5', { market: 'JP' }),
      ruling('N6', { date: 'last week' }),
    ]);

    expect(code).toBe(0);
    expect(json).toMatchObject({
      read: 6,
      loaded: 1,
      rejected: 5,
      rejected_lines: [
        { line: 1, reason: 'the line is not JSON' },
        { line: 4, reason: 'codes hold "none", which is not a code' },
        { line: 5, reason: 'number is missing' },
        { line: 6, reason: 'market "JP" is unknown' },
        { line: 7, reason: 'date "last week" must be as 2026-06-10 or 10 Jun 2026' },
      ],
    });
  });

  it('stores more rulings than fit one transaction, equal numbers once', async () => {
    const lines = Array.from({ length: 2500 }, (_, place) => ruling(`M${place}`));
    const { json } = await load([...lines, ruling('M2499')], 'VN');

    expect(json).toMatchObject({
      read: 2501,
      loaded: 2500,
      added: 2500,
      repeated: 1,
      repeated_lines: [{ line: 2501, reason: 'replaces M2499 of line 2500' }],
    });
    expect(await tariff.database.client.ruling.count({ where: { market: 'VN' } })).toBe(2500);
  });

  it('distinguishes Vietnamese notices of one number by year', async () => {
    const { json } = await load(
      [
        ruling('7/TB', { date: '2022-01-05' }),
        ruling('7/TB', { date: '2023' }),
        ruling('7/TB', { date: '2023-04-01', title: 'once more' }),
      ],
      'VN',
    );

    expect(json).toMatchObject({ loaded: 2, added: 2, repeated: 1 });

    const rows = await tariff.database.client.ruling.findMany({
      where: { number: '7/TB' },
      orderBy: { date: 'asc' },
      include: { codes: true },
    });

    expect(rows).toMatchObject([{ date: '2022-01-05' }, { date: '2023-04-01', title: 'once more' }]);
    expect(rows.map((row) => row.codes.length)).toEqual([1, 1]);
  });

  it('provides lookups with precedents', async () => {
    const source = createPrecedentSource(tariff.database.client);
    const input = { description: 'strap for boots' };
    const lookup = { id: 'a'.repeat(32), market: 'US', accountId: 'b'.repeat(32), input } as const;
    const found = await source.forLookup(lookup).find(input.description, 1);

    expect(found).toMatchObject([{ source: 'ruling', rulingNumber: 'N1', code: '6406.90.30.60' }]);
  });

  it('rejects a file without a ruling', async () => {
    const refused = await load(['{}']);
    expect(refused).toMatchObject({
      code: 1,
      json: { code: 'validation_error', errors: [{ field: 'line 1', message: 'number is missing' }] },
    });
  });
});
