import { describe, expect, it } from '@jest/globals';
import { candidatesOf, isUnderWay, resultOf, type Candidate, type Lookup, type Result } from './lookup.ts';

const candidate = (code: string): Candidate => ({ code }) as Candidate;
const result = (recommended: Candidate | null, alternatives: readonly Candidate[]): Result =>
  ({ status: 'proposed', recommended, alternatives }) as unknown as Result;

describe('the result of a lookup', () => {
  it('is undefined until it has finished: an empty object', () => {
    expect(resultOf({ result: {} } as Lookup)).toBeNull();
  });

  it('exists once it has a status, even without a proposal', () => {
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
  ] as const)('is in progress if %s: %s', (status, is) => expect(isUnderWay({ status })).toBe(is));
});

describe('the candidates of a result', () => {
  const [first, second, third] = ['6109', '6110', '6114'].map(candidate) as [Candidate, Candidate, Candidate];

  it('start with the proposed one, and keep the order of the others', () => {
    expect(candidatesOf(result(first, [third, second]))).toEqual([first, third, second]);
  });

  it('are only the others if none was proposed', () => {
    expect(candidatesOf(result(null, [second, third]))).toEqual([second, third]);
    expect(candidatesOf(result(null, []))).toEqual([]);
  });
});
