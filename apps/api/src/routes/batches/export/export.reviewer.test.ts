import { beforeAll, describe, expect, it } from '@jest/globals';
import type { ExportedResult } from '@svc/domain/batches/export-row';
import { translator } from '@svc/i18n/translate';
import { storedCells } from '@svc/testkit/stored-cells';
import { readXlsx } from '@svc/table-file/xlsx/read-xlsx';
import { OUTCOME, run, started } from '../../../../test/batch-kit.ts';
import { outcome } from '../../../../test/lookups.ts';
import { storedResult } from '../../../../test/stored-answer.ts';
import { suiteApi } from '../../../../test/test-api.ts';
import { missingText, reasonsFor, summaryText } from './answer-words.ts';

const ANSWER = storedResult('needs_info');
const LINE = ANSWER.recommended;
if (LINE === null) throw new Error('the stored answer recommends a line');

const candidate = (code: string, text: string, final: number) => ({
  ...LINE,
  code,
  full_description: text,
  scores: { ...LINE.scores, final },
});

const duty = (title: string, pct: number | null, code: string) => ({ title, pct, reason_code: code });

const ASKING = {
  ...ANSWER,
  recommended: {
    ...LINE,
    duty_rate: '20',
    scores: { ...LINE.scores, final: 0.4 },
    duty: {
      ...LINE.duty,
      additional: [duty('Section 301, China: list 4A', 7.5, 'origin_and_code')],
      may_apply: [duty('Section 232: steel', 25, 'content')],
    },
  },
  alternatives: [
    candidate('6109.10.00.40', 'T-shirts > of cotton > women', 0.2),
    candidate('6109.90.10.07', 'T-shirts > of man-made fibers', 0.1),
    candidate('6110.20.20.10', 'Sweaters > of cotton', 0),
    candidate('6110.30.30.10', 'Sweaters > of man-made fibers', 0.01),
  ],
  coded: {
    summary: { name: 'summary_needs_info', params: { code: '6109.10.00.12', description: 'T-shirts' } },
    alternatives: [],
    questions: [{ asks: 'gender', lines: ["Men's", 'Other'] }],
    deciding_factors: [
      { key: 'read', params: { facts: 'material=cotton=60=60% cotton|gender=men==for men' } },
      { key: 'named', params: { row: '6109', name: 'T-shirts' } },
    ],
    open: [{ key: 'broken', params: { row: '6109.10 “Of cotton”', words: 'silk' } }],
    missing: ['gender', 'feature'],
  },
  questions: [
    {
      id: 'q_gender',
      attribute: 'gender',
      text: 'Who are the goods made for?',
      options: [
        { value: 'men', label: "Men's", codes: ['6109.10.00.12'] },
        { value: 'rest', label: 'Other: none of these', codes: ['6109.10.00.40'] },
      ],
      decides_between: ['6109.10.00.12', '6109.10.00.40'],
      answer: null,
    },
  ],
  legal: [
    {
      id: 'chapter_61_note_2_a',
      scope: 'chapter',
      reference: 'Chapter 61, note 2(a)',
      effect: 'excludes',
      code: '6212',
      text: 'Chapter 61 applies only to made up knitted or crocheted articles.',
    },
  ],
};

const ROWS = [
  ['description', 'Quantity', 'Price', 'Ordered on', 'GTIN', 'existing_code'],
  ['Shirt', '120', '12.5', '2026-03-01', '0123456789012', '6109.10.00.12'],
  ['Flask', '80', '1234.75', '2026-03-02', '4006381333931', '0101210010'],
  ['Shoe', 'n/a', '', 'soon', '4006381333948', ''],
  ['Cap', '5', '3', '2026-03-04', '4006381333955', ''],
];

const api = suiteApi();
let id: string;
beforeAll(async () => {
  id = await started(api, 'entry', ROWS, {
    column_mapping: { description: 'description', existing_code: 'existing_code' },
  });
  const asking = {
    ...OUTCOME,
    status: 'needs_info' as const,
    confidence: 0.4,
    confidenceByDigits: { heading: 0.9, subheading: 0.8, line: 0.4 },
    flags: [{ code: 'close_alternatives', params: { code: '6109.10.00.40' } }],
    missingInfo: ['Whether for men or women'],
    result: ASKING,
  };
  await run(api, id, { classify: async () => asking });
});

