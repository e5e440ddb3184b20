import { describe, expect, it } from '@jest/globals';
import { axisEnd } from './charts.tsx';

describe('the maximum of an axis', () => {
  it.each([
    [0, 2],
    [2, 2],
    [3, 4],
    [9, 10],
    [11, 20],
    [87, 100],
    [412, 600],
  ])('above %d is %d', (highest, end) => expect(axisEnd(highest)).toBe(end));
});
