import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startRedis } from '@svc/local-services/private-redis';
import { askRedis } from '@svc/local-services/redis-ask';

/** A Redis without supervisor or persistence: after a kill it restarts empty. */
export interface OwnRedis {
  readonly url: string;
  flush(): Promise<void>;
  /** Suspends the server like a hung host; returns a function that resumes it. */
  freeze(): () => Promise<void>;
  /** Kills the server; returns a function that starts another at the same address. */
  kill(): () => Promise<void>;
  close(): Promise<void>;
}

export async function startOwnRedis(): Promise<OwnRedis> {
  const dataDir = mkdtempSync(join(tmpdir(), 'svc-bench-redis-'));
  const start = () => startRedis({ dataDir, durable: false, log: () => undefined });
  let server = await start();

  return {
    url: server.url,
    flush: async () => void (await askRedis(server.url, 'FLUSHALL')),
    freeze: () => {
      process.kill(server.pid, 'SIGSTOP');
      return async () => void process.kill(server.pid, 'SIGCONT');
    },
    kill: () => {
      process.kill(server.pid, 'SIGKILL');
      return async () => void (server = await start());
    },
    close: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
