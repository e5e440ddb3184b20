import { expect, it } from '@jest/globals';
import { answer, said } from '../../../test/answer.ts';
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

it('cites the note that excludes goods of the proposed heading from another one with facts for it', async () => {
  const found = await answer('wooden board game', ROWS, { likely: '950490' });
  expect(found.recommendedCode).toBe('9504.90.00.00');
  expect(said(found)).toContain('Chapter 44, note 1(p) excludes goods of 9504.');
  expect(found.result.legal.map(({ id }) => id)).toEqual(['gri_1', 'gri_6', 'chapter_44_note_1_p']);
  const unlike = await answer('board game', ROWS, { likely: '950490' });
  expect(said(unlike)).not.toContain('Chapter 44');
  expect(unlike.result.legal.map(({ id }) => id)).toEqual(['gri_1', 'gri_6']);
});

it('cites an excluding note only for goods of a settled heading', async () => {
  const { ranking } = await rankedBy(smallSchedule({}, ROWS), 'wooden board game');
  const other = lineOf(ranking, '4421.99.00.00');
  const of = (headingProbability: number) =>
    noteAgainst(other, likely(lineOf(ranking, '9504.90.00.00'), 0.5, { headingProbability }))?.reference;

  expect(of(BOUNDS.settledHeading)).toBe('Chapter 44, note 1(p)');
  expect(of(BOUNDS.settledHeading - 0.01)).toBeUndefined();
});

it('cites no note for a heading that only the models brought in, with no word of the goods', async () => {
  const { ranking } = await rankedBy(smallSchedule({}, ROWS), 'board game');
  const first = likely(lineOf(ranking, '9504.90.00.00'), 0.5, { headingProbability: BOUNDS.settledHeading });
  const other = likely(lineOf(ranking, '4421.99.00.00'), 0.5);
  const by = (overlap: number) =>
    noteAgainst({ ...other, scores: { ...other.scores, overlap } }, first)?.reference;

  expect(by(BOUNDS.overlapFloor)).toBe('Chapter 44, note 1(p)');
  expect(by(0)).toBeUndefined();
});
