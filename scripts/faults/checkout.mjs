import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const BOOTSTRAP = "import { bootstrap } from './scripts/bootstrap.mjs'; await bootstrap();";

/** A writable, built checkout: the given one, or a temporary one of the project's last commit. */
export function openCheckout(project, given) {
  if (given !== undefined) requireSpare(project, realpathSync(given));
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'svc-faults-')));
  const root = given === undefined ? join(folder, 'checkout') : realpathSync(given);
  if (given === undefined) run(project, 'git', 'worktree', 'add', '--quiet', '--detach', root, 'HEAD');
  const close = () => {
    if (given === undefined) run(project, 'git', 'worktree', 'remove', '--force', root);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    if (existsSync(join(root, 'scripts', 'bootstrap.mjs')))
      run(root, process.execPath, '--input-type=module', '-e', BOOTSTRAP);
  } catch (error) {
    close();
    throw error;
  }
  return { root, folder, close };
}

export function runsFromSource(root) {
  const hasBuiltSuites = existsSync(join(root, 'scripts', 'jest', 'build-suites.mjs'));
  return (path) => !hasBuiltSuites || path.startsWith('apps/console/');
}

function requireSpare(project, root) {
  if (root === realpathSync(project))
    throw new Error('--checkout: give a worktree made for it, not the project');
  const { stdout } = spawnSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' });
  if (stdout.trim() !== '') throw new Error(`--checkout: ${root} has changes that are not committed`);
}

function run(cwd, program, ...args) {
  const { status } = spawnSync(program, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) throw new Error(`${program} ${args[0]} in ${cwd} ended with ${status}`);
}
