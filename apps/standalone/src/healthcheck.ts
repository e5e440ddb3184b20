import { readDeploymentConfig, readStandaloneConfig } from '@svc/runtime/config/standalone';
import { WORKER_SILENT_SECONDS } from '@svc/storage/heartbeats';
import { withDatabase } from '@svc/storage/prisma';
import { hostname } from 'node:os';
import { apiAddress } from './apps.ts';

const POOL_SIZE = 1;
const ANSWER_MS = 4000;

// Container health check: `healthcheck.js api` calls the API; otherwise checks this host's worker.
async function checkApi(): Promise<string | null> {
  const { port } = readStandaloneConfig();
  const url = `${apiAddress({ host: '127.0.0.1', port })}/readyz`;
  const { status } = await fetch(url, { signal: AbortSignal.timeout(ANSWER_MS) });
  return status === 200 ? null : `${url} answers ${status}`;
}

/** Workers have no port; they report to the database every ten seconds. */
async function checkWorker(): Promise<string | null> {
  return withDatabase(readDeploymentConfig().databaseUrl, POOL_SIZE, async (database) => {
    const reported = await database.client.workerHeartbeat.count({
      where: {
        instance: { startsWith: `${hostname()}:` },
        at: { gte: new Date(Date.now() - WORKER_SILENT_SECONDS * 1000) },
      },
    });
    return reported > 0 ? null : `no worker of this host has reported for ${WORKER_SILENT_SECONDS} s`;
  });
}

async function check(): Promise<string | null> {
  try {
    return await (process.argv[2] === 'api' ? checkApi() : checkWorker());
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const fault = await check();
if (fault !== null) process.stderr.write(`${fault}; read its log, or run: tariff doctor\n`);
process.exitCode = fault === null ? 0 : 1;
