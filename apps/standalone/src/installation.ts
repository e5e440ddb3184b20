import { setTimeout as sleep } from 'node:timers/promises';
import { isPortFree } from '@svc/local-services/free-port';
import { startApps, type Apps } from './apps.ts';
import { makeDataDir, removeRuntimeFile, writeRuntimeFile } from './data-dir-files.ts';
import { lockDataDir, type DataDirLock } from './data-dir-lock.ts';
import { administratorLink, prepareInstallation } from './prepare/prepare-installation.ts';
import { storeSampleProducts } from './prepare/sample-products.ts';
import { isSampleActive, sampleSchedulesLoaded } from './prepare/sample-schedules.ts';
import { startServices, type Services } from './services.ts';

export interface InstallationOptions {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | null;
  databaseOwnerUrl: string | null;
  redisUrl: string | null;
  sampleData: boolean;
  /** False if sign-in is only through the identity provider. */
  passwordSignIn: boolean;
  environment: string;
  /** Folder with one subfolder per app. */
  appsDir: string;
  inherited: Readonly<Record<string, string | undefined>>;
  say: (line: string) => void;
}

export interface StartReport {
  /** True if the active US schedule is the sample. */
  readonly isSampleActive: boolean;
  /**
   * Fragment of a one-time sign-in link for an administrator without a password; null if none, or if passwords are
   * disabled.
   */
  readonly signInFragment: string | null;
}

export interface Installation {
  /** Resolves when the API and all workers are ready; rejects if something cannot start or a stop interrupts it. */
  start: () => Promise<StartReport>;
  /** Stops the API, then the workers, then queue and database, within 15 s; also during a start. */
  stop: () => Promise<void>;
}

export class InstallationStoppedError extends Error {}

interface Parts {
  lock: DataDirLock | null;
  services: Services | null;
  apps: Apps | null;
}

const START_CUT_OFF_MS = 1_500;
// Apps of a killed supervisor exit on their own, the API within this time.
const LEFT_BEHIND_MS = 15_000;
const PORT_POLL_MS = 200;

export function createInstallation(options: InstallationOptions): Installation {
  const stopping = new AbortController();
  const parts: Parts = { lock: null, services: null, apps: null };
  let starting: Promise<StartReport> | null = null;
  let stopped: Promise<void> | null = null;
  const stop = async (): Promise<void> => {
    stopping.abort(new InstallationStoppedError('stopped during the start'));
    await Promise.race([
      starting?.catch(() => undefined),
      sleep(START_CUT_OFF_MS, undefined, { ref: false }),
    ]);
    await stopParts(parts, options.dataDir);
  };

  return {
    start: () => (starting ??= startOrAbort(options, parts, stopping.signal)),
    stop: () => (stopped ??= stop()),
  };
}

// Ignores errors caused by stopping.
async function startOrAbort(
  options: InstallationOptions,
  parts: Parts,
  stopping: AbortSignal,
): Promise<StartReport> {
  try {
    return await startParts(options, parts, stopping);
  } catch (error) {
    stopping.throwIfAborted();
    throw error;
  }
}

async function startParts(
  options: InstallationOptions,
  parts: Parts,
  stopping: AbortSignal,
): Promise<StartReport> {
  const { dataDir, say } = options;
  makeDataDir(dataDir);
  const lock = lockDataDir(dataDir);
  parts.lock = lock;
  await requireFreePort(options, lock.wasLeftBehind ? LEFT_BEHIND_MS : 0);
  const services = await startServices({ ...options, onMoved: () => announceMove(options, parts) });
  parts.services = services;
  stopping.throwIfAborted();
  writeAddresses(options, services);
  await prepareInstallation({
    databaseUrl: services.databaseUrl(),
    ownerUrl: services.ownerUrl(),
    redisUrl: services.redisUrl(),
    dataDir,
    sampleData: options.sampleData,
    say,
  });
  stopping.throwIfAborted();
  parts.apps = startApps(options, services);
  await parts.apps.ready(stopping);
  if (options.sampleData) {
    await sampleSchedulesLoaded(services.databaseUrl(), stopping);
    await storeSampleProducts(services.databaseUrl(), say);
  }

  return {
    isSampleActive: await isSampleActive(services.databaseUrl(), 'US'),
    signInFragment: options.passwordSignIn ? await administratorLink(services.databaseUrl()) : null,
  };
}

async function requireFreePort({ host, port }: InstallationOptions, patienceMs: number): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (!(await isPortFree(port, host))) {
    if (Date.now() >= deadline) {
      throw new Error(`Port ${port} at ${host} is taken by another program: set PORT to a free one.`);
    }
    await sleep(PORT_POLL_MS);
  }
}

function writeAddresses({ dataDir, port }: InstallationOptions, services: Services): void {
  const addresses = { databaseUrl: services.databaseUrl(), redisUrl: services.redisUrl() };
  writeRuntimeFile(dataDir, { ...addresses, port, pid: process.pid });
}

function announceMove(options: InstallationOptions, parts: Parts): void {
  if (!parts.services) return;
  options.say('a service has another address now: the apps start again');
  writeAddresses(options, parts.services);
  parts.apps?.restart();
}

async function stopParts({ apps, services, lock }: Parts, dataDir: string): Promise<void> {
  try {
    await apps?.stop();
    await services?.stop();
  } finally {
    if (services) removeRuntimeFile(dataDir);
    lock?.release();
  }
}
