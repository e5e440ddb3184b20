import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

export interface Checkout {
  readonly version: string;
  /** Runs one measurement; returns its report, empty if it failed. Passes its stderr through. */
  run(bench: string, dataFolder: string): Promise<string>;
  remove(): void;
}

export function presentCheckout(): Checkout {
  return checkoutIn(ROOT, shortHash('HEAD'), () => undefined);
}

/** A worktree of another commit in a temporary folder; its first measurement builds it. Throws for an unknown commit. */
export function otherCheckout(commit: string): Checkout {
  const version = shortHash(commit);
  const folder = mkdtempSync(join(tmpdir(), `svc-bench-${version}-`));
  git('worktree', 'add', '--detach', folder, version);

  return checkoutIn(folder, version, () => {
    git('worktree', 'remove', '--force', folder);
    rmSync(folder, { recursive: true, force: true });
  });
}

function checkoutIn(folder: string, version: string, remove: () => void): Checkout {
  return {
    version,
    run: (bench, dataFolder) => report(folder, [bench, '--data', dataFolder]),
    remove,
  };
}

async function report(folder: string, words: readonly string[]): Promise<string> {
  const script = join(folder, 'scripts', 'bench.mjs');
  const child = spawn(process.execPath, [script, ...words], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [printed, code] = await Promise.all([
    text(child.stdout),
    new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', resolve);
    }),
  ]);

  return code === 0 ? printed : '';
}

function shortHash(commit: string): string {
  return git('rev-parse', '--short=7', `${commit}^{commit}`);
}

function git(...words: readonly string[]): string {
  return execFileSync('git', words, {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  }).trim();
}
