import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createClient } from '../../packages/client/dist/create-client.js';
import { chooseFreePort } from '../../packages/local-services/dist/free-port.js';
import { root } from '../bootstrap.mjs';
import { fill } from './content.mjs';

const EMAIL = 'admin@localhost';
const PASSWORD = 'for the screenshots only';

export async function startFilled() {
  const folder = mkdtempSync(join(tmpdir(), 'console-screenshots-'));
  // PostgreSQL's account must be able to enter.
  chmodSync(folder, 0o755);
  const [port, hookPort] = [await chooseFreePort(undefined), await chooseFreePort(undefined)];
  const receiver = createServer((request, response) => request.resume() && response.end());
  receiver.listen(hookPort, '127.0.0.1');
  const child = spawn(process.execPath, [join(root, 'apps', 'standalone', 'dist', 'main.js')], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: join(folder, 'data'),
      WEBHOOK_ALLOW_HOSTS: `127.0.0.1:${hookPort}`,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async () => {
    receiver.close();
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const address = `http://127.0.0.1:${port}`;
    const admin = await signIn(address, await printedToken(child));
    const ids = await fill(admin, address, `http://127.0.0.1:${hookPort}/customs`);
    return { address, email: EMAIL, password: PASSWORD, ids, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function printedToken(child) {
  for await (const line of createInterface({ input: child.stdout })) {
    const token = /^console: \S+#([^\s&]+)/.exec(line)?.[1];
    if (token !== undefined) {
      child.stdout.resume();
      return token;
    }
  }
  throw new Error('the installation did not start');
}

async function signIn(address, link) {
  const stranger = createClient({ baseUrl: address });
  await stranger.call('auth.sign_in_link', { body: { token: link, password: PASSWORD } });
  const { token } = await stranger.call('auth.sign_in', { body: { email: EMAIL, password: PASSWORD } });
  return createClient({ baseUrl: address, session: token });
}
