import { letThrough } from '@svc/local-services/unprivileged-account';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SECRET_KEY_BYTES = 32;

/** Address file with which the `tariff` command finds the running service. */
interface RuntimeFile {
  databaseUrl: string;
  redisUrl: string | null;
  port: number;
  pid: number;
}

/** Creates the data folder; other accounts may traverse but not list it, for the database. */
export function makeDataDir(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o711 });
  letThrough(dataDir);
  mkdirSync(join(dataDir, 'logs'), { recursive: true, mode: 0o700 });
}

export function writeRuntimeFile(dataDir: string, runtime: RuntimeFile): void {
  writeSecret(join(dataDir, 'runtime.json'), `${JSON.stringify(runtime, null, 2)}\n`);
}

export function removeRuntimeFile(dataDir: string): void {
  rmSync(join(dataDir, 'runtime.json'), { force: true });
}

/** API key of the first administrator in the data folder; null if there is none. */
export function readAdminKey(dataDir: string): string | null {
  return readSecret(join(dataDir, 'admin-key'));
}

/** Stores the API key of the first administrator, readable by the owner only. */
export function writeAdminKey(dataDir: string, key: string): void {
  writeSecret(join(dataDir, 'admin-key'), `${key}\n`);
}

/** Webhook secret key (base64), created at the first start. */
export function keepSecretKey(dataDir: string): string {
  return keepSecret(join(dataDir, 'secret-key'), () => randomBytes(SECRET_KEY_BYTES).toString('base64'));
}

/** Password of the embedded database's service role, created at the first start. */
export function keepRolePassword(dataDir: string): string {
  return keepSecret(join(dataDir, 'role-password'), () => randomBytes(SECRET_KEY_BYTES).toString('hex'));
}

function keepSecret(path: string, make: () => string): string {
  const kept = readSecret(path);
  if (kept !== null) return kept;

  const secret = make();
  writeSecret(path, `${secret}\n`);

  return secret;
}

function readSecret(path: string): string | null {
  const text = existsSync(path) ? readFileSync(path, 'utf8').trim() : '';
  return text === '' ? null : text;
}

function writeSecret(path: string, text: string): void {
  rmSync(`${path}.new`, { force: true });
  writeFileSync(`${path}.new`, text, { mode: 0o600 });
  renameSync(`${path}.new`, path);
}
