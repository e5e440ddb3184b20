import type { EventEmitter } from 'node:events';
import type { Logger } from './logger.ts';

/** Logs promises that failed with nobody waiting for them, instead of ending the process as Node does by default. */
export function logStrayRejections(logger: Logger, source: EventEmitter = process): void {
  // The work itself is safe: what it claimed goes to another worker when its lease ends.
  source.on('unhandledRejection', (error: unknown) => {
    logger.error('unhandled promise rejection', { error });
  });
}
