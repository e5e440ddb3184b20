import { exceptionFrom, negationVote } from '../../compare/negations.ts';
import type { Reading } from '../../reading.ts';
import type { Limit, Range } from '../normalize/amounts.ts';
import type { Figures } from '../normalize/figures.ts';
import type { LineReading } from './line-reading.ts';

/** Verdict of limits on figures: 1 for the goods, −1 against, 0 if no figure applies or a range is partly outside. */
export function figureVote(figures: Figures, limits: readonly Limit[]): -1 | 0 | 1 {
  if (figures.size === 0 || limits.length === 0) return 0;

  const met = limits.filter(({ dimension }) => figures.has(dimension));
  if (met.length === 0) return 0;

  const given = ({ dimension }: Limit): Range => figures.get(dimension) ?? { least: 0, most: Infinity };
  if (met.some((limit) => given(limit).least > limit.most || given(limit).most < limit.least)) return -1;
  return met.every((limit) => given(limit).least >= limit.least && given(limit).most <= limit.most) ? 1 : 0;
}

/** Verdict of a row's limits, negations and exceptions: −1 if the goods violate one, 1 if they meet one, else 0. */
export function conditionVote(
  { figures, polarity }: Reading,
  row: Pick<LineReading, 'limits' | 'polarity' | 'terms' | 'isResidual'>,
): -1 | 0 | 1 {
  const limit = figureVote(figures, row.limits);
  if (limit === -1 || exceptionFrom(polarity, row) !== null) return -1;

  const negation = negationVote(polarity, row.polarity)?.vote ?? 0;
  return negation === 0 ? limit : negation;
}