const download = async (language = 'en', format = 'xlsx'): Promise<Buffer> =>
  (
    await api
      .as('entry')
      .get(`/api/batches/${id}/export?format=${format}`)
      .set('Accept-Language', language)
      .responseType('blob')
  ).body;

const row = async (language = 'en', place = 1): Promise<ReadonlyMap<string, string>> => {
  const [titles = [], ...rows] = (await readXlsx(await download(language))).rows;
  return new Map(titles.map((title, column) => [title, rows[place - 1]?.[column] ?? '']));
};

describe('cells of the uploaded file', () => {
  it('are numbers and dates in such columns; codes and identifiers stay text', async () => {
    const raw = storedCells(await download());
    const column = (place: number) => raw.slice(1).map((cells) => cells[place]);
    expect(column(1)).toEqual([120, 80, 'n/a', 5]);
    expect(column(2)).toEqual([12.5, 1234.75, null, 3]);
    // 1 March 2026 is day 46082 of a spreadsheet.
    expect(column(3)).toEqual([46_082, 46_083, 'soon', 46_085]);
    expect(column(4)).toEqual(['0123456789012', '4006381333931', '4006381333948', '4006381333955']);
    expect(column(5)).toEqual(['6109.10.00.12', '0101210010', null, null]);
  });

  it('are unchanged in CSV', async () => {
    const [, first = ''] = (await download('en', 'csv')).toString('utf8').split('\r\n');
    expect(first.split(',').slice(0, 6)).toEqual(ROWS[1]);
  });
});

describe('columns for reviewers', () => {
  it('give the reason, counterarguments, open questions and the next step', async () => {
    const cells = await row();
    expect(cells.get('Why this line')).toBe(
      'Read from the description: Cotton, 60% (“60% cotton”); Men (“for men”). 6109 names the goods: “T-shirts”.',
    );
    expect(cells.get('Points against it')).toBe('Against 6109.10 “Of cotton”: the description says “silk”.');
    expect(cells.get('Open question')).toBe('Who are the goods made for?');
    expect(cells.get('Possible answers')).toBe(
      "Men's (6109.10.00.12) | Other: none of these (6109.10.00.40)",
    );
    expect(cells.get('Candidate 2: code')).toBe('6109.10.00.40');
    expect(cells.get('Candidate 2: official text')).toBe('T-shirts > of cotton > women');
    // Half as probable as the proposed line, whose confidence is 0.4.
    expect(Number(cells.get('Candidate 2: confidence'))).toBe(0.2);
    expect(cells.get('Candidate 3: code')).toBe('6109.90.10.07');
    expect(cells.has('Candidate 5: code')).toBe(false);
    expect(cells.get('Legal notes')).toBe('Chapter 61, note 2(a) excludes goods of 6212.');
  });

  it('propose nothing before review, and no candidate without probability', async () => {
    const cells = await row();
    expect([cells.get('Result'), cells.get('Proposed code')]).toEqual(['Needs information', '']);
    expect([cells.get('Candidate 1: code'), Number(cells.get('Candidate 1: confidence'))]).toEqual([
      OUTCOME.recommendedCode,
      0.4,
    ]);
    const last = ['code', 'official text', 'confidence'].map((part) => cells.get(`Candidate 4: ${part}`));
    expect(last).toEqual(['', '', '']);
  });

  it('have the confidence at four, six and all digits as numbers', async () => {
    const cells = await row();
    const names = ['Confidence, 4 digits', 'Confidence, 6 digits', 'Confidence, all digits', 'Confidence'];
    expect(names.map((name) => Number(cells.get(name)))).toEqual([0.9, 0.8, 0.4, 0.4]);
    const [titles = [], first = []] = storedCells(await download());
    expect(first[titles.indexOf('Confidence, 4 digits')]).toBe(0.9);
  });

  it('label a bare number of Vietnam as a percentage', async () => {
    expect((await row()).get('Duty rate')).toBe('20%');
  });

  it('list additional duties, due and possible, with their conditions', async () => {
    expect((await row()).get('Note on additional duties')).toBe(
      'Applies: Section 301, China: list 4A, 7.5%. ' +
        'May apply: Section 232: steel, 25% (Depends on what the goods contain)',
    );
  });

  it('come after the columns that exports always had', async () => {
    const [titles = []] = (await readXlsx(await download())).rows;
    expect(titles.slice(6, 9)).toEqual(['Row', 'Row status', 'Result']);
    expect(titles.indexOf('Lookup id')).toBe(6 + 25);
    expect(titles.indexOf('Confidence, 4 digits')).toBe(6 + 26);
  });

  it('show the proposal and question of a rerun, until somebody decides', async () => {
    const rows = (await api.as('entry').get(`/api/batches/${id}/rows`)).body;
    const lookupId = rows[1].lookup_id;
    const rerun = await api
      .as('entry')
      .post(`/api/lookups/${lookupId}/rerun`)
      .send({ answers: [{ question_id: 'q_gender', value: 'rest' }] });
    expect(rerun.status).toBe(202);
    const claim = { lookupId: rerun.body.id, token: 'a'.repeat(32) };
    await api.deps.lookups.claim(claim.lookupId, claim.token, new Date(), 60_000);
    const answer = outcome({ recommendedCode: '6109.10.00.40', confidence: 0.75 });
    await api.deps.lookups.finish(claim, answer, new Date());
    const cells = await row('en', 2);
    expect(cells.get('Rerun: likeliest code')).toBe('6109.10.00.40');
    expect(cells.get('Rerun: result')).toBe('Proposed');
    expect(Number(cells.get('Rerun: confidence'))).toBe(0.75);
    expect(cells.get('Open question')).toBe('');
    expect((await row('en', 1)).get('Rerun: likeliest code')).toBe('');
    await api.as('reviewer').post(`/api/lookups/${rows[2].lookup_id}/decision`).send({ action: 'approve' });
    const decided = await row('en', 3);
    expect(decided.get('Open question')).toBe('');
    expect(decided.get('Decided at (UTC)')).toMatch(/^20\d\d-\d\d-\d\dT/);
  });
});

