import { afterEach, describe, expect, it } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { commandOf, isRunning, sendSignal, stopProcess, waitForEnd } from './child-process.ts';

const started: ChildProcess[] = [];
const LONG_MS = 60_000;

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

/** Starts a program that runs until it is ended, and waits until it has come to its last statement. */
async function start(script: string, ...words: readonly string[]): Promise<number> {
  const child = spawn(
    process.execPath,
    ['-e', `${script};setInterval(() => {}, 1000);process.stdout.write('up')`, ...words],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  started.push(child);
  if (child.stdout === null) throw new Error('no output');
  await once(child.stdout, 'data');
  return child.pid ?? 0;
}

async function endedPid(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '0'], { stdio: 'ignore' });
  await once(child, 'exit');
  return child.pid ?? 0;
}

const IGNORES_SIGTERM = `process.on('SIGTERM', () => {})`;

describe('a running process', () => {
  it('is detected for this process and a started one', async () => {
    expect(isRunning(process.pid)).toBe(true);
    expect(isRunning(await start('0'))).toBe(true);
  });

  it('is not detected once it has ended', async () => expect(isRunning(await endedPid())).toBe(false));

  it.each([Number.NaN, 2 ** 31 - 1, 1.5])('is not detected for %d, which is not a process id', (pid) => {
    expect(isRunning(pid)).toBe(false);
  });
});

describe('the command of a process', () => {
  it('includes its arguments', async () => {
    expect(commandOf(await start('0', 'postgres', '-D', '/data/cluster'))).toMatch(
      / postgres -D \/data\/cluster$/,
    );
  });

  it('is empty for a process that has ended', async () => expect(commandOf(await endedPid())).toBe(''));
});

describe('waiting for the end of a process', () => {
  it('resolves when it ends', async () => {
    const pid = await start('0');
    const waiting = waitForEnd(pid, LONG_MS);
    sendSignal(pid, 'SIGKILL');
    expect(await waiting).toBe(true);
  });

  it('times out for a process that continues', async () =>
    expect(await waitForEnd(await start('0'), 0)).toBe(false));

  it('resolves at once for a process that has already ended', async () => {
    expect(await waitForEnd(await endedPid(), 0)).toBe(true);
  });
});

describe('stopping a process', () => {
  it('ends with the first signal it obeys', async () => {
    const pid = await start('0');
    const steps = [
      { signal: 'SIGTERM', waitMs: LONG_MS },
      { signal: 'SIGKILL', waitMs: LONG_MS },
    ] as const;
    expect(await stopProcess(pid, steps)).toBe(true);
    const [child] = started;
    if (child?.signalCode === null) await once(child, 'exit');
    expect(child?.signalCode).toBe('SIGTERM');
  });

  it('continues with the next signal if the first is ignored', async () => {
    const pid = await start(IGNORES_SIGTERM);
    const steps = [
      { signal: 'SIGTERM', waitMs: 0 },
      { signal: 'SIGKILL', waitMs: LONG_MS },
    ] as const;
    expect(await stopProcess(pid, steps)).toBe(true);
    expect(isRunning(pid)).toBe(false);
  });

  it('reports a process that ignores all signals', async () => {
    const pid = await start(IGNORES_SIGTERM);
    expect(await stopProcess(pid, [{ signal: 'SIGTERM', waitMs: 0 }])).toBe(false);
    expect(isRunning(pid)).toBe(true);
  });

  it('does nothing for a process that has ended', async () => {
    const pid = await endedPid();
    expect(await stopProcess(pid, [{ signal: 'SIGTERM', waitMs: 0 }])).toBe(true);
  });
});
