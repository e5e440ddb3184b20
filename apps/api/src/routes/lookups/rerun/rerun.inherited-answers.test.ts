import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { finishedLookup, outcome } from '../../../../test/lookups.ts';
import { storedResult } from '../../../../test/stored-answer.ts';
import { startTestApi, type TestApi } from '../../../../test/test-api.ts';

const question = (id: string, attribute: string, value: string) => ({
  id,
  attribute,
  text: `${attribute}?`,
  options: [{ value, label: value, codes: [] }],
  decides_between: [],
  answer: null,
});

const RESULT = {
  ...storedResult('needs_info'),
  questions: [question('q_gender', 'gender', 'men'), question('q_material', 'material', 'cotton')],
};
const PRODUCT = { description: 'T-shirt', material: 'jersey', composition: 'mixed', use: 'wear' };
const GENDER = { question_id: 'q_gender', attribute: 'gender', value: 'men' };
const MATERIAL = { question_id: 'q_material', attribute: 'material', value: 'cotton' };

let api: TestApi;
let answered: string;
beforeAll(async () => {
  api = await startTestApi();
  const asking = { status: 'needs_info', confidence: 0.3, result: RESULT } as const;
  const original = await finishedLookup(api, 'entry', asking, PRODUCT);
  const given = [GENDER, MATERIAL].map(({ question_id, value }) => ({ question_id, value }));
  const { body } = await rerun(original, { answers: given });

  answered = body.id;
  await api.runQueued(() => outcome({ status: 'needs_info', confidence: 0.4, result: RESULT }));
});
afterAll(() => api.close());

const rerun = (id: string, body: object) => api.as('entry').post(`/api/lookups/${id}/rerun`).send(body);
const answersOf = async (body: object) => (await rerun(answered, body)).body.input.answers;

describe('answers of an earlier lookup', () => {
  it.each([
    {},
    { description: 'T-shirt' },
    { use: 'sport', notes: 'navy', origin: 'VN' },
    { market: 'EU' },
    { language: 'ko' },
    { material: 'jersey', composition: 'mixed' },
  ])('stay facts with %j', async (body) => expect(await answersOf(body)).toEqual([GENDER, MATERIAL]));

  it('say nothing of goods that are described anew', async () => {
    expect(await answersOf({ description: 'ceramic mug' })).toBeUndefined();
  });

  it.each([{ material: 'silk' }, { composition: '100% silk' }, { material: '' }])(
    'give way to what is said of the material by %j',
    async (body) => expect(await answersOf(body)).toEqual([GENDER]),
  );

  it('are facts when they come with what is changed', async () => {
    const answers = [{ question_id: 'q_material', value: 'cotton' }];
    expect(await answersOf({ description: 'T-shirt for sport', answers })).toEqual([MATERIAL]);
    expect(await answersOf({ composition: '', answers })).toEqual([GENDER, MATERIAL]);
  });
});
