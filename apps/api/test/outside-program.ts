import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { TestApi } from './test-api.ts';

export interface OutsideProgram {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd?: string;
  readonly env: Readonly<Record<string, string>>;
}

const TIMEOUT_MS = 25_000;
const TICK_MS = 100;

export function serviceAddress(api: TestApi): string {
  return new URL('/', api.agent.get('/').url).href;
}

/** Runs a program to its end, while a worker runs what it queues; returns its output. Rejects as `execFile` does. */
export async function runOutside(api: TestApi, { command, args, cwd, env }: OutsideProgram): Promise<string> {
  const ended = promisify(execFile)(command, [...args], { cwd, env, timeout: TIMEOUT_MS });
  const isOver = ended.then(
    () => true,
    () => true,
  );
  const tick = (): Promise<boolean> => new Promise((resolve) => setTimeout(resolve, TICK_MS, false));
  while (!(await Promise.race([isOver, tick()]))) await api.runQueued();
  return (await ended).stdout;
}
