import { readDeploymentConfig } from '@svc/runtime/config/standalone';
import { openDatabase } from '@svc/storage/prisma';
import { hostname } from 'node:os';

/** A worker reports every ten seconds. */
const SILENT_MS = 60_000;
const POOL_SIZE = 1;

// The health check of a worker's container, which has no port to ask: has the worker of this host reported lately?
async function main(): Promise<boolean> {
  const database = openDatabase(readDeploymentConfig().databaseUrl, POOL_SIZE);
  try {
    const reported = await database.client.workerHeartbeat.count({
      where: {
        instance: { startsWith: `${hostname()}:` },
        at: { gte: new Date(Date.now() - SILENT_MS) },
      },
    });
    return reported > 0;
  } finally {
    await database.close();
  }
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
