import { expect } from '@jest/globals';
import { setPasswordCost } from '@svc/domain/sign-in/password';
import { readTimeFactor } from '@svc/runtime/config/test-services';

declare module 'expect' {
  interface Matchers<R extends Promise<void> | void> {
    /** Expects a duration in milliseconds under a limit, multiplied by `SVC_TEST_TIME_FACTOR`. */
    toTakeUnder(limitMs: number): R;
  }
}

expect.extend({
  toTakeUnder(ms: unknown, limitMs: number) {
    const factor = readTimeFactor();

    return {
      pass: typeof ms === 'number' && ms < limitMs * factor,
      message: () => `${String(ms)} ms, limit ${limitMs} ms × SVC_TEST_TIME_FACTOR ${factor}`,
    };
  },
});

setPasswordCost(4);