describe('the language of the file', () => {
  const file = async (query: string, language: string, format = 'csv') =>
    api
      .as('entry')
      .get(`/api/batches/${id}/export?format=${format}${query}`)
      .set('Accept-Language', language)
      .responseType('blob');

  it('is `text_language`, including titles', async () => {
    const [asked, own] = [await file('&text_language=ja', 'en'), await file('', 'ja')];
    expect(asked.body.equals(own.body)).toBe(true);
    expect(asked.headers['content-language']).toBe('ja');
    expect(asked.body.toString('utf8')).not.toContain('Who are the goods made for?');
  });
});

describe('texts stored without codes', () => {
  const reader = (language: 'en' | 'vi') => ({ language, t: translator(language) });
  const result = {
    language: 'vi',
    summary: 'Áo thun.',
    factors: ['Dệt kim.'],
    missingInfo: ['Nước xuất xứ'],
    coded: null,
  } as unknown as ExportedResult;

  it('are labelled with their language if it differs from the file’s', () => {
    expect(summaryText(result, reader('en'))).toBe('Vietnamese: Áo thun.');
    expect(reasonsFor(result, reader('en'))).toBe('Vietnamese: Dệt kim.');
    expect(missingText(result, reader('en'), '; ')).toBe('Vietnamese: Nước xuất xứ');
    expect(summaryText(result, reader('vi'))).toBe('Áo thun.');
  });
});

it.each([
  ['en', 'Columns'],
  ['vi', 'Giải thích cột'],
  ['ja', '列の説明'],
  ['ko', '열 설명'],
])('the sheet of columns explains every column in %s', async (language, name) => {
  const content = await download(language);
  const titles = (await readXlsx(content)).rows[0]?.slice(6) ?? [];
  const { sheet, rows } = await readXlsx(content, { sheet: 1 });
  expect(sheet).toBe(name);
  expect(rows.slice(2).map(([title]) => title)).toEqual(titles);
  expect(rows.filter(([, meaning = '']) => meaning.length < 2)).toEqual([]);
});
