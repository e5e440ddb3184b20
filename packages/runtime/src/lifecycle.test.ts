import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createLifecycle, stopOnSignals } from './lifecycle.ts';
import { silentLogger, type LogFields, type Logger } from './logger.ts';

function recorder() {
  const told: unknown[] = [];
  const logger: Logger = {
    ...silentLogger,
    error: (_message, fields?: LogFields) => void told.push(fields?.['resource']),
    info: (_message, fields?: LogFields) => void told.push(fields?.['reason']),
  };
  return { told, logger };
}

/** Work that runs until the test ends it. */
function held(): {
  readonly run: () => Promise<void>;
  readonly end: () => void;
  readonly isAsked: () => boolean;
} {
  let isAsked = false;
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const run = (): Promise<void> => {
    isAsked = true;
    return ended;
  };
  return { run, end, isAsked: () => isAsked };
}

const settle = (): Promise<void> => new Promise((resolve) => process.nextTick(resolve));

describe('a lifecycle', () => {
  it('stops intake first, then work, then stores, whatever the order of registration', async () => {
    const lifecycle = createLifecycle(silentLogger);
    const order: string[] = [];
    const stop = (name: string) => async () => void order.push(name);
    lifecycle.onStop('database', 'store', stop('database'));
    lifecycle.onStop('server', 'listen', stop('server'));
    lifecycle.onStop('worker', 'work', stop('worker'));
    await lifecycle.stop();
    expect(order).toEqual(['server', 'worker', 'database']);
  });

  it('starts a phase only after everything in the previous one has stopped', async () => {
    const lifecycle = createLifecycle(silentLogger);
    const [server, sockets, database] = [held(), held(), held()];
    lifecycle.onStop('server', 'listen', server.run);
    lifecycle.onStop('sockets', 'listen', sockets.run);
    lifecycle.onStop('database', 'store', database.run);
    const stopped = lifecycle.stop();
    server.end();
    await settle();
    expect([sockets.isAsked(), database.isAsked()]).toEqual([true, false]);

    sockets.end();
    database.end();
    await stopped;
    expect(database.isAsked()).toBe(true);
  });

  it('stops in reverse order of creation within a phase', async () => {
    const lifecycle = createLifecycle(silentLogger);
    const order: string[] = [];
    for (const name of ['pool', 'cache', 'queue']) {
      lifecycle.onStop(name, 'store', async () => void order.push(name));
    }
    await lifecycle.stop();
    expect(order).toEqual(['queue', 'cache', 'pool']);
  });

  it.each([
    ['rejects', () => Promise.reject(new Error('gone'))],
    [
      'throws',
      () => {
        throw new Error('gone');
      },
    ],
  ])('continues after a stop that %s, and names it', async (_how, broken) => {
    const { told, logger } = recorder();
    const lifecycle = createLifecycle(logger);
    const order: string[] = [];
    lifecycle.onStop('listener', 'listen', broken);
    lifecycle.onStop('other', 'listen', async () => void order.push('other'));
    lifecycle.onStop('database', 'store', async () => void order.push('database'));
    await expect(lifecycle.stop()).resolves.toBeUndefined();
    expect([told, order]).toEqual([['listener'], ['other', 'database']]);
  });

  it('stops each part once for concurrent callers, who all wait for the end', async () => {
    const lifecycle = createLifecycle(silentLogger);
    const database = held();
    let stops = 0;
    lifecycle.onStop('database', 'store', () => {
      stops += 1;
      return database.run();
    });
    let isOver = false;
    const both = Promise.all([lifecycle.stop(), lifecycle.stop()]).then(() => (isOver = true));
    await settle();
    expect(isOver).toBe(false);
    database.end();
    await both;
    await lifecycle.stop();
    expect(stops).toBe(1);
  });

  it('stops at once without parts', async () => {
    await expect(createLifecycle(silentLogger).stop()).resolves.toBeUndefined();
  });
});

describe('a process', () => {
  const DEADLINE_MS = 12_000;
  let handlers: Map<string, () => void>;
  let exits: unknown[];

  beforeEach(() => {
    jest.useFakeTimers();
    handlers = new Map();
    exits = [];
    jest.spyOn(process, 'on').mockImplementation((name, handler) => {
      handlers.set(String(name), handler as () => void);
      return process;
    });
    jest.spyOn(process, 'exit').mockImplementation((code) => {
      exits.push(code);
      return undefined as never;
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  const signal = (name: string): void => handlers.get(name)?.();

  it.each([
    ['SIGTERM', 'SIGTERM'],
    ['SIGINT', 'SIGINT'],
    ['disconnect', 'parent lost'],
  ])('stops everything and exits with 0 on %s', async (event, reason) => {
    const { told, logger } = recorder();
    const lifecycle = createLifecycle(logger);
    const database = held();
    lifecycle.onStop('database', 'store', database.run);
    stopOnSignals(lifecycle, logger);
    signal(event);
    await jest.advanceTimersByTimeAsync(DEADLINE_MS - 1);
    expect([told, exits]).toEqual([[reason], []]);

    database.end();
    await jest.advanceTimersByTimeAsync(0);
    expect(exits).toEqual([0]);
  });

  it('exits with 1 at once on a second signal of any kind', () => {
    const lifecycle = createLifecycle(silentLogger);
    lifecycle.onStop('database', 'store', held().run);
    stopOnSignals(lifecycle, silentLogger);
    signal('SIGTERM');
    expect(exits).toEqual([]);
    signal('SIGINT');
    expect(exits[0]).toBe(1);
  });

  it('exits with 1 at the deadline if something does not stop', async () => {
    const lifecycle = createLifecycle(silentLogger);
    lifecycle.onStop('database', 'store', held().run);
    stopOnSignals(lifecycle, silentLogger);
    signal('SIGTERM');
    await jest.advanceTimersByTimeAsync(DEADLINE_MS);
    expect(exits).toEqual([1]);
  });

  it('notifies the parent, if any, that it is ready', () => {
    const sent: unknown[] = [];
    const kept = Object.getOwnPropertyDescriptor(process, 'send');
    const signals = stopOnSignals(createLifecycle(silentLogger), silentLogger);
    try {
      delete process.send;
      expect(() => signals.ready()).not.toThrow();
      process.send = (message: unknown) => sent.push(message) > 0;
      signals.ready();
    } finally {
      delete process.send;
      if (kept !== undefined) Object.defineProperty(process, 'send', kept);
    }
    expect(sent).toEqual([{ type: 'ready' }]);
  });
});
