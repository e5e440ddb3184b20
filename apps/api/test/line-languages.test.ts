import { beforeAll, describe, expect, it } from '@jest/globals';
import { suiteApi } from './test-api.ts';

const api = suiteApi();
beforeAll(async () => {
  const english = { '0403': 'Yogurt and kephir', '0403.20.11': 'Yogurt for drinking' };

  // Before the version is read: 0403.20 between them has no English text.
  for (const [code, text] of Object.entries(english))
    await api.database.client.$executeRaw`
      UPDATE tariff_lines SET extra = jsonb_build_object('text_en', ${text}::text)
      WHERE dataset_id = ${api.dataset.VN} AND code = ${code}`;
});

interface Line {
  readonly code: string;
  readonly description: string;
  readonly full_description: string;
}

const OWN = {
  description: 'Sữa chua uống có thêm trái cây hoặc hương liệu',
  full_description:
    'Sữa chua, sữa lên men, kem chua và các loại sữa lên men khác > Sữa chua > Sữa chua uống có thêm trái cây hoặc hương liệu',
};
const ENGLISH = {
  description: 'Yogurt for drinking',
  full_description: 'Yogurt and kephir > Sữa chua > Yogurt for drinking',
};

const get = (language: string, path: string, query: object) =>
  api.as('entry').get(path).set('Accept-Language', language).query(query);

describe.each([
  ['vi', OWN],
  ['en', ENGLISH],
  ['ja', ENGLISH],
  ['ko', ENGLISH],
])("lines of Vietnam's schedule for readers of %s", (language, texts) => {
  it('are shown in the tree', async () => {
    const { body } = await get(language, '/api/hts/tree', { market: 'VN', code: '0403.20' });
    const nodes: readonly Line[] = body.children;

    expect(nodes.find(({ code }) => code === '0403.20.11')).toMatchObject(texts);
    // Without an English text the schedule's original is shown.
    expect(body.node).toMatchObject({ description: 'Sữa chua' });
  });

  it('are shown by the search, without mixing languages', async () => {
    const { body } = await get(language, '/api/hts/search', { market: 'VN', q: '0403.20.11' });
    expect(body.items[0]).toMatchObject({ code: '0403.20.11', ...texts });
  });

  it('are shown among the entries', async () => {
    const path = `/api/datasets/${api.dataset.VN}/entries`;
    const { body } = await get(language, path, { code: '04032011' });
    expect(body[0]).toMatchObject({ code: '0403.20.11', ...texts });
  });
});

it('lines of a schedule in English are the same for every reader', async () => {
  const shown = await Promise.all(
    ['en', 'vi', 'ja', 'ko'].map(async (language) => {
      const { body } = await get(language, '/api/hts/tree', { market: 'US', code: '6109' });
      return body.node.full_description;
    }),
  );

  expect(new Set(shown).size).toBe(1);
});
