import { beforeAll, expect, it } from '@jest/globals';
import { newId } from '@svc/domain/id';
import { AT } from '@svc/testkit/records';
import { suiteDatabase } from '@svc/testkit/suite';
import { activeLine } from './active-line.ts';

const database = suiteDatabase();
beforeAll(async () => {
  const datasetId = newId();
  const facts = { market: 'US', version: 'v3', name: 'v3', nationalDigits: 10, loadedAt: AT } as const;
  await database.client.dataset.create({ data: { id: datasetId, ...facts, state: 'active' } });
  const lines = [
    ['3004.90.92.25', true],
    ['3004.90.92.20', true],
    ['4202.11', false],
    ['4202.11.00.30', true],
    ['4202.11.00.90', true],
  ] as const;
  await database.client.tariffLine.createMany({
    data: lines.map(([code, isLeaf], position) => ({
      datasetId,
      position,
      parent: null,
      code,
      codeDigits: code.replaceAll('.', ''),
      level: 'statistical',
      indent: 0,
      isLeaf,
      description: `text of ${code}`,
    })),
  });
  const change = { market: 'US', code: '3004.90.92.21', codeDigits: '3004909221', kind: 'removed' } as const;
  const successors = [
    { code: '3004.90.92.24', description: 'removed since', score: 1 },
    { code: '3004.90.92.20', description: 'likely', score: 0.9 },
    { code: '3004.90.92.25', description: 'likeliest', score: 0.99 },
  ];
  await database.client.tariffChange.create({
    data: { ...change, fromVersion: 'v1', toVersion: 'v2', successors },
  });
});

const find = (digits: string) => activeLine(database.client, 'US', digits);

it('a declarable code has no successors', async () => {
  expect(await find('3004909225')).toEqual({ version: 'v3', isDeclarable: true, successors: [] });
});

it('a removed code has the declarable ones of the comparison, most likely first', async () => {
  const line = await find('3004909221');
  expect([line?.isDeclarable, line?.successors.map(({ code }) => code)]).toEqual([
    false,
    ['3004.90.92.25', '3004.90.92.20'],
  ]);
});

it('a subdivided code has the lines below it', async () => {
  const line = await find('420211');
  expect(line?.successors.map(({ code }) => code)).toEqual(['4202.11.00.30', '4202.11.00.90']);
});

it('an unknown code has none, and a market without an active version no result', async () => {
  expect(await find('9999')).toEqual({ version: 'v3', isDeclarable: false, successors: [] });
  expect(await activeLine(database.client, 'EU', '6109')).toBeNull();
});
