import type { Answer } from '@svc/classifier/input';
import { classify } from '@svc/classifier/pipeline';
import { packagedModels } from '@svc/text-model/packaged-models';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readHeldOutCases, readSchedules, type HeldOutCase } from '../held-out-run.ts';
import { answerQuestions } from './answer-questions.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: '../shared/data' },
    cases: { type: 'string', default: '.data/held-out' },
  },
});

const CASES_MAX = 1000;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const models = packagedModels();
const schedules = await readSchedules(resolve(values.data));

async function rerun({ input }: HeldOutCase): Promise<number> {
  const schedule = schedules.get(input.market);
  if (schedule === undefined) return 0;

  const ports = { schedule, models, precedents: { find: async () => [] } };
  const classifyWith = (answers: readonly Answer[]) =>
    classify({ ...input, answers }, ports, { language: 'en' });
  const { reruns, askedAgain, contradicted } = await answerQuestions(input.description, classifyWith);

  for (const attribute of askedAgain) say(`asked again for ${attribute}: ${input.description}`);
  for (const attribute of contradicted) say(`answer on ${attribute} contradicted: ${input.description}`);
  if (askedAgain.length + contradicted.length > 0) process.exitCode = 1;

  return reruns;
}

let reruns = 0;
const cases = readHeldOutCases(resolve(values.cases), CASES_MAX);
for (const item of cases) reruns += await rerun(item);
say(`${reruns} reruns of ${cases.length} products`);
