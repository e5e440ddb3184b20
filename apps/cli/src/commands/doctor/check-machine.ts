import { readSecretKeys } from '@svc/runtime/config/webhook-rules';
import { accessSync, constants, existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname } from 'node:path';
import { errorCode } from '../../files/error-code.ts';
import { failed, ok, warning, type Finding } from './finding.ts';

const MIB = 1024 * 1024;
const FREE_FAILED_BYTES = 512 * MIB;
const FREE_WARNING_BYTES = 2048 * MIB;
const ANSWER_MS = 3000;

function nearestFolder(path: string): string {
  return existsSync(path) || dirname(path) === path ? path : nearestFolder(dirname(path));
}

export function checkFolder(path: string, freeBytes: (path: string) => number): Finding {
  const folder = nearestFolder(path);
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch {
    return failed(
      'disk',
      `${folder} cannot be written`,
      'give the account that runs the service write access, or name another folder (DATA_DIR, UPLOAD_DIR)',
    );
  }

  const free = freeBytes(folder);
  const found = `${Math.floor(free / MIB)} MiB free in ${folder}`;
  const cure = 'free or add disk space; STORED_* and *_KEEP_DAYS (docs/settings.md) limit what is stored';
  if (free < FREE_FAILED_BYTES) return failed('disk', found, cure);
  return free < FREE_WARNING_BYTES ? warning('disk', found, cure) : ok('disk', found);
}

/**
 * Checks the format of the webhook secret keys; whether they decrypt is a database check. `file` has them unless
 * SECRET_KEY does.
 */
export function checkSecretKey(text: string, file: string | null): Finding {
  if (text === '')
    return warning(
      'secret key',
      'there is none here',
      'run this where SECRET_KEY is set, or with the DATA_DIR of the service',
    );
  const keys = readSecretKeys(text);
  if (keys !== null) return ok('secret key', `${keys.length} of 32 bytes`);
  const [place, create] =
    file === null
      ? ['SECRET_KEY', 'create one: openssl rand -base64 32']
      : [file, 'delete the file: npm start creates one'];
  return failed(
    'secret key',
    `${place} is not 32 bytes in base64`,
    `restore the secret-key of a backup; only if no webhook exists and nobody signs in by OpenID Connect, ${create}`,
  );
}

const LISTEN_CURES: Readonly<Record<string, string>> = {
  EADDRINUSE: 'stop the other program, or set PORT to a free one',
  EACCES: 'set PORT to 1024 or above, or allow the account to listen on it',
  EADDRNOTAVAIL: 'set HOST to an address of this machine',
};

/**
 * Checks that the API responds at its port, or that the port is free. `isExpected` if a service runs on the data
 * folder.
 */
export async function checkPort(host: string, port: number, isExpected: boolean): Promise<Finding> {
  const place = `port ${port} at ${host}`;
  if (await isApi(host, port)) return ok('port', `the API answers on ${place}`);

  const fault = await listenFault(host, port);
  if (fault === null)
    return isExpected
      ? failed('port', `the API does not answer on ${place}`, 'read logs/api.log in DATA_DIR, then restart')
      : ok('port', `${place} is free`);
  const found = fault === 'EADDRINUSE' ? `${place} is taken by another program` : `${place}: ${fault}`;
  return failed('port', found, LISTEN_CURES[fault] ?? 'correct HOST and PORT');
}

async function isApi(host: string, port: number): Promise<boolean> {
  const named = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  const url = `http://${named.includes(':') ? `[${named}]` : named}:${port}/readyz`;
  try {
    const body: unknown = await (await fetch(url, { signal: AbortSignal.timeout(ANSWER_MS) })).json();
    return typeof body === 'object' && body !== null && 'checks' in body;
  } catch {
    return false;
  }
}

function listenFault(host: string, port: number): Promise<string | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(errorCode(error) ?? error.message));
    server.listen(port, host, () => server.close(() => resolve(null)));
  });
}

/** Checks the shipped models; `damaged` are those missing or changed. */
export function checkModels(damaged: readonly string[]): Finding {
  if (damaged.length === 0) return ok('models', 'as released');
  return failed(
    'models',
    `missing or changed in packages/text-model/data: ${damaged.join(', ')}`,
    'reinstall the release; after training your own models run npm run written',
  );
}
