import { describe, expect, it } from '@jest/globals';
import { failedLookup, finishedLookup } from '../../../../test/lookups.ts';
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

describe('the questions of a lookup that was rerun', () => {
  it('include the latest answer to each question', async () => {
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

  it('are unchanged when the rerun is rejected', async () => {
    const account = await api.newAccount('Poor', { credits: '1' });
    const id = await finishedLookup(api, account, { status: 'needs_info', result: RESULT });
    const answers = [{ question_id: 'q_gender', value: 'men' }];
    const refused = await api.as(account).post(`/api/lookups/${id}/rerun`).send({ answers });

    expect(refused.status).toBe(402);

    const { body } = await api.as(account).get(`/api/lookups/${id}`);
    expect(body.result.questions).toEqual(RESULT.questions);
  });
});

it('do not exist for a failed lookup, and inherited answers add none', async () => {
  const id = await failedLookup(api, 'entry');
  const input = { answers: [{ question_id: 'q_gender', attribute: 'gender', value: 'men' }] };
  await api.database.client.lookup.update({ where: { id }, data: { input } });

  expect((await rerun(id, {})).body.input.answers).toEqual(input.answers);
  expect(await resultOf(id)).toEqual({});
});
