import { setTimeout as sleep } from 'node:timers/promises';

const AGAIN_AFTER_MS = 1000;

interface Connecting {
  waitUntilReady(): Promise<unknown>;
  close(): Promise<void>;
}

/** Recreates a client every second until it connects (BullMQ does not retry the first connection). */
export function openUntilReady(make: () => Connecting): { close(): Promise<void> } {
  const closing = new AbortController();

  const open = async (): Promise<Connecting | null> => {
    while (!closing.signal.aborted) {
      const made = make();
      try {
        await made.waitUntilReady();
        return made;
      } catch {
        // The failed client has already reported its error.
        await made.close();
      }

      await sleep(AGAIN_AFTER_MS, undefined, { signal: closing.signal }).catch(() => undefined);
    }

    return null;
  };

  const opened = open();

  return {
    close: async () => {
      closing.abort();
      await (await opened)?.close();
    },
  };
}
