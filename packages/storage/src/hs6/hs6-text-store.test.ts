import { beforeEach, describe, expect, it } from '@jest/globals';
import { suiteDatabase } from '@svc/testkit/suite';
import { openClient } from '../client.ts';
import { createHs6TextStore, readHs6Texts, readHsTitles } from './hs6-text-store.ts';

const database = suiteDatabase();
beforeEach(() => database.client.hs6Text.deleteMany());

const upsert = (language: string, ...texts: readonly (readonly [hs6: string, text: string])[]) =>
  createHs6TextStore(database.client).upsert(
    language,
    texts.map(([hs6, text]) => ({ hs6, text })),
  );

async function read<T>(query: (client: Awaited<ReturnType<typeof openClient>>) => Promise<T>): Promise<T> {
  const client = await openClient(database.url);
  try {
    return await query(client);
  } finally {
    await client.end();
  }
}
const texts = async (except: string) =>
  Object.fromEntries(await read((client) => readHs6Texts(client, except)));

describe('texts of the Harmonized System', () => {
  it('are overwritten by language and code, and only new ones are counted', async () => {
    expect(await upsert('vi', ['6109', 'Áo phông'], ['610910', 'Từ bông'])).toBe(2);
    expect(await upsert('vi', ['6109', 'Áo thun'], ['610990', 'Loại khác'])).toBe(1);
    expect(await upsert('ja', ['6109', 'Tシャツ'])).toBe(1);
    expect(await texts('en')).toEqual({
      '6109': 'Tシャツ\nÁo thun',
      '610910': 'Từ bông',
      '610990': 'Loại khác',
    });
  });

  it('sent twice at once count once, and the last one wins', async () => {
    expect(await upsert('vi', ['6109', 'first'], ['6109', 'last'])).toBe(1);
    expect(await texts('en')).toEqual({ '6109': 'last' });
    expect(await upsert('vi')).toBe(0);
  });

  it('are read without those of a language, in any regional variant', async () => {
    await upsert('pt', ['6109', 'pt']);
    await upsert('pt-BR', ['6109', 'pt-BR']);
    await upsert('p', ['6109', 'p']);
    expect(await texts('pt')).toEqual({ '6109': 'p' });
    expect(await texts('en')).toEqual({ '6109': 'p\npt\npt-BR' });
  });
});

it('titles come from the first language that has one, and are never official', async () => {
  await upsert('vi', ['6109', 'vi'], ['6110', 'vi']);
  await upsert('ja', ['6109', 'ja'], ['6111', 'ja']);
  await upsert('ko', ['6112', 'ko']);
  const titleOf = await read((client) => readHsTitles(client, ['ja', 'vi']));
  expect(titleOf('6109')).toEqual({ text: 'ja', official: false });
  expect(titleOf('6110')).toEqual({ text: 'vi', official: false });
  expect([titleOf('6112'), titleOf('610910'), titleOf('')]).toEqual([null, null, null]);
  const none = await read((client) => readHsTitles(client, []));
  expect(none('6109')).toBeNull();
});
