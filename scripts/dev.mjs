// Builds on every change and restarts what runs.
//   npm run dev                            everything that `npm start` runs
//   npm run dev -- worker-classify         one app, on the database and queue of a running `npm start`
//   npm run dev -- api --inspect[=PORT]    with the debugger; everything at once takes a free port for each process
import './processes/help.mjs';
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { bootstrap, root } from './bootstrap.mjs';

const ALL = 'standalone';
const DEV_PORT = '8081';
const INSPECT_PORT = '9229';
const STOP_BOUND_MS = 15_000;
const BUILT = /Found 0 errors/;

const args = process.argv.slice(2);
const app = args.find((arg) => !arg.startsWith('-')) ?? ALL;
const inspect = args.find((arg) => arg.startsWith('--inspect'));

const runnable = readdirSync(join(root, 'apps')).filter((name) =>
  /^(?:api|standalone|worker-.+)$/.test(name),
);
const unknown = args.find((arg) => arg.startsWith('-') && !/^--inspect(?:=\d+)?$/.test(arg));
if (!runnable.includes(app) || unknown !== undefined) {
  console.error(`${unknown ?? app} is not known; apps: ${runnable.join(', ')}; option: --inspect[=PORT]`);
  process.exit(2);
}

await bootstrap();
const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
const builder = spawn(
  process.execPath,
  [compiler, '-b', join(root, 'tsconfig.build.json'), '--watch', '--preserveWatchOutput'],
  // A separate process group: the launcher of the native compiler does not stop the compiler, and it ignores SIGTERM.
  { stdio: ['ignore', 'pipe', 'inherit'], detached: true },
);

let running = null;
let isStopping = false;
let turn = Promise.resolve();

createInterface({ input: builder.stdout }).on('line', (line) => {
  console.log(line);
  if (BUILT.test(line)) turn = turn.then(restart);
});
builder.once('close', (code) => void stop(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(0));

async function restart() {
  await end();
  if (isStopping) return;

  const main = join(root, 'apps', app, 'dist', 'main.js');
  const child = spawn(process.execPath, ['--enable-source-maps', ...inspectFlags(), main], {
    cwd: root,
    stdio: 'inherit',
    env: environment(),
  });
  running = child;
  child.once('close', (code, signal) => {
    if (running !== child) return;
    running = null;
    console.error(`${app} ended (${signal ?? code}); it starts again after the next change`);
  });
}

async function end() {
  const child = running;
  running = null;
  if (child === null) return;

  const closed = new Promise((done) => child.once('close', done));
  child.kill('SIGTERM');
  const bound = setTimeout(() => child.kill('SIGKILL'), STOP_BOUND_MS);
  await closed;
  clearTimeout(bound);
}

async function stop(code) {
  if (isStopping) return;
  isStopping = true;
  stopBuilder();
  await end();
  process.exit(code);
}

function stopBuilder() {
  try {
    process.kill(-Number(builder.pid), 'SIGKILL');
  } catch {
    // It has already exited, or the system has no process groups.
    builder.kill('SIGKILL');
  }
}

function inspectFlags() {
  if (inspect === undefined || app === ALL) return [];

  return [`--inspect=${inspect.split('=')[1] ?? INSPECT_PORT}`];
}

function environment() {
  if (app !== ALL) return { ...runningInstallation(), ...process.env };

  const options = [process.env.NODE_OPTIONS, inspect === undefined ? undefined : '--inspect=0'];
  return { ...process.env, NODE_OPTIONS: options.filter(Boolean).join(' ') };
}

/** Settings for one app next to a running `npm start`; none if DATA_DIR has no running service. */
function runningInstallation() {
  const dataDir = resolve(root, process.env.DATA_DIR ?? '.data');
  const runtimeFile = join(dataDir, 'runtime.json');
  if (!existsSync(runtimeFile)) return {};

  const { databaseUrl, redisUrl } = JSON.parse(readFileSync(runtimeFile, 'utf8'));

  return {
    DATABASE_URL: databaseUrl,
    ...(redisUrl === null ? {} : { REDIS_URL: redisUrl }),
    SECRET_KEY: readFileSync(join(dataDir, 'secret-key'), 'utf8').trim(),
    DATA_DIR: dataDir,
    UPLOAD_DIR: join(dataDir, 'uploads-dev'),
    PORT: DEV_PORT,
  };
}
