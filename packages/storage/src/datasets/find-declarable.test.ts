import { beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@svc/domain/id';
import { AT } from '@svc/testkit/records';
import { suiteDatabase } from '@svc/testkit/suite';
import { findDeclarable, findDeclarableBelow } from './find-declarable.ts';

const database = suiteDatabase();
let datasetId: string;
beforeAll(async () => {
  datasetId = await version('v1', [
    ['61', 'chapter', null, false, 'Apparel, knitted'],
    ['6109', 'heading', 0, false, 'T-shirts, knitted:'],
    [null, 'group', 1, false, 'Of cotton'],
    ['6109.10.00.40', 'statistical', 2, true, "Women's"],
    ['6109.10.00.12', 'statistical', 2, true, "Men's"],
    ['6109.90', 'subheading', 1, false, 'Of other textile materials'],
    ['6109.90.10', 'national', 5, true, 'Of man-made fibers'],
    ['6110', 'heading', 0, false, 'Sweaters'],
    ['6110.00.00', 'national', 7, true, 'Sweaters'],
  ]);
  await version('v2', [['6109.10.00.99', 'statistical', null, true, 'Of another version']]);
});

type Line = readonly [
  code: string | null,
  level: string,
  parent: number | null,
  isLeaf: boolean,
  text: string,
];

async function version(name: string, lines: readonly Line[]): Promise<string> {
  const id = newId();
  const facts = {
    market: 'US',
    version: name,
    name,
    nationalDigits: 10,
    state: 'staged',
    loadedAt: AT,
  } as const;
  await database.client.dataset.create({ data: { id, ...facts } });
  await database.client.tariffLine.createMany({
    data: lines.map(([code, level, parent, isLeaf, description], position) => ({
      datasetId: id,
      position,
      parent,
      code,
      codeDigits: code?.replaceAll('.', '') ?? null,
      level,
      indent: 0,
      isLeaf,
      description,
    })),
  });
  return id;
}

const find = (digits: string) => findDeclarable(database.client, datasetId, digits);
const below = async (digits: string, limit = 9) =>
  (await findDeclarableBelow(database.client, datasetId, digits, limit)).map(({ code }) => code);

describe('a declarable line', () => {
  it('includes the text of its ancestors from the heading down, without codes too', async () => {
    expect(await find('6109100012')).toEqual({
      code: '6109.10.00.12',
      digits: '6109100012',
      description: "T-shirts, knitted > Of cotton > Men's",
    });
  });

  it('includes the text of a zero-padded heading once', async () => {
    expect(await find('61100000')).toMatchObject({ description: 'Sweaters' });
  });

  it.each([
    ['a line that is divided further', '610990'],
    ['the start of a code', '61091000'],
    ['a code that is longer than the line', '6109901000'],
    ['a line of another version', '6109100099'],
    ['no digits', ''],
  ])('is not found for the digits of %s', async (_what, digits) => {
    expect(await find(digits)).toBeNull();
  });
});

describe('declarable lines below a code', () => {
  it('are ordered by code, not by schedule, up to the limit', async () => {
    expect(await below('6109')).toEqual(['6109.10.00.12', '6109.10.00.40', '6109.90.10']);
    expect(await below('6109', 1)).toEqual(['6109.10.00.12']);
  });

  it('are the line itself if declarable, and none for an unknown code', async () => {
    expect(await below('61099010')).toEqual(['6109.90.10']);
    expect(await below('62')).toEqual([]);
  });
});
