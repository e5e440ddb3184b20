import type { CliConfig } from '@svc/runtime/config/cli';
import { readSecretKeys } from '@svc/runtime/config/webhook-rules';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The keys that seal webhook secrets: those of SECRET_KEY, else the one kept in the data folder; none when neither reads. */
export function findSecretKeys(config: Pick<CliConfig, 'dataDir' | 'secretKey'>): readonly Uint8Array[] {
  const path = join(resolve(config.dataDir), 'secret-key');
  const kept = config.secretKey === '' && existsSync(path) ? readFileSync(path, 'utf8') : config.secretKey;
  return readSecretKeys(kept.trim()) ?? [];
}
