import { expect, it } from '@jest/globals';
import { newLoad } from '@svc/testkit/records';
import { suiteDatabase } from '@svc/testkit/suite';
import { openClient } from '../client.ts';
import { createDatasetLoadStore } from './dataset-load-store.ts';
import { readParts } from './read-parts.ts';

const database = suiteDatabase();

// No text at all, as a workbook is none.
const EVERY_BYTE = Uint8Array.from({ length: 70_000 }, (_, place) => (place * 7 + (place >> 8)) % 256);

it('the files of a load are returned byte for byte, schedule first', async () => {
  const parts = [
    { part: 'rates', bytes: Buffer.from('code,rate\n0101,"0 %"\n') },
    { part: 'schedule', bytes: EVERY_BYTE },
  ] as const;
  const load = newLoad({ market: 'EU', fileName: 'nomenclature.xlsx', parts });
  await createDatasetLoadStore(database.client).create(load);

  const client = await openClient(database.url);
  try {
    const read = await readParts(client, load.id);
    expect(read.map(({ part }) => part)).toEqual(['schedule', 'rates']);
    expect(Buffer.compare(Buffer.from(read[0]?.bytes ?? []), EVERY_BYTE)).toBe(0);
    expect(Buffer.from(read[1]?.bytes ?? []).toString()).toBe('code,rate\n0101,"0 %"\n');
  } finally {
    await client.end();
  }
});
