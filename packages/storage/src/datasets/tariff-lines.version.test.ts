import { describe, expect, it } from '@jest/globals';
import { newId } from '@svc/domain/id';
import { suiteDatabase } from '@svc/testkit/suite';

const database = suiteDatabase();

const LINE = { level: 'chapter', indent: 0, isLeaf: false, description: 'x' };

async function addVersion(version: string): Promise<string> {
  const id = newId();
  await database.client.dataset.create({
    data: { id, market: 'US', version, name: version, state: 'loading', nationalDigits: 10 },
  });
  await database.client.tariffLine.createMany({
    data: [0, 1].map((position) => ({ ...LINE, datasetId: id, position })),
  });

  return id;
}

describe('lines of a version', () => {
  it('are not written without it', async () => {
    const data = [{ ...LINE, datasetId: newId(), position: 0 }];
    await expect(database.client.tariffLine.createMany({ data })).rejects.toThrow(/not there|[Ff]oreign key/);
  });

  it('are deleted with it, without those of other versions', async () => {
    const [gone, kept] = [await addVersion('gone'), await addVersion('kept')];
    await database.client.dataset.delete({ where: { id: gone } });
    const left = await database.client.tariffLine.findMany({ select: { datasetId: true } });
    expect(left).toEqual([{ datasetId: kept }, { datasetId: kept }]);
  });
});
