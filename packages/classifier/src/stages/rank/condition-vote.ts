import { negationVote } from '../../compare/negations.ts';
import type { Reading } from '../../reading.ts';
import { figureVote } from '../normalize/figures.ts';
import type { LineReading } from './line-reading.ts';

/** Verdict of a row's limits and negations: −1 if the goods violate one, 1 if they meet one, else 0. */
export function conditionVote(
  { figures, polarity }: Reading,
  row: Pick<LineReading, 'limits' | 'polarity'>,
): -1 | 0 | 1 {
  const limit = figureVote(figures, row.limits);
  if (limit === -1) return -1;

  const negation = negationVote(polarity, row.polarity)?.vote ?? 0;
  return negation === 0 ? limit : negation;
}
