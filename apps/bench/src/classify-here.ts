import { DEFAULT_THRESHOLDS } from '@svc/classifier/options';
import { classify } from '@svc/classifier/pipeline';
import { NO_PRECEDENTS } from '@svc/domain/rulings/precedent';
import { packagedModels } from '@svc/text-model/packaged-models';
import { timed } from './figures.ts';
import { readUsSchedule } from './stack/read-us-schedule.ts';
import type { Stack } from './stack/stack.ts';

/** Goods classified before timing, here and in the service. */
export const WARM_UP = 200;
const UNSAID = { material: '', use: '', composition: '', origin: '', notes: '' };

/** Milliseconds of each classification in this process with a stack's US schedule, after warm-up. */
export async function classifyHere(
  stack: Pick<Stack, 'databaseUrl'>,
  descriptions: readonly string[],
  facts: Partial<typeof UNSAID> = {},
): Promise<readonly number[]> {
  const { index } = await readUsSchedule(stack);
  const sources = { schedule: index, precedents: NO_PRECEDENTS, models: packagedModels() };
  const options = { language: 'en' as const, thresholds: DEFAULT_THRESHOLDS };
  const one = async (description: string): Promise<number> => {
    const product = { ...UNSAID, ...facts, description, answers: [], market: 'US' as const };
    return (await timed(async () => classify(product, sources, options))).ms;
  };
  for (let turn = 0; turn < WARM_UP; turn += 1) await one(descriptions[turn % descriptions.length] ?? '');
  const took: number[] = [];
  for (const description of descriptions) took.push(await one(description));

  return took;
}
