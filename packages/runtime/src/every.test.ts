import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { every } from './every.ts';
import { silentLogger, type LogFields, type Logger } from './logger.ts';

const PAUSE_MS = 1000;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** A task whose runs the test ends one by one. */
function held() {
  const ends: ((error?: Error) => void)[] = [];
  const task = (): Promise<void> =>
    new Promise((resolve, reject) => {
      ends.push((error) => (error === undefined ? resolve() : reject(error)));
    });
  return { task, runs: () => ends.length, end: (error?: Error) => ends.at(-1)?.(error) };
}

function recorder() {
  const told: { readonly task: unknown; readonly error: unknown }[] = [];
  const of = (task: unknown): Logger => ({
    ...silentLogger,
    warn: (_message: string, fields?: LogFields) => void told.push({ task, error: fields?.['error'] }),
    child: (fields) => of(fields['task']),
  });
  return { told, logger: of(undefined) };
}

const pass = (ms: number): Promise<void> => jest.advanceTimersByTimeAsync(ms);

describe('a repeated task', () => {
  it('runs at once', async () => {
    const { task, runs, end } = held();
    const repeated = every(PAUSE_MS, 'sweep', silentLogger, task);
    expect(runs()).toBe(1);
    end();
    await repeated.stop();
  });

  it('runs again only after the pause, counted from the end of the previous run', async () => {
    const { task, runs, end } = held();
    const repeated = every(PAUSE_MS, 'sweep', silentLogger, task);
    await pass(10 * PAUSE_MS);
    expect(runs()).toBe(1);

    end();
    await pass(PAUSE_MS - 1);
    expect(runs()).toBe(1);
    await pass(1);
    expect(runs()).toBe(2);
    end();
    await repeated.stop();
  });

  it('runs again after a failed run, which is logged under its name', async () => {
    const { told, logger } = recorder();
    const { task, runs, end } = held();
    const repeated = every(PAUSE_MS, 'sweep', logger, task);
    const error = new Error('the database is away');
    end(error);
    await pass(PAUSE_MS);
    expect([told, runs()]).toEqual([[{ task: 'sweep', error }], 2]);
    end();
    await repeated.stop();
  });

  it('does not log the same repeated failure each time', async () => {
    const { told, logger } = recorder();
    let runs = 0;
    const repeated = every(PAUSE_MS, 'sweep', logger, async () => {
      runs += 1;
      throw new Error('the database is away');
    });
    await pass(10 * PAUSE_MS);
    expect(runs).toBeGreaterThan(5);
    expect(told).toHaveLength(1);
    await repeated.stop();
  });

  it('runs again after throwing synchronously', async () => {
    let runs = 0;
    const repeated = every(PAUSE_MS, 'sweep', silentLogger, () => {
      runs += 1;
      throw new Error('at once');
    });
    await pass(2 * PAUSE_MS);
    expect(runs).toBe(3);
    await repeated.stop();
  });
});

describe('stopping a repeated task', () => {
  it('waits for the current run, and prevents the next', async () => {
    const { task, runs, end } = held();
    const repeated = every(PAUSE_MS, 'sweep', silentLogger, task);
    let isStopped = false;
    const stopped = repeated.stop().then(() => (isStopped = true));
    await pass(PAUSE_MS);
    expect(isStopped).toBe(false);

    end();
    await stopped;
    await pass(10 * PAUSE_MS);
    expect(runs()).toBe(1);
  });

  it('between two runs ends at once, and can be repeated', async () => {
    const { task, runs, end } = held();
    const repeated = every(PAUSE_MS, 'sweep', silentLogger, task);
    end();
    await pass(1);
    await repeated.stop();
    await repeated.stop();
    await pass(10 * PAUSE_MS);
    expect([runs(), jest.getTimerCount()]).toEqual([1, 0]);
  });

  it('succeeds even if the current run fails', async () => {
    const { task, end } = held();
    const repeated = every(PAUSE_MS, 'sweep', silentLogger, task);
    const stopped = repeated.stop();
    end(new Error('interrupted'));
    await expect(stopped).resolves.toBeUndefined();
  });
});
