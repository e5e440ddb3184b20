import { expect, it } from '@jest/globals';
import type { CaseOutcome } from './collect.ts';
import { readOutcomes, writeOutcomes } from './outcome-file.ts';

const shared = { length: 1.61, named: 1, met: 2, search: 0.91, nearness: 0.52, known: 0.97 };
const at = (logOdds: number) => ({ bias: 1, logOdds, ...shared });
const outcome: CaseOutcome = {
  source: 'goods',
  market: 'VN',
  half: 1,
  evidence: { heading: at(3.1), subheading: at(0.25), line: at(-1) },
  right: { heading: true, subheading: true, line: false },
  free: { heading: true, subheading: false, line: true },
};
const ofSixDigits: CaseOutcome = { ...outcome, right: { heading: false, subheading: false, line: null } };

it('outcomes are read as they were written', () =>
  expect(readOutcomes(writeOutcomes([outcome, ofSixDigits]))).toEqual([outcome, ofSixDigits]));

it('a line that is no outcome is named', () =>
  expect(() => readOutcomes('source\ngoods\tFR\t0')).toThrow('no outcome: goods'));
