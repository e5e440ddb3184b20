import { describe, expect, it } from '@jest/globals';
import { classSteps, fromClassSteps, fromSteps, stepsOf } from './steps.ts';

describe('stepsOf', () => {
  it('are the differences between consecutive numbers, and can be reversed', () => {
    const numbers = Uint32Array.of(3, 4, 10, 4_294_967_295);
    expect([...stepsOf(numbers)]).toEqual([3, 1, 6, 4_294_967_285]);
    expect(fromSteps(stepsOf(numbers))).toEqual(numbers);
  });

  it('are empty for no numbers', () => expect(fromSteps(stepsOf(new Uint32Array()))).toHaveLength(0));
});

describe('classSteps', () => {
  it('restarts with each feature', () => {
    const starts = Uint32Array.of(0, 2, 2, 5);
    const classes = Uint16Array.of(7, 9, 1, 2, 65_535);
    expect([...classSteps(starts, classes)]).toEqual([7, 2, 1, 1, 65_533]);
    expect(fromClassSteps(starts, classSteps(starts, classes))).toEqual(classes);
  });
});
