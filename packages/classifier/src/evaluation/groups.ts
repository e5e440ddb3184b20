import { guessLanguage } from '../stages/normalize/guess-language.ts';
import type { EvaluationCase } from './case.ts';
import type { EvaluatedCase } from './evaluate.ts';
import { shareWithInterval, type Share } from './intervals.ts';
import { meetsLabel } from './right-digits.ts';

export const GROUPINGS = ['chapter', 'language', 'length', 'source'] as const;

export type Grouping = (typeof GROUPINGS)[number];

export interface GroupFigures {
  readonly n: number;
  readonly '4': Share;
  readonly '6': Share;
}

const LENGTHS: readonly (readonly [upTo: number, name: string])[] = [
  [3, '1-3 words'],
  [8, '4-8 words'],
  [20, '9-20 words'],
  [Number.POSITIVE_INFINITY, '21 words and more'],
];

const GROUP_OF: Readonly<Record<Grouping, (item: EvaluationCase) => string>> = {
  chapter: ({ digits }) => digits.slice(0, 2),
  language: ({ input }) => guessLanguage(input.description),
  length({ input }) {
    const words = input.description.trim().split(/\s+/u).length;
    return LENGTHS.find(([upTo]) => words <= upTo)?.[1] ?? '';
  },
  source: ({ id }) => /^[\p{L}_]+/u.exec(id)?.[0] ?? '',
};

const isRight = ({ code, ranked }: EvaluatedCase, digits: number): boolean =>
  meetsLabel(code, ranked[0]?.code ?? '', digits);

/** Metrics by group; as object keys, chapters 10 and up precede 01 to 09. `cases` and `evaluated` are parallel. */
export function groupFigures(
  by: Grouping,
  cases: readonly EvaluationCase[],
  evaluated: readonly EvaluatedCase[],
): Readonly<Record<string, GroupFigures>> {
  const groups = new Map<string, EvaluatedCase[]>();
  cases.forEach((item, at) => {
    const outcome = evaluated[at];
    if (outcome === undefined) return;
    const name = GROUP_OF[by](item);
    groups.set(name, [...(groups.get(name) ?? []), outcome]);
  });
  const share = (own: readonly EvaluatedCase[], digits: number): Share =>
    shareWithInterval(own.filter((item) => isRight(item, digits)).length, own.length);

  return Object.fromEntries(
    [...groups]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, own]) => [name, { n: own.length, '4': share(own, 4), '6': share(own, 6) }]),
  );
}
