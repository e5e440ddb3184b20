import { createClient, type Client } from '@svc/client';
import type { CliConfig } from '@svc/runtime/config/cli';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CommandError } from '../output/command-error.ts';

const ATTEMPTS = 6;

/**
 * API client for a URL, otherwise for the service on the data folder, with SVC_KEY or the data folder's key. Throws
 * CommandError without a service or key.
 */
export function openService(
  { dataDir, serviceKey }: Pick<CliConfig, 'dataDir' | 'serviceKey'>,
  url: string | null,
): Client {
  const folder = resolve(dataDir);
  const baseUrl = url ?? `http://127.0.0.1:${portOf(folder)}`;
  return createClient({ baseUrl, key: serviceKey || keptKey(folder), retry: { attempts: ATTEMPTS } });
}

function portOf(folder: string): number {
  const port = runningPort(folder);
  if (port !== null) return port;
  throw new CommandError(
    'service_unavailable',
    `no running service: there is no ${join(folder, 'runtime.json')}; start it (npm start), or name its address with --url`,
  );
}

export function runningPort(folder: string): number | null {
  try {
    const running: unknown = JSON.parse(readFileSync(join(folder, 'runtime.json'), 'utf8'));
    return typeof running === 'object' && running !== null && 'port' in running ? Number(running.port) : null;
  } catch {
    return null;
  }
}

function keptKey(folder: string): string {
  try {
    return readFileSync(join(folder, 'admin-key'), 'utf8').trim();
  } catch (error) {
    throw new CommandError('unauthenticated', `no API key: set SVC_KEY; there is none in ${folder}`, {
      cause: error,
    });
  }
}
