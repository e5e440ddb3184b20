import { expect, it } from '@jest/globals';
import { likely, lineOf, rankedBy } from '../../../test/ranked.ts';
import { smallSchedule, type SmallRow } from '../../../test/small-schedule.ts';
import { BOUNDS } from '../../scoring.ts';
import { noteAgainst } from './legal-findings.ts';

const ROWS: readonly SmallRow[] = [
  ['44', 0, 'Wood and articles of wood'],
  ['4421', 1, 'Other articles of wood'],
  ['4421.99.00.00', 2, 'Wooden games'],
  ['95', 0, 'Toys and games'],
  ['9504', 1, 'Table or parlor games'],
  ['9504.90.00.00', 2, 'Board games'],
];

it('an excluding note is cited only for goods of a settled heading', async () => {
  const { ranking } = await rankedBy(smallSchedule({}, ROWS), 'wooden board game');
  const other = lineOf(ranking, '4421.99.00.00');
  const of = (headingProbability: number) =>
    noteAgainst(other, likely(lineOf(ranking, '9504.90.00.00'), 0.5, { headingProbability }))?.reference;

  expect(of(BOUNDS.settledHeading)).toBe('Chapter 44, note 1(p)');
  expect(of(BOUNDS.settledHeading - 0.01)).toBeUndefined();
});
