import { beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@svc/domain/id';
import type { CodeStatus } from '@svc/domain/skus/code-status';
import { AT, later } from '@svc/testkit/records';
import { suiteDatabase } from '@svc/testkit/suite';
import { Prisma } from '../generated/prisma/client.ts';
import { checkCodesSql, codeFindingSql } from './code-check.sql.ts';

const database = suiteDatabase();
let datasetId: string;
beforeAll(async () => {
  datasetId = await version('US', 'v1', [
    '61',
    '6109',
    '6109.10.00',
    '+6109.10.00.12',
    '+6109.90.10',
    '+8471.30.01.00',
  ]);
  await version('EU', 'e1', ['+0101 21 00 00']);
});

/** Writes an active version of these codes, those with a plus declarable; returns its id. */
async function version(market: 'US' | 'EU', name: string, codes: readonly string[]): Promise<string> {
  const id = newId();
  const facts = { market, version: name, name, nationalDigits: 10, state: 'active', loadedAt: AT } as const;
  await database.client.dataset.create({ data: { id, ...facts } });
  await database.client.tariffLine.createMany({
    data: codes.map((text, position) => {
      const code = text.replace('+', '');
      const digits = code.replaceAll(/\D/g, '');
      const line = { level: 'national', indent: 0, description: 'x', isLeaf: text.startsWith('+') };
      return { datasetId: id, position, code, codeDigits: digits, ...line };
    }),
  });
  return id;
}

describe('codeFindingSql', () => {
  async function finding(digits: string): Promise<string | undefined> {
    const rows = await database.client.$queryRaw<{ finding: string }[]>`
      SELECT ${codeFindingSql(Prisma.sql`c.digits`)}::text AS finding
      FROM (SELECT ${digits}::text AS digits) c JOIN datasets d ON d.id = ${datasetId}
        LEFT JOIN tariff_lines t ON t.dataset_id = d.id AND t.code_digits = c.digits`;
    return rows[0]?.finding;
  }

  it.each([
    ['a declarable line', '6109100012', 'valid'],
    ['a declarable line of eight digits', '61099010', 'valid'],
    ['a line that is divided further', '61091000', 'not_declarable'],
    ['a heading', '6109', 'not_declarable'],
    ['a chapter', '61', 'not_declarable'],
    ['a subheading above a line, without a line of its own', '610910', 'not_declarable'],
    ['a subheading above a declarable line', '610990', 'not_declarable'],
    ['a heading above a line only', '8471', 'not_declarable'],
    ['a chapter above a line only', '84', 'not_declarable'],
    ['an odd number of digits above a line', '61091', 'invalid'],
    ['an odd number of digits less than a whole line', '610910001', 'invalid'],
    ['digits that stand between two lines', '610950', 'invalid'],
    ['digits after the last line', '99', 'invalid'],
    ['digits before the first line', '01', 'invalid'],
    ['a line with digits after it', '6109901000', 'invalid'],
    ['a code of another market', '0101210000', 'invalid'],
  ])('marks %s (%s) as %s', async (_what, digits, expected) => {
    expect(await finding(digits)).toBe(expected);
  });
});

describe('checkCodesSql', () => {
  type SkuFields = Partial<Prisma.SkuUncheckedCreateInput>;

  async function sku(currentCode: string | null, changes: SkuFields = {}): Promise<number> {
    const digits = currentCode === null ? null : currentCode.replaceAll(/\D/g, '');
    const codeDigits = digits === '' ? null : digits;
    const data = {
      sku: newId(),
      market: 'US',
      description: 'x',
      currentCode,
      codeDigits,
      updatedAt: AT,
    } as const;
    return (await database.client.sku.create({ data: { ...data, ...changes } })).id;
  }
  const check = (...ids: readonly number[]) =>
    database.client.$queryRaw(checkCodesSql('check', Prisma.sql`s.id = ANY(${[...ids]}::int[])`, later(9)));
  const row = (id: number) => database.client.sku.findUniqueOrThrow({ where: { id } });

  it('reports the number checked and changed for each market', async () => {
    const ids = [
      await sku('6109100012'),
      await sku('6109.10.00.12', { codeStatus: 'valid', checkedVersion: 'v1' }),
      await sku('9999'),
      await sku('0101210000', { market: 'EU' }),
      await sku('0101210000', { market: 'VN' }),
      await sku(null),
    ];
    const answered = (await check(...ids)) as { market: string }[];
    expect(answered.toSorted((a, b) => b.market.localeCompare(a.market))).toEqual([
      { market: 'US', version: 'v1', checked: 3, changed: 2 },
      { market: 'EU', version: 'e1', checked: 1, changed: 1 },
    ]);
    expect(await row(ids[4] ?? 0)).toMatchObject({ codeStatus: 'unknown', checkedVersion: null });
  });

  it.each<[string, string, string, CodeStatus]>([
    ['as the schedule writes it, where it has it', '61 09 10 00 12', '6109.10.00.12', 'valid'],
    ['as it was sent, where the schedule has no such line', '6109.10', '6109.10', 'not_declarable'],
    ['as it was sent, where it is not a code', 'to be found', 'to be found', 'invalid'],
  ])('retains a code %s', async (_what, sent, kept, codeStatus) => {
    const id = await sku(sent);
    await check(id);
    expect(await row(id)).toMatchObject({
      currentCode: kept,
      codeStatus,
      checkedVersion: 'v1',
      checkedAt: later(9),
    });
  });

  it('records the time only if the state changed', async () => {
    const [same, other] = [
      await sku('6109.10.00.12', { codeStatus: 'valid', checkedVersion: 'v0' }),
      await sku('6109.10.00.12', { codeStatus: 'invalid', checkedVersion: 'v0' }),
    ];
    await check(same, other);
    expect(await row(same)).toMatchObject({ checkedAt: later(9), updatedAt: AT });
    expect(await row(other)).toMatchObject({ checkedAt: later(9), updatedAt: later(9) });
  });

  it.each([
    ['of another version', { checkedVersion: 'v0', earlierVersion: null }, 'v0'],
    ['of another version after a third', { checkedVersion: 'v0', earlierVersion: 'v-1' }, 'v0'],
    ['of this version, checked after another', { checkedVersion: 'v1', earlierVersion: 'v0' }, 'v0'],
    ['of this version alone', { checkedVersion: 'v1', earlierVersion: null }, null],
  ])('stores as the earlier version of a code %s: %j, %s', async (_what, fields, earlierVersion) => {
    const id = await sku('6109.10.00.12', { codeStatus: 'valid', ...fields });
    await check(id);
    expect(await row(id)).toMatchObject({ checkedVersion: 'v1', earlierVersion });
  });

  it('stores none for a code that was never checked', async () => {
    const id = await sku('6109.10.00.12');
    await check(id);
    expect(await row(id)).toMatchObject({ checkedVersion: 'v1', earlierVersion: null });
  });
});
