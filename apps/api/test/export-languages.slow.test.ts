import { SHIPPED_LAWS } from '@svc/law/law-book';
import { DEFAULT_THRESHOLDS } from '@svc/classifier/options';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { classifyProduct } from '@svc/classification/classify-product';
import { readXlsx } from '@svc/table-file/xlsx/read-xlsx';
import { packagedModels } from '@svc/text-model/packaged-models';
import { run, started } from './batch-kit.ts';
import { suiteApi } from './test-api.ts';

/** Ten products: some in the sample schedule, some missing there, and some that are not goods. */
const PRODUCTS = [
  ["Men's knitted T-shirt", '100% cotton', 'VN', '6109.10'],
  ['T-shirt', '', 'CN', '6109.10.00.99'],
  ["Women's handbag", 'imitation leather', 'CN', '4202.22.15.00'],
  ['USB-C power bank 10,000 mAh', '', 'CN', '8507'],
  ['Áo thun nam dệt kim', 'bông', 'VN', 'abc'],
  ['ステンレス製フライパン 28cm', 'ステンレス鋼', 'JP', ''],
  ['무선 헤드폰', '플라스틱', 'KR', '9999.99'],
  ['Bath towel, cotton terry', 'cotton', 'IN', '6302.60.00.20'],
  ['ABC-123', '', '', ''],
  ['Porcelain coffee mug', 'porcelain', 'CN', '6911.10'],
] as const;

const OWN = ['description', 'material', 'origin', 'existing_code'];

/** Text that a reader's cell must not contain outside official texts and the cells of the file. */
const FOREIGN = {
  en: /[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af\u1ea0-\u1ef9ăđơư]/u,
  vi: /[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]|\b(?:the|of|and|is|are|with|goods|line|lines|facts|heading|not|or|which|code)\b/iu,
  ja: /[\uac00-\ud7af\u1ea0-\u1ef9ăđơư]|[A-Za-z]{4,}/u,
  ko: /[\u3040-\u30ff\u1ea0-\u1ef9ăđơư]|[A-Za-z]{4,}/u,
} as const;

const api = suiteApi();
let id: string;
let official: readonly string[];
beforeAll(async () => {
  // The results are in a language that no reader below but one has.
  id = await started(api, 'entry', [OWN, ...PRODUCTS], { language: 'ko' });
  const { schedules } = api.deps;
  const precedents = () => ({ find: async () => [] });
  const deps = {
    schedules,
    precedents,
    models: packagedModels(),
    thresholds: DEFAULT_THRESHOLDS,
    laws: SHIPPED_LAWS,
    now: () => new Date(),
  };
  await run(api, id, { classify: (product) => classifyProduct(deps, product) });
  official = await officialTexts();
});

interface Line {
  readonly full_description: string;
}

interface StoredResult {
  readonly recommended: Line | null;
  readonly alternatives: readonly Line[];
  readonly charges?: readonly { readonly title: string }[];
}

/** Texts of the schedule and names of measures, longest first. */
async function officialTexts(): Promise<readonly string[]> {
  const lookups = await api.database.client.lookup.findMany({ select: { result: true } });
  const texts = lookups.flatMap(({ result }) => {
    const { recommended, alternatives, charges = [] } = result as unknown as StoredResult;
    const lines = [...(recommended === null ? [] : [recommended]), ...alternatives];
    return [
      ...lines.flatMap((line) => line.full_description.split(' > ')),
      ...charges.map(({ title }) => title),
    ];
  });
  return [...new Set(texts)].sort((a, b) => b.length - a.length);
}

const WORDS = /[\p{L}'’-]+/gu;

/** A cell without what it quotes. */
function ownWords(cell: string): string {
  let left = cell;
  for (const text of official) left = left.replaceAll(text.replace(/[\s:]+$/u, ''), ' ');
  const quoted = [...official, ...PRODUCTS.flat()].join(' ').toLowerCase();
  // Terms of the line and of the seller are quoted one by one, after a colon.
  return left.replace(/(?<=(?:: |：))[^.。]+/gu, (part) =>
    part.replace(WORDS, (word) => (quoted.includes(word.toLowerCase()) ? ' ' : word)),
  );
}

describe('an export of ten rows with results in another language', () => {
  it.each(['en', 'vi', 'ja', 'ko'] as const)(
    'contains nothing in another language for a reader of %s',
    async (language) => {
      const answer = await api
        .as('entry')
        .get(`/api/batches/${id}/export`)
        .set('Accept-Language', language)
        .responseType('blob');
      const { rows } = await readXlsx(answer.body);
      const explained = await readXlsx(answer.body, { sheet: 1 });
      expect(rows).toHaveLength(PRODUCTS.length + 1);
      const [titles = []] = rows;
      const versionAndId = new Set([titles.length, OWN.length + 24, OWN.length + 25]);
      const cells = [...rows.slice(1), ...explained.rows].flatMap((row, place) =>
        row.filter(
          (_cell, column) => place >= PRODUCTS.length || (column >= OWN.length && !versionAndId.has(column)),
        ),
      );
      const foreign = [...titles.slice(OWN.length), ...cells]
        .map(ownWords)
        .map((cell) => cell.replace(/abc|sample-2026|^Free$|20\d\d-\d\d-\d\dT[\d:]+/g, ''))
        .filter((cell) => FOREIGN[language].test(cell));
      expect(foreign).toEqual([]);
    },
  );

  it("renders each row's result", async () => {
    const { body } = await api.as('entry').get(`/api/batches/${id}/rows`).set('Accept-Language', 'en');
    expect(body.map((row: { status: string }) => row.status)).toEqual(PRODUCTS.map(() => 'done'));
  });
});
