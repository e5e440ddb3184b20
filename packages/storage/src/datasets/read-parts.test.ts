import { describe, expect, it } from '@jest/globals';
import { newId } from '@svc/domain/id';
import { suiteDatabase } from '@svc/testkit/suite';
import { openClient } from '../client.ts';
import { createDatasetLoadStore } from './dataset-load-store.ts';
import { readParts } from './read-parts.ts';

const database = suiteDatabase();

const PLAIN = { name: null, effectiveDate: null, sourceName: null, sourceUrl: null, notes: null };
// No text at all, as a workbook is none.
const EVERY_BYTE = Uint8Array.from({ length: 70_000 }, (_, place) => (place * 7 + (place >> 8)) % 256);

describe('the files of a load', () => {
  it('are returned byte for byte, schedule first', async () => {
    const id = newId();
    await createDatasetLoadStore(database.client).create({
      ...PLAIN,
      id,
      market: 'EU',
      version: 'v1',
      fileName: 'nomenclature.xlsx',
      contentHash: 'a'.repeat(64),
      isDemo: false,
      activate: false,
      replace: false,
      createdAt: new Date(),
      parts: [
        { part: 'rates', bytes: Buffer.from('code,rate\n0101,"0 %"\n') },
        { part: 'schedule', bytes: EVERY_BYTE },
      ],
    });

    const client = await openClient(database.url);
    try {
      const parts = await readParts(client, id);
      expect(parts.map(({ part }) => part)).toEqual(['schedule', 'rates']);
      expect(Buffer.compare(Buffer.from(parts[0]?.bytes ?? []), EVERY_BYTE)).toBe(0);
      expect(Buffer.from(parts[1]?.bytes ?? []).toString()).toBe('code,rate\n0101,"0 %"\n');
    } finally {
      await client.end();
    }
  });
});
