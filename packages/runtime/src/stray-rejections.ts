import type { EventEmitter } from 'node:events';
import type { Logger } from './logger.ts';

/** Logs unhandled rejections instead of ending the process, as Node does by default. */
export function logStrayRejections(logger: Logger, source: EventEmitter = process): void {
  // The work itself is safe: another worker takes it when its lease expires.
  source.on('unhandledRejection', (error: unknown) => {
    logger.error('unhandled promise rejection', { error });
  });
}
