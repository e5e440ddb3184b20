import { SettingsError } from '@svc/runtime/config/read-settings';
import { createLogger } from '@svc/runtime/logger';

/** Runs a process' main function; a start that fails is logged in full and ends the process with 1. */
export async function runProcess(name: string, main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    const logger = createLogger(name, 'error');
    if (error instanceof SettingsError) logger.error(error.message);
    else logger.error('the process could not start', { error });
    process.exitCode = 1;
    // Half-opened connections would keep the process up; the log line needs a moment to be written.
    setTimeout(() => process.exit(1), 100);
  }
}
