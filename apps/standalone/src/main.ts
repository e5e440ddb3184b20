import { processEnvironment, readStandaloneConfig } from '@svc/runtime/config/standalone';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { apiAddress } from './apps.ts';
import { readAdminKey } from './data-dir-files.ts';
import {
  createInstallation,
  InstallationStoppedError,
  type Installation,
  type InstallationOptions,
  type StartReport,
} from './installation.ts';
import { readyReport } from './ready-report.ts';
import { describe, say } from './say.ts';

const AS_ROOT =
  'running as root: the API and the readers of uploaded files have all its rights; an account of its own is safer';
const STOP_BOUND_MS = 14_500;
// npm and the terminal both forward the same Ctrl+C.
const SAME_SIGNAL_MS = 300;

function readOptions(): InstallationOptions {
  const config = readStandaloneConfig();

  return {
    ...config,
    dataDir: resolve(config.dataDir),
    appsDir: fileURLToPath(new URL('../../', import.meta.url)),
    inherited: processEnvironment(),
    say,
  };
}

function stopOnSignals(installation: Installation): void {
  let stoppingSince: number | null = null;
  const onSignal = (): void => {
    if (stoppingSince === null) {
      stoppingSince = Date.now();
      say('stopping …');
      void end(installation, 0);
    } else if (Date.now() - stoppingSince > SAME_SIGNAL_MS) {
      process.exit(1);
    }
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
  process.on('SIGHUP', onSignal);
}

async function end(installation: Installation, code: number): Promise<void> {
  setTimeout(() => process.exit(code), STOP_BOUND_MS).unref();
  await installation.stop().catch((error: unknown) => say(describe(error)));
  process.exit(code);
}

async function startOrEnd(installation: Installation): Promise<StartReport | null> {
  try {
    return await installation.start();
  } catch (error) {
    if (error instanceof InstallationStoppedError) return null;
    say(describe(error));
    await end(installation, 1);
    return null;
  }
}

async function main(): Promise<void> {
  const options = readOptions();
  if (process.getuid?.() === 0) say(AS_ROOT);
  const keyBefore = readAdminKey(options.dataDir);
  const installation = createInstallation(options);
  stopOnSignals(installation);
  const started = await startOrEnd(installation);
  if (started === null) return;
  const key = readAdminKey(options.dataDir);
  const shown = key === keyBefore ? null : key;
  const adminKey = key === null ? null : { file: join(options.dataDir, 'admin-key'), shown };
  readyReport(apiAddress(options), adminKey, started).forEach(say);
}

// The service outlives the reader of its output: a closed pipe must not end it.
process.stdout.on('error', () => undefined);

try {
  await main();
} catch (error) {
  say(describe(error));
  process.exit(1);
}
