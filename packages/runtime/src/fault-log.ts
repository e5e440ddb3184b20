import type { Logger } from './logger.ts';

const TOLD_EVERY_MS = 30_000;

type FaultLog = (message: string, error: unknown) => void;

// Errors that differ only in names or numbers count as the same.
function likeness(message: string, error: unknown): string {
  const words = error instanceof Error ? error.message : String(error);
  return `${message} ${words}`.replaceAll(/[0-9a-f]{32}|\d+/g, '#');
}

export function createFaultLog(logger: Logger, nowMs: () => number = Date.now): FaultLog {
  const told = new Map<string, { readonly at: number; repeated: number }>();

  return (message, error) => {
    const key = likeness(message, error);
    const last = told.get(key);
    const now = nowMs();
    if (last !== undefined && now - last.at < TOLD_EVERY_MS) {
      last.repeated += 1;
      return;
    }

    logger.warn(message, { error, ...(last !== undefined && { repeated: last.repeated }) });
    told.set(key, { at: now, repeated: 0 });
  };
}
