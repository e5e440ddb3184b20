import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { closeSync, openSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const REPORTER = fileURLToPath(new URL('reporter.mjs', import.meta.url));
const SEQUENCER = fileURLToPath(new URL('sequencer.mjs', import.meta.url));
const NOTHING = fileURLToPath(new URL('nothing.mjs', import.meta.url));
const FLAGS = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
const START_MS = 240_000;
const GRACE_MS = 5_000;
/** Projects of jest.config.ts, also for checkouts that predate them. */
const PROJECTS = [
  ['slow', /\.(?:slow|walk)\.test\.ts$/],
  ['page', /\.test\.tsx$/],
  [
    'integration',
    /^apps\/(?:api|cli|standalone|worker-[a-z]+)\/|^packages\/(?:storage|queues)\/|\.db\.test\.ts$/,
  ],
  ['fast', /./],
];

/** Projects whose suites need servers; an older checkout starts these for every run. */
export const WITH_SERVERS = new Set(['integration', 'slow']);
const NO_SERVERS = [`--globalSetup=${NOTHING}`, `--globalTeardown=${NOTHING}`];

export function projectOf(suite) {
  return PROJECTS.find(([, pattern]) => pattern.test(suite))[0];
}

export function listSuites(root, projects) {
  const options = { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
  return execFileSync(process.execPath, [...FLAGS, jestOf(root), '--listTests'], options)
    .split('\n')
    .filter((line) => line.startsWith(root))
    .map((path) => relative(root, path))
    .filter((suite) => projects.includes(projectOf(suite)))
    .sort();
}

/**
 * Runs suites sequentially in one process, until the first failure if `untilFailure`. Returns {suites, noticed}:
 * results as {suite, failed, ms}, and what ended the run: a suite, `set-up`, or null; `timedOut` if the limit did.
 */
export async function runSuites(
  { root, folder },
  suites,
  { fault, limitMs = () => 0, untilFailure = false },
) {
  const log = openSync(join(folder, `jest-${randomUUID()}.log`), 'w');
  const child = spawn(process.execPath, [...FLAGS, jestOf(root), ...optionsFor(root, folder, suites)], {
    cwd: root,
    env: { ...process.env, TMPDIR: folder, SVC_FAULT: fault },
    stdio: ['ignore', log, log, 'pipe'],
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const endIt = () => kill(child.pid, 'SIGKILL');
  process.once('exit', endIt);
  const outcome = { suites: [], noticed: null, timedOut: false };
  let running = null;
  let timer;
  const stop = async (noticed, timedOut) => {
    outcome.noticed ??= noticed;
    outcome.timedOut = timedOut;
    await killTree(child.pid);
  };
  const watch = () => {
    clearTimeout(timer);
    const limit = running === null ? START_MS : limitMs(running);
    if (limit > 0) timer = setTimeout(() => void stop(running ?? 'set-up', true), limit);
  };
  watch();
  const events = (async () => {
    for await (const line of createInterface({ input: child.stdio[3] })) {
      const event = JSON.parse(line);
      const suite = relative(root, event.started ?? event.ended);
      running = event.started === undefined ? null : suite;
      watch();
      if (event.ended === undefined) continue;
      outcome.suites.push({ suite, failed: event.failed, ms: event.ms });
      if (event.failed && untilFailure) await stop(suite, false);
    }
  })();
  const [code] = await Promise.all([ended, events]);
  clearTimeout(timer);
  process.off('exit', endIt);
  closeSync(log);
  if (code !== 0 && outcome.suites.every(({ failed }) => !failed)) outcome.noticed ??= 'set-up';
  return outcome;
}

function optionsFor(root, folder, suites) {
  return [
    '--runTestsByPath',
    ...suites.map((suite) => join(root, suite)),
    '--runInBand',
    '--ci',
    '--silent',
    `--reporters=${REPORTER}`,
    `--testSequencer=${SEQUENCER}`,
    `--cacheDirectory=${join(folder, 'jest')}`,
    ...(suites.some((suite) => WITH_SERVERS.has(projectOf(suite))) ? [] : NO_SERVERS),
  ];
}

function jestOf(root) {
  return join(root, 'node_modules', 'jest', 'bin', 'jest.js');
}

/** Kills Jest; its workers and servers notice and exit, and any that remain are killed after a while. */
async function killTree(pid) {
  const family = descendants(pid);
  kill(pid, 'SIGKILL');
  for (const signal of ['SIGTERM', 'SIGKILL']) {
    const until = Date.now() + GRACE_MS;
    while (family.some(isAlive) && Date.now() < until) await sleep(50);
    for (const each of family.filter(isAlive)) kill(each, signal);
  }
}

function descendants(pid) {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number));
  const found = [pid];
  for (const parent of found) for (const [child, of] of rows) if (of === parent) found.push(child);
  return found.slice(1);
}

const isAlive = (pid) => kill(pid, 0);

function kill(pid, signal) {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}
