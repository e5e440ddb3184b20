import { hostname } from 'node:os';
import { every } from '@svc/runtime/every';
import { forgetHeartbeats, recordHeartbeat, type WorkerName } from '@svc/storage/heartbeats';
import type { Service } from './start-service.ts';

const HEARTBEAT_MS = 10_000;
const FORGET_AFTER_MS = 24 * 3_600_000;

/** Reports this worker as alive until the process stops, and deletes old heartbeats of other instances. */
export function startHeartbeat(service: Service, worker: WorkerName): void {
  const instance = `${hostname()}:${process.pid}`;
  const db = service.database.client;
  const beat = every(HEARTBEAT_MS, 'heartbeat', service.logger, async () => {
    const now = service.clock();
    await recordHeartbeat(db, worker, instance, now);
    await forgetHeartbeats(db, new Date(now.getTime() - FORGET_AFTER_MS));
  });

  service.lifecycle.onStop('heartbeat', 'work', () => beat.stop());
}
