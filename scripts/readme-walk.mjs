// Follows README.md and the pages that continue it word by word: a fresh clone, an empty home, every code block in order, and what it shows appears.
// `sh` blocks are run; a `text` block is what the block before it prints, with … for what differs.
//   node scripts/readme-walk.mjs
import './processes/help.mjs';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './bootstrap.mjs';
import { fencedBlocks, missingLine } from './readme-walk/blocks.mjs';
import { placeFiles } from './readme-walk/files.mjs';
import { startSource } from './readme-walk/source.mjs';

const PAGES = [
  'README.md',
  ...['schedules', 'integration', 'webhooks', 'measures', 'operating'].map((name) => `docs/${name}.md`),
];
const BLOCK_MAX_MS = 300_000;
const START_MAX_MS = 600_000;
const STOP_MAX_MS = 20_000;
const GROUPS = new Set();

const folder = mkdtempSync(join(tmpdir(), 'readme-walk-'));
const samples = join(root, 'prisma', 'seed', 'sample');
const source = await startSource(join(samples, 'us.csv'));
const [port, receiverPort] = [await freePort(), await freePort()];
let service = null;
let output = '';
try {
  const repository = snapshot();
  mkdirSync(join(folder, 'home'));
  mkdirSync(join(folder, 'work'));
  writeFileSync(join(folder, 'state'), `cd ${join(folder, 'work')}\n`);
  for (const page of PAGES) {
    for (const block of fencedBlocks(readFileSync(join(root, page), 'utf8'))) {
      await follow(page, block, repository);
    }
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  for (const pid of GROUPS) kill(pid, 'SIGTERM');
  await service?.stop();
  for (const pid of GROUPS) kill(pid, 'SIGKILL');
  source.close();
  rmSync(folder, { recursive: true, force: true });
}
// A process left by a block may keep a pipe open.
process.exit();

/** Creates a repository to clone from this tree, uncommitted changes included. */
function snapshot() {
  const copy = join(folder, 'repository');
  mkdirSync(copy);
  const listed = git(root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard');
  const files = listed.split('\0').filter((file) => file !== '' && existsSync(join(root, file)));
  const packed = spawnSync('tar', ['-cf', '-', '--null', '-T', '-'], {
    cwd: root,
    input: files.join('\0'),
    maxBuffer: 2 ** 30,
  });
  spawnSync('tar', ['-xf', '-'], { cwd: copy, input: packed.stdout });
  git(copy, 'init', '--quiet');
  git(copy, 'add', '--all');
  git(copy, '-c', 'user.name=walk', '-c', 'user.email=walk@example.com', 'commit', '--quiet', '-m', 'walk');

  return copy;
}

function git(cwd, ...args) {
  const run = spawnSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 26 });
  if (run.status !== 0) throw new Error(`git ${args[0]}: ${run.stderr}`);
  return run.stdout;
}

async function follow(page, { line, language, text }, repository) {
  const at = `${page}:${line}`;
  if (language === 'text') {
    const missing = missingLine(placed(text), output);
    if (missing !== null) throw new Error(`${at}: not shown: ${missing}\nwhat was printed:\n${output}`);
    return;
  }
  if (language !== 'sh') throw new Error(`${at}: a block is \`sh\` or \`text\`, not "${language}"`);
  if (/^python3 /m.test(text) && spawnSync('python3', ['--version']).status !== 0) {
    console.log(`${at}: left out, there is no python3 here`);
    return;
  }

  const started = performance.now();
  const script = placed(text).replace('<this repository>', repository);
  const start = /^(?:[A-Z_]+=\S+ )*npm start$/m.exec(script);
  output = await runBlock(start === null ? script : script.slice(0, start.index), at);
  if (start !== null) {
    output += await startService(start[0], at);
    placeFiles(join(folder, 'work', 'tariff-classification-service'), samples);
  }
  console.log(`${at}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

/** Replaces the ports of a block with those of this walk, because the documented ones may be taken. */
function placed(text) {
  return text.replaceAll('8080', String(port)).replaceAll('9000', String(receiverPort));
}

function environment() {
  const { PATH, LANG = 'C.UTF-8' } = process.env;
  const settings = {
    PORT: String(port),
    US_TARIFF_URL: source.url,
    US_TARIFF_RELEASE_URL: source.releaseUrl,
  };
  return { PATH, LANG, HOME: join(folder, 'home'), ...settings };
}

/** Runs lines in bash, with the folder, variables and functions of the earlier blocks. */
async function runBlock(script, at) {
  const state = join(folder, 'state');
  const whole = [
    `. ${state}`,
    'set -aeo pipefail',
    script,
    'set +aeo pipefail',
    `{ declare -f; declare -px | grep -v '^declare -[a-z]* \\(PWD\\|OLDPWD\\|SHLVL\\|_\\)='; echo "cd '$PWD'"; } > ${state}.new`,
    `mv ${state}.new ${state}`,
  ].join('\n');
  const child = spawn('bash', ['-c', whole], {
    detached: true,
    env: environment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  GROUPS.add(child.pid);
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk));
  const code = await Promise.race([
    new Promise((resolve) => child.once('exit', resolve)),
    sleep(BLOCK_MAX_MS, 'no end', { ref: false }),
  ]);
  if (code !== 0) throw new Error(`${at}: ended with ${code}\n${printed}`);

  return printed;
}

/** Starts the service by a block's command, replacing a running one; returns its output until it is ready. */
async function startService(command, at) {
  await service?.stop();
  // The sources are set only for the command; the service would otherwise check them by itself.
  const script = `. ${join(folder, 'state')}\nunset US_TARIFF_URL US_TARIFF_RELEASE_URL\nexec env ${command}`;
  const child = spawn('bash', ['-c', script], {
    detached: true,
    env: environment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  service = {
    stop: async () => {
      kill(child.pid, 'SIGTERM');
      await Promise.race([ended, sleep(STOP_MAX_MS, undefined, { ref: false })]);
      kill(child.pid, 'SIGKILL');
    },
  };
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk));
  for (
    const deadline = Date.now() + START_MAX_MS;
    !/^ready .*\n(?:.*\n){2}/m.test(printed);
    await sleep(100)
  ) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`${at}: not ready\n${printed}`);
  }

  return printed;
}

function kill(pid, signal) {
  try {
    process.kill(-pid, signal);
  } catch {
    // The group has already exited.
  }
}

async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}
