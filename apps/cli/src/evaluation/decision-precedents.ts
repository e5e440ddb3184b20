import type { EvaluationCase } from '@svc/classifier/evaluation/case';
import type { PrecedentSource } from '@svc/classifier/ports';
import type { TextModels } from '@svc/text-model/text-models';

/** Decided products held in memory as precedents, the nearest by telling words first. */
export function decisionPrecedents(decided: readonly EvaluationCase[], models: TextModels): PrecedentSource {
  const texts = decided.map(({ input }) => input.description);
  const index = models.neighboursAmong(texts);
  return {
    find: async (text, limit) =>
      index.find(text, limit).flatMap(({ place, likeness }) => {
        const item = decided[place];
        if (item === undefined) return [];
        return [
          {
            source: 'decision' as const,
            rulingNumber: null,
            date: null,
            code: item.digits,
            title: item.input.description,
            similarity: likeness,
            url: null,
          },
        ];
      }),
  };
}
