import { expect, it } from '@jest/globals';
import type { Classification } from '@svc/classifier/classification';
import { answerQuestions } from './answer-questions.ts';

const OPTIONS = [
  { value: 'leather', label: 'Leather', codes: ['4202.21'] },
  { value: 'plastics', label: 'Plastics', codes: ['4202.22'] },
];

const answer = (code: string, ...attributes: readonly string[]) => {
  const questions = attributes.map((attribute) => ({ id: `q_${attribute}`, attribute, options: OPTIONS }));
  return { recommendedCode: code, result: { questions } } as unknown as Classification;
};

it('counts reruns until no question is left', async () => {
  const answers = [answer('', 'material'), answer('', 'use'), answer('')];
  const given: number[] = [];

  const found = await answerQuestions('handbag', async (so) => {
    given.push(so.length);
    return answers[so.length] ?? answer('');
  });

  expect(found).toEqual({ reruns: 2, askedAgain: [], contradicted: [] });
  expect(given).toEqual([0, 1, 2]);
});

it('finds a repeated question', async () => {
  const found = await answerQuestions('handbag', async (so) =>
    so.length < 2 ? answer('', 'material') : answer(''),
  );

  expect(found.askedAgain).toEqual(['material']);
});

it('finds a code that only the other options had', async () => {
  const found = await answerQuestions('handbag', async ([first]) => {
    if (first === undefined) return answer('4202.21', 'material');
    return answer(first.value === 'leather' ? '4202.22' : '4202.21');
  });

  expect(found).toEqual({ reruns: 1, askedAgain: [], contradicted: ['material'] });
});
