// Makes a fresh clone runnable: packages, database client, build. Uses only Node, and repeats only what has changed
// since the last run.
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withLock } from './processes/lock.mjs';
import { runQuietly } from './processes/run-quietly.mjs';

export const PNPM = 'pnpm@12.21.0';
const NODE_LEAST = [20, 19];

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
// Ignored by git; used even if DATA_DIR names another folder.
const workFolder = join(root, '.data', 'bootstrap');
const stampFile = join(root, 'node_modules', '.bootstrap-stamps.json');

/** Installs, generates and builds what is missing or outdated; exits with 1 on failure. */
export async function bootstrap() {
  requireNode();
  mkdirSync(workFolder, { recursive: true });
  await withLock(join(workFolder, 'lock'), async () => {
    await install();
    await generateDatabaseClient();
    await Promise.all([build(), buildConsole()]);
  });
}

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > NODE_LEAST[0] || (major === NODE_LEAST[0] && minor >= NODE_LEAST[1])) return;
  console.error(`Node.js ${NODE_LEAST.join('.')} or newer is needed; this is ${process.version}.`);
  process.exit(1);
}

async function install() {
  const stamp = installStamp();
  if (existsSync(join(root, 'node_modules', '.modules.yaml')) && readStamps().install === stamp) return;

  await runQuietly('installing packages', 'npx', ['-y', PNPM, 'install', '--frozen-lockfile'], {
    cwd: root,
    // CI: pnpm must not ask before replacing another install's modules.
    env: { ...bootstrapEnv(), CI: 'true' },
  });
  writeStamp('install', stamp);
}

function installStamp() {
  const rooms = ['apps', 'packages'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}/package.json`),
  );
  const manifests = ['package.json', ...rooms]
    .filter((path) => existsSync(join(root, path)))
    .sort((left, right) => (left < right ? -1 : 1));
  const node = `${process.version} ${process.platform} ${process.arch}`;

  return hash(['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests], node);
}

async function generateDatabaseClient() {
  const stamp = hash(['prisma/schema.prisma', 'pnpm-lock.yaml']);
  const generated = join(root, 'packages', 'storage', 'src', 'generated', 'prisma', 'client.ts');
  if (existsSync(generated) && readStamps().databaseClient === stamp) return;

  const prisma = join(root, 'node_modules', 'prisma', 'build', 'index.js');
  await runQuietly('generating the database client', process.execPath, [prisma, 'generate'], {
    cwd: root,
    // Generating needs no engine, but Prisma downloads one unless its path is set.
    env: { ...bootstrapEnv(), PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, CHECKPOINT_DISABLE: '1' },
  });
  writeStamp('databaseClient', stamp);
}

async function build() {
  const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  await runQuietly('building', process.execPath, [compiler, '-b', 'tsconfig.build.json'], {
    cwd: root,
    env: bootstrapEnv(),
    // Most builds do nothing; only a long one is announced.
    announceAfterMs: 1_500,
  });
}

async function buildConsole() {
  const sources = [
    ...filesBelow('apps/console'),
    ...filesBelow('packages/client/src'),
    ...filesBelow('packages/i18n/src'),
  ];
  const stamp = hash(['pnpm-lock.yaml', ...sources], process.version);
  if (existsSync(join(root, 'apps', 'console', 'dist', 'index.html')) && readStamps().console === stamp)
    return;

  const vite = join(root, 'apps', 'console', 'node_modules', 'vite', 'bin', 'vite.js');
  await runQuietly('building the console', process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'apps', 'console'),
    env: bootstrapEnv(),
  });
  writeStamp('console', stamp);
}

const MADE = new Set(['node_modules', 'dist', 'test']);

/** Paths of a build's input files below a folder, relative to the root, in a fixed order. */
function filesBelow(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return MADE.has(entry.name) ? [] : filesBelow(path);
      return [path];
    })
    .sort((left, right) => (left < right ? -1 : 1));
}

/** Environment of the build tools: a writable home, and development packages even with NODE_ENV=production. */
function bootstrapEnv() {
  const { NODE_ENV: _unused, ...env } = process.env;
  if (isWritable(env.HOME)) return env;

  const home = join(workFolder, 'home');
  mkdirSync(home, { recursive: true });

  return {
    ...env,
    HOME: home,
    npm_config_cache: join(home, '.npm'),
    npm_config_userconfig: join(home, '.npmrc'),
  };
}

function isWritable(folder) {
  if (!folder) return false;
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function hash(paths, extra = '') {
  const digest = createHash('sha256').update(extra);
  for (const path of paths) {
    const file = join(root, path);
    digest.update(`\0${path}\0`).update(existsSync(file) ? readFileSync(file) : '');
  }
  return digest.digest('hex');
}

function readStamps() {
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'));
  } catch {
    return {};
  }
}

function writeStamp(name, stamp) {
  writeFileSync(stampFile, JSON.stringify({ ...readStamps(), [name]: stamp }));
}
