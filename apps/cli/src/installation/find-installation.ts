import type { CliConfig } from '@svc/runtime/config/cli';
import { readSecretKeys } from '@svc/runtime/config/webhook-rules';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseJson, readTextFile } from '../files/read-bytes.ts';
import { CommandError } from '../output/command-error.ts';

export interface InstallationAddress {
  readonly databaseUrl: string;
  /** Null if the queue is in PostgreSQL. */
  readonly redisUrl: string | null;
}

/**
 * Installation from the settings, otherwise of the service on the data folder. Throws CommandError if there is none.
 */
export function findInstallation(
  config: Pick<CliConfig, 'dataDir' | 'databaseUrl' | 'redisUrl'>,
): InstallationAddress {
  const path = join(resolve(config.dataDir), 'runtime.json');
  const running = readRuntimeFile(path);
  if (config.databaseUrl === null) {
    if (running !== null) return { ...running, redisUrl: config.redisUrl ?? running.redisUrl };
    throw new CommandError(
      'service_unavailable',
      `no running service: DATABASE_URL is not set and there is no ${path}; start the service first (npm start)`,
    );
  }

  // The service on this DATABASE_URL may have its own queue.
  const queue = running?.databaseUrl === config.databaseUrl ? running.redisUrl : null;

  return { databaseUrl: config.databaseUrl, redisUrl: config.redisUrl ?? queue };
}

function readRuntimeFile(path: string): InstallationAddress | null {
  return existsSync(path) ? parseRuntimeFile(path, readTextFile(path)) : null;
}

function parseRuntimeFile(path: string, text: string): InstallationAddress {
  const value: unknown = parseJson(text);
  const fields: Readonly<Record<string, unknown>> =
    typeof value === 'object' && value !== null ? { ...value } : {};
  const { databaseUrl, redisUrl } = fields;
  if (typeof databaseUrl !== 'string' || (redisUrl !== null && typeof redisUrl !== 'string')) {
    throw new CommandError(
      'service_unavailable',
      `${path} is not what a running service writes; start it again`,
    );
  }

  return { databaseUrl, redisUrl };
}

/** Webhook secret keys: SECRET_KEY, otherwise the data folder's; empty if neither is readable. */
export function findSecretKeys(config: Pick<CliConfig, 'dataDir' | 'secretKey'>): readonly Uint8Array[] {
  const path = join(resolve(config.dataDir), 'secret-key');
  const kept = config.secretKey === '' && existsSync(path) ? readTextFile(path) : config.secretKey;
  return readSecretKeys(kept.trim()) ?? [];
}
