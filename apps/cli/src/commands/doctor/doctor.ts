import { readDoctorConfig } from '@svc/runtime/config/doctor';
import { SettingsError } from '@svc/runtime/config/read-settings';
import { damagedModels } from '@svc/text-model/model-checksums';
import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { defineCommand, type Outcome } from '../../command-line/command.ts';
import { counted } from '../../command-line/words.ts';
import { readTextFile } from '../../files/read-bytes.ts';
import { findInstallation, type InstallationAddress } from '../../installation/find-installation.ts';
import { runningPort } from '../../installation/open-service.ts';
import { CommandError } from '../../output/command-error.ts';
import { diagnose, type InstallationFacts } from './diagnose.ts';
import { failed, type Finding } from './finding.ts';

export const doctorCommand = defineCommand({
  name: 'doctor',
  about:
    'Checks the installation and suggests a fix for each problem; exits with 1 if the service cannot work.',
  notes: ['Changes nothing. Run it with the settings of the service, which it checks too.'],
  options: {},
  run: async (_values, { now }) => {
    try {
      return outcomeOf(await diagnose(readFacts(readDoctorConfig(), now)));
    } catch (error) {
      if (!(error instanceof SettingsError)) throw error;
      const cure = 'correct these settings (docs/settings.md)';
      return outcomeOf(error.faults.map((fault) => failed('settings', fault, cure)));
    }
  },
});

export function readFacts(config: ReturnType<typeof readDoctorConfig>, now: () => Date): InstallationFacts {
  const dataDir = resolve(config.dataDir);
  const unreadable: string[] = [];
  const address = readable(() => addressOf(config, dataDir), unreadable);
  const port = runningPort(dataDir);

  return {
    ...config,
    folders: [...new Set([dataDir, resolve(config.uploadDir || (config.databaseUrl ? tmpdir() : dataDir))])],
    databaseUrl: address?.databaseUrl ?? null,
    redisUrl: address?.redisUrl ?? config.redisUrl,
    ...secretKeyOf(config.secretKey, join(dataDir, 'secret-key'), unreadable),
    unreadable,
    port: port ?? config.port,
    isStarted: port !== null,
    freeBytes: (folder) => {
      const { bavail, bsize } = statfsSync(folder);
      return bavail * bsize;
    },
    damagedModels,
    now,
  };
}

/** Result of reading; null, and the fault is noted, if a file cannot be read. */
function readable<T>(read: () => T, unreadable: string[]): T | null {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    unreadable.push(error.message);
    return null;
  }
}

function addressOf(
  config: Parameters<typeof findInstallation>[0],
  dataDir: string,
): InstallationAddress | null {
  const isKnown = config.databaseUrl !== null || existsSync(join(dataDir, 'runtime.json'));
  return isKnown ? findInstallation(config) : null;
}

function secretKeyOf(
  secretKey: string,
  file: string,
  unreadable: string[],
): Pick<InstallationFacts, 'secretKey' | 'secretKeyFile'> {
  if (secretKey !== '') return { secretKey, secretKeyFile: null };
  const kept = existsSync(file) ? readable(() => readTextFile(file).trim(), unreadable) : null;
  return { secretKey: kept ?? '', secretKeyFile: file };
}

const MARKS = { ok: 'ok', warning: 'WARNING', failed: 'FAILED' } as const;

function outcomeOf(findings: readonly Finding[]): Outcome {
  const failures = findings.filter(({ state }) => state === 'failed').length;
  const warnings = findings.filter(({ state }) => state === 'warning').length;

  return {
    json: { healthy: failures === 0, findings },
    lines: [
      ...findings.flatMap(({ check, state, found, cure }) => [
        `${MARKS[state].padEnd(9)}${check}: ${found}`,
        ...(cure === null ? [] : [`${' '.repeat(9)}cure: ${cure}`]),
      ]),
      `${counted(failures, 'failure')}, ${counted(warnings, 'warning')}`,
    ],
    hasFailed: failures > 0,
  };
}
