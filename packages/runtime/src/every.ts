import { createFaultLog } from './fault-log.ts';
import type { Logger } from './logger.ts';

interface Repeated {
  stop(): Promise<void>;
}

/**
 * Runs a task at once and again `ms` after each end. Runs never overlap; a failed run is logged, at intervals if the
 * error recurs, and does not stop the next.
 */
export function every(ms: number, name: string, logger: Logger, task: () => Promise<void>): Repeated {
  const report = createFaultLog(logger.child({ task: name }));
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  const run = async (): Promise<void> => {
    try {
      await task();
    } catch (error) {
      report('a repeated task failed', error);
    }

    if (!stopped) timer = setTimeout(start, ms);
  };

  const start = (): void => {
    running = run();
  };

  start();

  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
