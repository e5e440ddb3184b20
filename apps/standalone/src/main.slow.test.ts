import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';
import { processEnvironment } from '@svc/runtime/config/standalone';
import { chooseFreePort } from '@svc/local-services/free-port';
import { waitFor } from '@svc/testkit/wait-for';
import { suiteFolder } from '@svc/testkit/folder';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));

const dataDir = suiteFolder();

it('outlives the reader of its output', async () => {
  const port = await chooseFreePort(undefined);
  const env = { ...processEnvironment(), PORT: String(port), DATA_DIR: dataDir };
  const service = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  service.stdout.destroy();
  await waitFor('the start', () => existsSync(join(dataDir, 'supervisor.pid')));

  service.kill('SIGTERM');
  expect(await once(service, 'exit')).toEqual([0, null]);
});
