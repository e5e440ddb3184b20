import { afterEach, describe, expect, it } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { isRunning } from './child-process.ts';
import { localServer } from './local-server.ts';

const started: ChildProcess[] = [];
const STEPS = [
  { signal: 'SIGTERM', waitMs: 60_000 },
  { signal: 'SIGKILL', waitMs: 60_000 },
] as const;

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

async function start(script = '0'): Promise<{ readonly child: ChildProcess; readonly pid: number }> {
  const lines = `${script};setInterval(() => {}, 1000);process.stdout.write('up')`;
  const child = spawn(process.execPath, ['-e', lines], { stdio: ['ignore', 'pipe', 'ignore'] });
  started.push(child);
  if (child.stdout === null) throw new Error('no output');
  await once(child.stdout, 'data');
  return { child, pid: child.pid ?? 0 };
}

const at = { url: 'postgresql://127.0.0.1:5433/svc', port: 5433 };

describe('a started server', () => {
  it('is private, and has ended once stopped', async () => {
    const { child, pid } = await start();
    const server = localServer({ ...at, pid, child }, STEPS);
    expect(server).toMatchObject({ ...at, pid, adopted: false });
    await server.stop();
    await server.ended;
    expect(isRunning(pid)).toBe(false);
  });

  it('is stopped once for concurrent callers, who all wait for the end', async () => {
    const { child, pid } = await start();
    const server = localServer({ ...at, pid, child }, STEPS);
    await Promise.all([server.stop(), server.stop()]);
    await server.stop();
    expect(child.signalCode).toBe('SIGTERM');
  });

  it('reports when it ends by itself, and can then be stopped without an error', async () => {
    const { child, pid } = await start();
    const server = localServer({ ...at, pid, child }, STEPS);
    child.kill('SIGKILL');
    await server.ended;
    await expect(server.stop()).resolves.toBeUndefined();
  });

  it('that ended early is reported as ended', async () => {
    const { child, pid } = await start();
    child.kill('SIGKILL');
    await once(child, 'exit');
    await expect(localServer({ ...at, pid, child }, STEPS).ended).resolves.toBeUndefined();
  });

  it('that ignores all signals makes the stop fail, naming the process', async () => {
    const { child, pid } = await start(`process.on('SIGTERM', () => {})`);
    const server = localServer({ ...at, pid, child }, [{ signal: 'SIGTERM', waitMs: 0 }]);
    await expect(server.stop()).rejects.toThrow(String(pid));
  });

  it('leaves no listener on this process after its end', async () => {
    const { child, pid } = await start();
    const before = new Set(process.listeners('exit'));
    const server = localServer({ ...at, pid, child }, STEPS);
    const own = process.listeners('exit').filter((listener) => !before.has(listener));
    expect(own).toHaveLength(1);
    await server.stop();
    expect(process.listeners('exit')).not.toContain(own[0]);
  });
});

it('a server that was taken over is marked as such, and is stopped by its id', async () => {
  const { pid } = await start();
  const server = localServer({ ...at, pid }, STEPS);
  expect(server.adopted).toBe(true);
  await server.stop();
  expect(isRunning(pid)).toBe(false);
});
