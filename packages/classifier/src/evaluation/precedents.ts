import type { EvaluationCase } from './case.ts';
import type { Precedent, PrecedentSource } from '@svc/domain/rulings/precedent';
import type { Ruling } from '@svc/domain/rulings/ruling';
import { tokenize } from '@svc/tariff/search/text';
import type { TextModels } from '@svc/text-model/text-models';

/** In-memory rulings as precedents, nearest first as in the database: cosine of term sets. */
export function rulingPrecedents(rulings: readonly Ruling[]): PrecedentSource {
  const sizes: number[] = [];
  const withWord = new Map<string, number[]>();

  for (const [place, { title, text }] of rulings.entries()) {
    const words = new Set(tokenize(`${title} ${text}`));
    sizes.push(words.size);
    for (const word of words) {
      const places = withWord.get(word);
      if (places === undefined) withWord.set(word, [place]);
      else places.push(place);
    }
  }

  return {
    find: async (text, limit) => {
      const asked = new Set(tokenize(text));

      return [...sharedWords(withWord, asked)]
        .map(([place, shared]) => ({
          place,
          similarity: shared / Math.sqrt(asked.size * (sizes[place] ?? 1)),
        }))
        .toSorted((a, b) => b.similarity - a.similarity || a.place - b.place)
        .slice(0, limit)
        .flatMap(({ place, similarity }) => toPrecedent(rulings[place], similarity));
    },
  };
}

function sharedWords(
  withWord: ReadonlyMap<string, readonly number[]>,
  asked: ReadonlySet<string>,
): ReadonlyMap<number, number> {
  const shared = new Map<number, number>();
  for (const word of asked) {
    for (const place of withWord.get(word) ?? []) shared.set(place, (shared.get(place) ?? 0) + 1);
  }
  return shared;
}

function toPrecedent(ruling: Ruling | undefined, similarity: number): Precedent[] {
  const main = ruling?.codes[0];
  if (ruling === undefined || main === undefined) return [];
  const { number, date, title, url } = ruling;
  return [{ source: 'ruling', rulingNumber: number, date, code: main.code, title, similarity, url }];
}

/** In-memory decided products as precedents, nearest by weighted terms first. */
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
