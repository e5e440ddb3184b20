import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const AGAIN_AFTER_MS = 500;
const MAIN = join(fileURLToPath(new URL('../..', import.meta.url)), 'apps', 'standalone', 'dist', 'main.js');

// The supervisor restarts the apps; this process restarts the supervisor, which may be killed like any other.
for (;;) {
  const supervisor = spawn(process.execPath, ['--enable-source-maps', MAIN], { stdio: 'inherit' });
  const pass = (signal) => supervisor.kill(signal);
  for (const signal of STOP_SIGNALS) process.on(signal, pass);
  const [code, signal] = await new Promise((resolve, reject) => {
    supervisor.once('error', reject);
    supervisor.once('close', (...end) => resolve(end));
  });
  for (const each of STOP_SIGNALS) process.off(each, pass);
  if (signal !== 'SIGKILL') process.exit(code ?? 1);
  console.log('the supervisor was killed; it starts again');
  await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS));
}
