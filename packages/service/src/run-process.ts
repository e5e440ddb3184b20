import { SettingsError } from '@svc/runtime/config/read-settings';
import { createLogger } from '@svc/runtime/logger';

/** Runs a process's main function; a failed start is logged in full and exits with 1. */
export async function runProcess(name: string, main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    const logger = createLogger(name, 'error');
    if (error instanceof SettingsError) logger.error(error.message);
    else logger.error('the process could not start', { error });
    process.exitCode = 1;
    // Half-open connections would keep the process alive; the log line needs a moment to be written.
    setTimeout(() => process.exit(1), 100);
  }
}
