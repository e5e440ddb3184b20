import { createClient } from '@svc/client';
import { createTestDatabase, type TestDatabase } from '@svc/testkit/test-database';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { readFirstLine } from '../src/files/read-first-line.ts';
import { openInstallation, type Installation } from '../src/installation/installation.ts';
import type { SourceSettings } from '@svc/service/sources/source-address';
import { runTariff } from '../src/tariff.ts';

export interface Run {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

export interface TestTariff {
  readonly database: TestDatabase;
  readonly run: (...argv: string[]) => Promise<Run>;
  readonly runWithInput: (input: string, ...argv: string[]) => Promise<Run>;
  /** Runs with `--json`; returns the parsed stdout and the exit code. */
  readonly json: <T = Readonly<Record<string, unknown>>>(
    ...argv: string[]
  ) => Promise<{ code: number; json: T }>;
  readonly file: (name: string, content: string) => string;
  readonly close: () => Promise<void>;
}

const POLL_MS = 5;

/** Arguments of a command line without quotes. */
export const argv = (line: string): readonly string[] => line.split(' ');

export const NO_SOURCES: SourceSettings = {
  usTariffUrl: null,
  usTariffReleaseUrl: null,
  euTariffUrl: null,
  euTariffRatesUrl: null,
  vnTariffUrl: null,
};

export function runAlone(argv: readonly string[], isTTY = false): Promise<Run> {
  return runCaptured(argv, isTTY, async () => {
    throw new Error('no installation in this test');
  });
}

export async function openTestTariff({
  secretKeys = [],
  sources = NO_SOURCES,
}: Partial<Pick<Installation, 'secretKeys' | 'sources'>> = {}): Promise<TestTariff> {
  const database = await createTestDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'tariff-'));
  const connect = async () =>
    openInstallation(
      { databaseUrl: database.url, redisUrl: null },
      { signupCredits: '100', secretKeys, sources, dataDir: folder },
    );
  const run = (...args: string[]): Promise<Run> => runCaptured(args, false, connect);
  return {
    database,
    run,
    runWithInput: (input, ...args) => runCaptured(args, false, connect, input),
    json: async <T>(...args: string[]) => {
      const { code, stdout } = await run(...args, '--json');
      return { code, json: JSON.parse(stdout) as T };
    },
    file: (name, content) => {
      const path = join(folder, name);
      writeFileSync(path, content);
      return path;
    },
    close: async () => {
      rmSync(folder, { recursive: true });
      await database.close();
    },
  };
}

async function runCaptured(
  argv: readonly string[],
  isTTY: boolean,
  connect: Parameters<typeof runTariff>[1]['connect'],
  input = '',
): Promise<Run> {
  const written = { stdout: '', stderr: '' };
  const code = await runTariff(argv, {
    stdout: { write: (text) => (written.stdout += text) },
    stderr: { write: (text) => (written.stderr += text), isTTY },
    readLine: () => readFirstLine(Readable.from([Buffer.from(input)])),
    connect,
    service: (url) => createClient({ baseUrl: url ?? 'http://127.0.0.1:1', key: 'svc_test' }),
    now: () => new Date(),
    pollMs: POLL_MS,
  });
  return { code, ...written };
}
