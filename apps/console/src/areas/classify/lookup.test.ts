import { describe, expect, it } from '@jest/globals';
import { candidatesOf, isUnderWay, resultOf, type Candidate, type Lookup, type Result } from './lookup.ts';

const candidate = (code: string): Candidate => ({ code }) as Candidate;
const result = (recommended: Candidate | null, alternatives: readonly Candidate[]): Result =>
  ({ status: 'proposed', recommended, alternatives }) as unknown as Result;

describe('the result of a lookup', () => {
  it('is none until it has finished: an empty object', () => {
    expect(resultOf({ result: {} } as Lookup)).toBeNull();
  });

  it('is there once it has a status, also without a proposal', () => {
    const answer = result(null, []);
    expect(resultOf({ result: answer } as unknown as Lookup)).toBe(answer);
  });
});

describe('a lookup', () => {
  it.each([
    ['queued', true],
    ['processing', true],
    ['proposed', false],
    ['needs_review', false],
    ['needs_info', false],
    ['error', false],
  ] as const)('that is %s is in progress: %s', (status, is) => expect(isUnderWay({ status })).toBe(is));
});

describe('the candidates of a result', () => {
  const [first, second, third] = ['6109', '6110', '6114'].map(candidate) as [Candidate, Candidate, Candidate];

  it('begin with the proposed one, and keep the order of the others', () => {
    expect(candidatesOf(result(first, [third, second]))).toEqual([first, third, second]);
  });

  it('are the others alone where none was proposed', () => {
    expect(candidatesOf(result(null, [second, third]))).toEqual([second, third]);
    expect(candidatesOf(result(null, []))).toEqual([]);
  });
});
