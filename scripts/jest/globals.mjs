// `@jest/globals` for suites that share a process: Jest's own functions, one `jest` object for all of them.
import { ModernFakeTimers } from '@jest/fake-timers';
import { jestExpect } from '@jest/expect';
import { ModuleMocker } from 'jest-mock';

export { afterAll, afterEach, beforeAll, beforeEach, describe, it, test } from 'jest-circus';
export const expect = jestExpect;

const mocker = new ModuleMocker(globalThis);
const timers = new ModernFakeTimers({
  config: { rootDir: process.cwd(), fakeTimers: {} },
  global: globalThis,
});

export const jest = {
  fn: (implementation) => mocker.fn(implementation),
  spyOn: (...target) => mocker.spyOn(...target),
  restoreAllMocks: () => mocker.restoreAllMocks(),
  useFakeTimers: (options) => timers.useFakeTimers(options),
  useRealTimers: () => timers.useRealTimers(),
  setSystemTime: (now) => timers.setSystemTime(now),
  advanceTimersByTime: (ms) => timers.advanceTimersByTime(ms),
  advanceTimersByTimeAsync: (ms) => timers.advanceTimersByTimeAsync(ms),
  getTimerCount: () => timers.getTimerCount(),
};
