import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@svc/testkit/test-database';
import { openClient, type StorageClient } from '../client.ts';
import { copyRows } from './copy-rows.ts';

let database: TestDatabase;
let client: StorageClient;

beforeAll(async () => {
  database = await createTestDatabase();
  client = await openClient(database.url);
  await client.query('CREATE TABLE copied (place int, words text, yes boolean, document jsonb)');
});

afterAll(async () => {
  await client.end();
  await database.close();
});

it('preserves every text exactly, including COPY control characters', async () => {
  const texts = ['plain', 'a\tb', 'a\nb', 'a\r\nb', 'back\\slash', '\\N', '\\.', '', 'Đặc biệt ¢/kg 日本'];
  const rows = texts.map((text, place) => [place, text, place % 2 === 0, { text }] as const);

  await copyRows(client, 'copied', ['place', 'words', 'yes', 'document'], [...rows, [99, null, null, null]]);

  const { rows: read } = await client.query('SELECT place, words, yes, document FROM copied ORDER BY place');
  expect(read).toEqual([
    ...rows.map(([place, words, yes, document]) => ({ place, words, yes, document })),
    { place: 99, words: null, yes: null, document: null },
  ]);
});
