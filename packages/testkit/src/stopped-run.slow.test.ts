import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { waitFor } from './wait-for.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const GRACE_MS = 30_000;

let folder: string;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'stopped-run-')));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

it.each([
  // A terminal sends it to the whole foreground group.
  ['Ctrl+C', 'SIGINT', -1],
  ['SIGTERM', 'SIGTERM', 1],
] as const)('%s during a run leaves no process and no folder', async (_, signal, sign) => {
  const run = spawn('env', [`TMPDIR=${folder}`, 'npm', 'test', '--', 'packages/storage/src/batches'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const pid = run.pid ?? 0;
  let shown = '';
  for (const stream of [run.stdout, run.stderr]) stream.on('data', (chunk) => (shown += String(chunk)));
  await waitFor('a first suite', () => shown.includes('PASS'), 8 * GRACE_MS);
  const started = [pid, ...descendants(pid)];
  expect(started.map(nameOf).join('\n')).toContain('postgres');

  process.kill(sign * pid, signal);

  await waitFor('the end of its processes', () => !started.some(isRunning), GRACE_MS);
  await waitFor('the end of its folders', () => readdirSync(folder).length === 0, GRACE_MS);
  expect(shown).not.toContain('Ran all test suites');
});

function descendants(pid: number): number[] {
  const rows = table('pid=,ppid=').map((row) => row.trim().split(/\s+/).map(Number));
  const found = [pid];
  for (const parent of found) for (const [child, of] of rows) if (of === parent && child) found.push(child);

  return found.slice(1);
}

function isRunning(pid: number): boolean {
  return table('pid=,stat=').some((row) => new RegExp(`^\\s*${pid}\\s+[^Z]`).test(row));
}

function nameOf(pid: number): string {
  return table('pid=,args=').find((row) => Number.parseInt(row) === pid) ?? '';
}

function table(columns: string): string[] {
  return execFileSync('ps', ['-eo', columns], { encoding: 'utf8' }).split('\n');
}
