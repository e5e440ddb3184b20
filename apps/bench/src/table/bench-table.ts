import { readFileSync, writeFileSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { dataFolder } from '../data-folder.ts';
import { say } from '../figures.ts';
import { ratioTable, TABLE_BENCHES, type Measured } from './ratios.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

interface Checkout {
  readonly version: string;
  /** Runs one measurement; returns its report, empty if it failed. Passes its stderr through. */
  run(bench: string, dataFolder: string): Promise<string>;
  remove(): void;
}

const PAGE = fileURLToPath(new URL('../../../../docs/performance.md', import.meta.url));
/** Heading of the section that `--write` replaces. */
const LAST_RUN = '## Last run\n';

/**
 * Runs every measurement that has a goal and prints one table. `--against COMMIT` (repeatable) alternates with other
 * versions; `--write` updates docs/performance.md. A failed measurement has no figure and sets the exit code.
 */
export async function benchTable(): Promise<void> {
  const { values } = parseArgs({
    options: {
      against: { type: 'string', multiple: true, default: [] },
      data: { type: 'string' },
      write: { type: 'boolean', default: false },
    },
  });
  // Other load affects the ratios, so the page reports it.
  const [loadBefore = 0] = loadavg();
  const checkouts: Checkout[] = [];
  try {
    checkouts.push(presentCheckout());
    for (const commit of values.against) checkouts.push(otherCheckout(commit));
    const table = ratioTable(await measureInTurns(checkouts));
    say(table);
    if (values.write) writePage(table, checkouts[0]?.version ?? '', loadBefore);
  } finally {
    for (const checkout of checkouts) checkout.remove();
  }
}

async function measureInTurns(checkouts: readonly Checkout[]): Promise<readonly Measured[]> {
  const measured = checkouts.map(({ version }) => ({ version, reports: new Map<string, string>() }));
  for (const bench of TABLE_BENCHES)
    for (const [place, checkout] of checkouts.entries()) {
      process.stderr.write(`${bench}, ${checkout.version}\n`);
      const report = await checkout.run(bench, dataFolder());
      if (report === '') process.exitCode = 1;
      measured[place]?.reports.set(bench, report);
    }

  return measured;
}

function writePage(table: string, version: string, loadBefore: number): void {
  const day = new Date().toISOString().slice(0, 10);
  const machine = `${cpus().length} cores, Node.js ${process.version}, load of the machine before ${loadBefore.toFixed(1)}`;
  const [before = ''] = readFileSync(PAGE, 'utf8').split(LAST_RUN);
  writeFileSync(
    PAGE,
    `${before.trimEnd()}\n\n${LAST_RUN}\n${day}, commit ${version}, ${machine}.\n\n${table}\n`,
  );
}

function presentCheckout(): Checkout {
  return checkoutIn(ROOT, shortHash('HEAD'), () => undefined);
}

/** A worktree of another commit in a temporary folder; its first measurement builds it. Throws for an unknown commit. */
function otherCheckout(commit: string): Checkout {
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
