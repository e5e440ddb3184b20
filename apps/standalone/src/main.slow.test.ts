import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from '@jest/globals';
import { processEnvironment } from '@svc/runtime/config/standalone';
import { chooseFreePort } from '@svc/local-services/free-port';
import { waitFor } from '@svc/testkit/wait-for';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));

const dataDir = mkdtempSync(join(tmpdir(), 'svc-main-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

it('outlives the reader of its output', async () => {
  const port = await chooseFreePort(undefined);
  const env = { ...processEnvironment(), PORT: String(port), DATA_DIR: dataDir };
  const service = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  service.stdout.destroy();
  await waitFor('the start', () => existsSync(join(dataDir, 'supervisor.pid')));

  service.kill('SIGTERM');
  expect(await once(service, 'exit')).toEqual([0, null]);
});
