import { describe, expect, it } from '@jest/globals';
import { newId } from '@svc/domain/id';
import type { ScheduleLine } from '@svc/tariff/schedule/line';
import { AT } from '@svc/testkit/records';
import { suiteDatabase } from '@svc/testkit/suite';
import { waitFor } from '@svc/testkit/wait-for';
import type { Prisma } from '../generated/prisma/client.ts';
import { readLines } from './read-lines.ts';

const database = suiteDatabase();

type LineFields = Partial<Prisma.TariffLineCreateManyInput>;

async function version(lines: readonly LineFields[]): Promise<string> {
  const id = newId();
  const facts = { market: 'US', version: id, name: 'Test', nationalDigits: 10, loadedAt: AT } as const;
  await database.client.dataset.create({ data: { id, ...facts, state: 'staged' } });
  const plain = { level: 'national', indent: 0, isLeaf: false, description: 'x' };
  await database.client.tariffLine.createMany({
    data: lines.map((line, position) => ({ ...plain, ...line, datasetId: id, position })),
  });
  return id;
}

async function chunksOf(id: string): Promise<readonly (readonly ScheduleLine[])[]> {
  const chunks: (readonly ScheduleLine[])[] = [];
  for await (const chunk of readLines(database.url, id)) chunks.push(chunk);
  return chunks;
}

describe('lines of a version', () => {
  it.each([
    [1999, [1999]],
    [2000, [2000]],
    [2001, [2000, 1]],
    [4000, [2000, 2000]],
  ])('for %i are returned in chunks of %j, each line once and in order', async (count, sizes) => {
    const id = await version(Array.from({ length: count }, () => ({})));
    const chunks = await chunksOf(id);
    expect(chunks.map((chunk) => chunk.length)).toEqual(sizes);
    expect(chunks.flat().every(({ position }, place) => position === place)).toBe(true);
  });

  it('include the text of ancestors from an earlier chunk', async () => {
    const heading = { code: '6109', codeDigits: '6109', level: 'heading', description: 'T-shirts:' };
    const filler = Array.from({ length: 2000 }, () => ({}));
    const leaf = { parent: 0, code: '6109.10', codeDigits: '610910', isLeaf: true, description: 'Of cotton' };
    const id = await version([heading, ...filler, leaf]);
    expect((await chunksOf(id)).flat().at(-1)).toMatchObject({
      position: 2001,
      parent: 0,
      fullDescription: 'T-shirts > Of cotton',
    });
  });

  it('omit the text of their chapter, and the repeated text of a zero-padded code', async () => {
    const id = await version([
      { code: '61', codeDigits: '61', level: 'chapter', description: 'Apparel, knitted' },
      { code: '6109', codeDigits: '6109', level: 'heading', description: 'T-shirts', parent: 0 },
      { code: '6109.00.00', codeDigits: '61090000', description: 'T-shirts', parent: 1, isLeaf: true },
      { description: 'Other:', level: 'group', parent: 1 },
      { code: '6109.90', codeDigits: '610990', description: '', parent: 3, isLeaf: true },
    ]);
    expect((await chunksOf(id)).flat().map(({ fullDescription }) => fullDescription)).toEqual([
      'Apparel, knitted',
      'T-shirts',
      'T-shirts',
      'T-shirts > Other',
      'T-shirts > Other',
    ]);
  });

  it('are empty for a version without lines or a missing one', async () => {
    expect(await chunksOf(await version([]))).toEqual([]);
    expect(await chunksOf(newId())).toEqual([]);
  });

  it('can be abandoned midway, which releases the connection', async () => {
    const id = await version(Array.from({ length: 2001 }, () => ({})));
    const open = async () => {
      const [row] = await database.client.$queryRaw<{ count: number }[]>`
        SELECT count(*)::int AS count FROM pg_stat_activity
        WHERE datname = current_database() AND application_name = 'left'`;
      return row?.count;
    };
    const url = new URL(database.url);
    url.searchParams.set('application_name', 'left');
    const reader = readLines(url.href, id);
    await reader.next();
    expect(await open()).toBe(1);
    await reader.return(undefined);
    await waitFor('the connection to be closed', async () => (await open()) === 0);
  });
});
