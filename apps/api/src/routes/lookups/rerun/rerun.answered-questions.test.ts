import { expect, it } from '@jest/globals';
import { finishedLookup } from '../../../../test/lookups.ts';
import { storedResult } from '../../../../test/stored-answer.ts';
import { suiteApi } from '../../../../test/test-api.ts';

const question = (attribute: string, ...values: readonly string[]) => ({
  id: `q_${attribute}`,
  attribute,
  text: `${attribute}?`,
  options: values.map((value) => ({ value, label: value, codes: [] })),
  decides_between: [],
  answer: null,
});

const RESULT = {
  ...storedResult('needs_info'),
  questions: [question('gender', 'men', 'women'), question('material', 'cotton')],
};

const api = suiteApi();

const rerun = (id: string, body: object) => api.as('entry').post(`/api/lookups/${id}/rerun`).send(body);
const resultOf = async (id: string) => (await api.as('entry').get(`/api/lookups/${id}`)).body.result;
const answersOf = async (id: string) =>
  (await resultOf(id)).questions.map((each: { answer: string | null }) => each.answer);

it('the questions of a lookup that was rerun include the latest answer to each question', async () => {
  const id = await finishedLookup(api, 'entry', { status: 'needs_info', result: RESULT });
  expect(await answersOf(id)).toEqual([null, null]);

  await rerun(id, { answers: [{ question_id: 'q_material', value: 'cotton' }] });
  expect(await answersOf(id)).toEqual([null, 'cotton']);

  await rerun(id, { answers: [{ question_id: 'q_gender', value: 'men' }] });
  await rerun(id, { answers: [{ question_id: 'q_gender', value: 'women' }] });

  const { questions, ...rest } = await resultOf(id);
  expect(questions).toEqual([
    { ...RESULT.questions[0], answer: 'women' },
    { ...RESULT.questions[1], answer: 'cotton' },
  ]);

  const { questions: _questions, ...before } = await resultOf(
    await finishedLookup(api, 'entry', { status: 'needs_info', result: RESULT }),
  );
  expect(rest).toEqual(before);
});
