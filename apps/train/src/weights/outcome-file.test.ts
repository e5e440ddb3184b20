import { expect, it } from '@jest/globals';
import { sampleOutcome } from '../../test/sample-outcome.ts';
import { readOutcomes, writeOutcomes } from './outcome-file.ts';

const measured = {
  heading: 3.1,
  subheading: 0.25,
  share: -1,
  words: 1.1,
  length: 1.61,
  characters: 3.04,
  met: 2,
  nearness: 0.52,
  known: 0.97,
};
const outcome = sampleOutcome({
  market: 'VN',
  half: 1,
  measured,
  right: { heading: true, subheading: true, line: false },
  free: { heading: true, subheading: false, line: true },
});
const away = sampleOutcome({ isAway: true, right: { heading: false, subheading: false, line: null } });

it('outcomes are read back as written', () =>
  expect(readOutcomes(writeOutcomes([outcome, away]))).toEqual([outcome, away]));

it('an invalid outcome line is named', () =>
  expect(() => readOutcomes('source\ngoods\tFR\t0')).toThrow('no outcome: goods'));
