import { describe, expect, it } from '@jest/globals';
import { normalize } from '../normalize.ts';

describe('electrical goods', () => {
  it.each([
    ['battery powered lantern', true],
    ['electrically heated vest', true],
    ['extender with HDMI input', true],
    ['주방에 사용하는 USB 선풍기', true],
    ['insulation resistance tester 1000 V', true],
    ['gas powered heater', false],
    ['유전자 검사 시약', false],
    ['engine oil 5W-30', false],
  ])('%j: %s', (description, isElectrical) =>
    expect(normalize({ description, market: 'EU' }).normalized.electrical).toBe(isElectrical),
  );
});
