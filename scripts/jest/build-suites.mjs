// Builds test suites to JavaScript that runs on the built packages.
//
// A suite and its helpers become one file, so that helpers are fresh in each suite; the code under test is loaded from
// `dist` and shared by all suites of a process. The console has no modules in `dist`, so they are built here too.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = resolve(fileURLToPath(import.meta.url), '../../..');
const GLOBALS = join(root, 'scripts', 'jest', 'globals.mjs');
const CONSOLE_SOURCE = join(root, 'apps', 'console', 'src');
const TESTKIT = join(root, 'packages', 'testkit', 'src');
const BUILT = join('node_modules', '.suites');

/** Builds suites, by path; returns the path of each one's built file. */
export async function buildSuites(paths) {
  const modules = new Set();
  const options = {
    absWorkingDir: root,
    outdir: root,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    sourcemap: 'inline',
    define: { 'import.meta.env.DEV': 'false' },
    logLevel: 'error',
  };
  const outputs = new Map(paths.map((path) => [path, builtPath(path)]));
  await build({ ...options, entryPoints: entries(paths), plugins: [suitePlugin(modules)] });

  for (let added = [...modules]; added.length > 0;) {
    const before = new Set(modules);
    await build({ ...options, entryPoints: entries(added), plugins: [consolePlugin(modules)] });
    added = [...modules].filter((path) => !before.has(path));
  }
  return outputs;
}

const entries = (paths) =>
  paths.map((path) => ({ in: path, out: relative(root, builtPath(path)).replace(/\.mjs$/, '') }));

/** `<room>/node_modules/.suites/…`: next to the room's packages, and ignored by every tool. */
function builtPath(path) {
  const [group, room, ...rest] = relative(root, path).split('/');
  return join(root, group, room, BUILT, rest.join('/').replace(/\.tsx?$/, '.mjs'));
}

function suitePlugin(modules) {
  return {
    name: 'suite',
    setup(context) {
      context.onResolve({ filter: /.*/ }, (args) => {
        if (args.kind === 'entry-point') return undefined;
        return resolveSvc(args.path) ?? resolveFromSuite(args, modules) ?? resolvePackage(context, args);
      });
      ownAddresses(context);
    },
  };
}

function consolePlugin(modules) {
  return {
    name: 'console module',
    setup(context) {
      context.onResolve({ filter: /.*/ }, (args) => {
        if (args.kind === 'entry-point') return undefined;
        if (args.path.startsWith('.')) return consoleModule(resolve(args.resolveDir, args.path), modules);
        return resolveSvc(args.path) ?? { path: args.path, external: true };
      });
      ownAddresses(context);
    },
  };
}

/** Resolves a package to its build, and the testkit, which is part of the suite, to its source. */
function resolveSvc(specifier) {
  if (specifier === '@jest/globals') return { path: GLOBALS, external: true };
  const [, room, path = 'index'] = /^@svc\/([^/]+)(?:\/(.+))?$/.exec(specifier) ?? [];
  if (room === undefined) return null;
  if (room === 'testkit') return { path: join(TESTKIT, `${path}.ts`) };
  return { path: join(root, 'packages', room, 'dist', `${path}.js`), external: true };
}

function resolveFromSuite({ path, resolveDir }, modules) {
  if (!path.startsWith('.')) return null;
  const target = resolve(resolveDir, path);
  if (!/\.tsx?$/.test(target)) return consoleModule(target, modules) ?? { path: target, external: true };
  if (target.startsWith(CONSOLE_SOURCE)) return consoleModule(target, modules);
  const built = target.replace(/\/src\/(.*)\.ts$/, '/dist/$1.js');
  if (built === target || isHelper(target) || !existsSync(built)) return { path: target };
  return { path: built, external: true };
}

function consoleModule(target, modules) {
  if (target.endsWith('.css')) return { path: target, namespace: 'nothing' };
  if (!target.startsWith(CONSOLE_SOURCE) || !/\.tsx?$/.test(target)) return null;
  modules.add(target);
  return { path: builtPath(target), external: true };
}

const isHelper = (path) =>
  path.startsWith(TESTKIT) || readFileSync(path, 'utf8').includes(`from '@jest/globals'`);

/** Resolves other packages from the importing file, because the built file may be in another room. */
async function resolvePackage(context, { path, resolveDir, pluginData }) {
  if (pluginData === 'looked up') return undefined;
  if (path.startsWith('node:') || !resolveDir.startsWith(TESTKIT)) return { path, external: true };
  const found = await context.resolve(path, {
    resolveDir,
    kind: 'import-statement',
    pluginData: 'looked up',
  });
  return { path: found.path, external: true };
}

/** Gives a built module the `import.meta.url` of its source. */
function ownAddresses(context) {
  context.onLoad({ filter: /.*/, namespace: 'nothing' }, () => ({ contents: '' }));
  context.onLoad({ filter: /\.tsx?$/ }, ({ path }) => {
    const text = readFileSync(path, 'utf8');
    const contents = text
      .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
      .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)));
    return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' };
  });
}
