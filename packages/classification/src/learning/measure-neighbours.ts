import { meetsLabel } from '@svc/classifier/evaluation/right-digits';
import { classify } from '@svc/classifier/pipeline';
import type { ClassifyPorts, ScheduleIndex } from '@svc/classifier/ports';
import { SEARCH } from '@svc/classifier/scoring';
import type { Measurement, ModelScope } from '@svc/domain/learning/account-model';
import type { DecidedProduct, OwnText } from '@svc/domain/learning/own-text';
import type { Precedent } from '@svc/domain/rulings/precedent';
import { sameWords } from '@svc/tariff/search/same-words';
import type { TextModels } from '@svc/text-model/text-models';
import { indexTexts, type OwnTextIndex } from './index-texts.ts';

/** Extra neighbours requested, because the decided text and SKUs with the same text are excluded. */
const ASKED_BEYOND = 12;

export interface MeasureDeps {
  readonly models: TextModels;
  readonly schedule: (market: ModelScope['market']) => Promise<ScheduleIndex | null>;
  readonly yieldToEventLoop: () => Promise<void>;
}

/**
 * Classifies decided products with and without the account's other texts as neighbours; correct means all decided
 * digits.
 */
export async function measureNeighbours(
  deps: MeasureDeps,
  { market }: ModelScope,
  products: readonly DecidedProduct[],
  texts: readonly OwnText[],
): Promise<Measurement> {
  const schedule = products.length === 0 ? null : await deps.schedule(market);
  if (schedule === null) return { measured: 0, rightWith: 0, rightWithout: 0 };

  const neighbours = {
    index: await indexTexts(deps.models, texts),
    textOf: new Map(texts.map((text) => [text.id, text])),
  };
  let rightWith = 0;
  let rightWithout = 0;
  for (const product of products) {
    const precedents = neighboursOf(neighbours, product.input.description);
    const without = await isRight(deps, schedule, product, []);
    const withThem = precedents.length === 0 ? without : await isRight(deps, schedule, product, precedents);
    rightWithout += Number(without);
    rightWith += Number(withThem);
  }

  return { measured: products.length, rightWith, rightWithout };
}

interface Neighbours {
  readonly index: OwnTextIndex;
  readonly textOf: ReadonlyMap<string, OwnText>;
}

function neighboursOf({ index, textOf }: Neighbours, description: string): readonly Precedent[] {
  const own = sameWords(description);

  return index
    .find(description, SEARCH.precedentHits + ASKED_BEYOND)
    .flatMap(({ id, likeness }): Precedent[] => {
      const text = textOf.get(id);
      if (text === undefined || sameWords(text.description) === own) return [];
      const { source, code, description: title } = text;
      return [{ source, rulingNumber: null, date: null, code, title, similarity: likeness, url: null }];
    })
    .slice(0, SEARCH.precedentHits);
}

async function isRight(
  { models, yieldToEventLoop }: MeasureDeps,
  schedule: ScheduleIndex,
  { input, digits }: DecidedProduct,
  precedents: readonly Precedent[],
): Promise<boolean> {
  const ports: ClassifyPorts = {
    schedule,
    models,
    precedents: { find: (_text, limit) => Promise.resolve(precedents.slice(0, limit)) },
  };
  const { market } = schedule.version;
  const answer = await classify({ ...input, market }, ports, { language: 'en', onStage: yieldToEventLoop });

  return meetsLabel(digits, answer.recommendedCode ?? '', digits.length);
}
