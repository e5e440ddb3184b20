import { createClient, type Client } from '@svc/client';
import type { CliConfig } from '@svc/runtime/config/cli';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CommandRefusal } from '../output/command-refusal.ts';

const ATTEMPTS = 6;

/**
 * A client of the API at an address, else of the service that runs on the data folder, with the key of SVC_KEY or of the
 * data folder. Throws CommandRefusal when there is no service or no key.
 */
export function openService(
  { dataDir, serviceKey }: Pick<CliConfig, 'dataDir' | 'serviceKey'>,
  url: string | null,
): Client {
  const folder = resolve(dataDir);
  const baseUrl = url ?? `http://127.0.0.1:${portOf(join(folder, 'runtime.json'))}`;
  return createClient({ baseUrl, key: serviceKey || keptKey(folder), retry: { attempts: ATTEMPTS } });
}

function portOf(path: string): number {
  try {
    const running: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (typeof running === 'object' && running !== null && 'port' in running) return Number(running.port);
  } catch {
    // No service runs on this folder.
  }
  throw new CommandRefusal(
    'service_unavailable',
    `no running service: there is no ${path}; start it (npm start), or name its address with --url`,
  );
}

function keptKey(folder: string): string {
  try {
    return readFileSync(join(folder, 'admin-key'), 'utf8').trim();
  } catch (error) {
    throw new CommandRefusal('unauthenticated', `no API key: set SVC_KEY; there is none in ${folder}`, {
      cause: error,
    });
  }
}
