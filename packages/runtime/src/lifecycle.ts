import type { Logger } from './logger.ts';

type StopPhase = 'listen' | 'work' | 'store';

const PHASES: readonly StopPhase[] = ['listen', 'work', 'store'];
const STOP_DEADLINE_MS = 12_000;

interface Stop {
  readonly name: string;
  readonly phase: StopPhase;
  readonly run: () => Promise<void>;
}

/** Collects resources to stop; whoever creates a resource registers its stop. */
export interface Lifecycle {
  onStop(name: string, phase: StopPhase, run: () => Promise<void>): void;
  /** Stops everything, phase by phase; a failing stop is logged and does not delay the others. */
  stop(): Promise<void>;
}

export function createLifecycle(logger: Logger): Lifecycle {
  const stops: Stop[] = [];
  let stopping: Promise<void> | null = null;

  const stopAll = async (): Promise<void> => {
    for (const phase of PHASES) {
      const due = stops.filter((stop) => stop.phase === phase).reverse();
      await Promise.all(due.map((stop) => runStop(stop, logger)));
    }
  };

  return {
    onStop: (name, phase, run) => void stops.push({ name, phase, run }),
    stop: () => (stopping ??= stopAll()),
  };
}

async function runStop(stop: Stop, logger: Logger): Promise<void> {
  try {
    await stop.run();
  } catch (error) {
    logger.error('a stop failed', { resource: stop.name, error });
  }
}

/**
 * Stops the process on SIGTERM, SIGINT or loss of the parent; a second signal or the deadline exits with 1. `ready`
 * notifies the parent over IPC.
 */
export function stopOnSignals(lifecycle: Lifecycle, logger: Logger): { ready(): void } {
  let signalled = false;

  const stop = (reason: string): void => {
    if (signalled) process.exit(1);
    signalled = true;
    logger.info('stopping', { reason });
    setTimeout(() => process.exit(1), STOP_DEADLINE_MS).unref();
    void lifecycle.stop().then(() => process.exit(0));
  };

  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('SIGINT', () => stop('SIGINT'));
  // A killed supervisor cannot stop its children, so they exit on their own.
  process.on('disconnect', () => stop('parent lost'));

  return { ready: () => void process.send?.({ type: 'ready' }) };
}
