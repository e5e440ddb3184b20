import { resolve } from 'node:path';
import { systemClock } from '@svc/runtime/clock';
import { readCliConfig } from '@svc/runtime/config/cli';
import { readFirstLine } from './files/read-first-line.ts';
import { findInstallation, findSecretKeys } from './installation/find-installation.ts';
import { openService } from './installation/open-service.ts';
import { openInstallation } from './installation/installation.ts';
import { runTariff } from './tariff.ts';

const POLL_MS = 250;

// A closed pipe (`| head`) is not a failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

process.exitCode = await runTariff(process.argv.slice(2), {
  stdout: process.stdout,
  stderr: process.stderr,
  readLine: () => readFirstLine(process.stdin),
  connect: async () => {
    const config = readCliConfig();
    return openInstallation(findInstallation(config), {
      signupCredits: String(config.signupCredits),
      secretKeys: findSecretKeys(config),
      sources: config,
      dataDir: resolve(config.dataDir),
    });
  },
  service: (url) => openService(readCliConfig(), url),
  now: systemClock,
  pollMs: POLL_MS,
});
