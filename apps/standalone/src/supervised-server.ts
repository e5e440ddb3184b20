import type { LocalServer } from '@svc/local-services/local-server';
import { setTimeout as sleep } from 'node:timers/promises';
import { nextRestartPause } from './restart-pause.ts';

interface ServerOptions {
  name: string;
  start: () => Promise<LocalServer>;
  say: (line: string) => void;
  /** Called if the address changes after a restart. */
  onMoved: () => void;
}

export interface SupervisedServer {
  url: () => string;
  stop: () => Promise<void>;
}

/** Starts a server and restarts it when it exits; the first start must succeed. */
export async function keepServer(options: ServerOptions): Promise<SupervisedServer> {
  const stopping = new AbortController();
  const current = { server: await options.start() };
  const kept = keepRunning(options, current, stopping.signal);

  return {
    url: () => current.server.url,
    stop: async () => {
      stopping.abort();
      await current.server.stop();
      await kept;
    },
  };
}

async function keepRunning(
  options: ServerOptions,
  current: { server: LocalServer },
  stopping: AbortSignal,
): Promise<void> {
  let pauseMs = 0;
  for (;;) {
    const startedAt = Date.now();
    await current.server.ended;
    if (stopping.aborted) return;

    pauseMs = nextRestartPause(pauseMs, Date.now() - startedAt);
    options.say(`${options.name} ended unexpectedly; it starts again in ${pauseMs / 1000} s`);
    await sleep(pauseMs, undefined, { signal: stopping }).catch(() => undefined);

    if (stopping.aborted) return;

    await startAgain(options, current, stopping);
  }
}

async function startAgain(
  { name, start, say, onMoved }: ServerOptions,
  current: { server: LocalServer },
  stopping: AbortSignal,
): Promise<void> {
  try {
    const before = current.server.url;
    current.server = await start();
    if (stopping.aborted) await current.server.stop();
    else if (current.server.url !== before) onMoved();
  } catch (error) {
    say(`${name} could not be started: ${error instanceof Error ? error.message : String(error)}`);
  }
}
