import { beforeAll, expect, it } from '@jest/globals';
import { newId } from '@svc/domain/id';
import { suiteDatabase } from '@svc/testkit/suite';
import { findRatedLine, ratedLines } from './rated-lines.ts';

const database = suiteDatabase();
let datasetId: string;
beforeAll(async () => {
  datasetId = newId();
  await database.client.dataset.create({
    data: { id: datasetId, market: 'VN', version: 'v', name: 'v', state: 'loading', nationalDigits: 8 },
  });

  const line = { datasetId, level: 'national', indent: 1, description: 'x' };
  await database.client.tariffLine.createMany({
    data: [
      { ...line, position: 0, isLeaf: false },
      {
        ...line,
        position: 1,
        isLeaf: true,
        code: '6109.10.10',
        codeDigits: '61091010',
        dutyRate: '20',
        extra: { agreements: { ATIGA: '0' } },
      },
    ],
  });
});

it('finds a line with its rates by its digits', async () => {
  expect(await findRatedLine(database.client, datasetId, '61091010')).toMatchObject({
    code: '6109.10.10',
    isLeaf: true,
    dutyRate: '20',
    extra: { agreements: { ATIGA: '0' } },
  });
  expect(await findRatedLine(database.client, datasetId, '61091011')).toBeNull();
});

it('lists lines that have a code', async () => {
  expect((await ratedLines(database.client, datasetId)).map(({ code }) => code)).toEqual(['6109.10.10']);
});
