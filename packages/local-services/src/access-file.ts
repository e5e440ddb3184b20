import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE_NAME = 'access.json';

/** Address of a local server, stored in its folder so that the next start finds it. */
export interface Access {
  /** Identifies this server if its files must be outside its folder. */
  id: string;
  port: number | null;
  password: string;
}

/** Reads the access file of a server folder; null if absent or damaged. */
export function readAccess(dataDir: string): Access | null {
  const path = join(dataDir, FILE_NAME);
  if (!existsSync(path)) return null;

  try {
    return parseAccess(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return null;
  }
}

function parseAccess(value: unknown): Access | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, port, password } = value as Record<string, unknown>;
  if (typeof id !== 'string' || typeof password !== 'string') return null;
  return { id, port: typeof port === 'number' ? port : null, password };
}

export function newAccess(): Access {
  return { id: randomBytes(8).toString('hex'), port: null, password: randomBytes(24).toString('hex') };
}

/** Writes the access file atomically, readable by its owner only. */
export function writeAccess(dataDir: string, access: Access): void {
  const path = join(dataDir, FILE_NAME);
  writeFileSync(`${path}.new`, `${JSON.stringify(access)}\n`, { mode: 0o600 });
  renameSync(`${path}.new`, path);
}
