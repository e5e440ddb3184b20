import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostmaster } from './embedded-postgres.ts';

let folder: string;
let said: string[];
const started: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'postmaster-'));
  said = [];
});
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

/** Starts a program whose command line is one of a PostgreSQL server. */
async function server(...words: readonly string[]): Promise<number> {
  const script = `setInterval(() => {}, 1000);process.stdout.write('up')`;
  const child = spawn(process.execPath, ['-e', script, ...words], { stdio: ['ignore', 'pipe', 'ignore'] });
  started.push(child);
  if (child.stdout === null) throw new Error('no output');
  await once(child.stdout, 'data');
  return child.pid ?? 0;
}

const file = (): string => join(folder, 'postmaster.pid');
const find = () => findPostmaster(folder, (line) => said.push(line));

/** The file as PostgreSQL writes it: process id, folder, start, port, and more. */
function write(pid: number | string, port: number | string = 5433): void {
  writeFileSync(file(), `${pid}\n${folder}\n1795262400\n${port}\n\n127.0.0.1\n`);
}

describe('the server of a cluster', () => {
  it('is missing without a file', () => expect([find(), said]).toEqual([null, []]));

  it('is the process named in the file, with its port', async () => {
    const pid = await server('postgres', '-D', folder, '-p', '5433');
    write(pid);
    expect([find(), said, existsSync(file())]).toEqual([{ pid, port: 5433 }, [], true]);
  });

  it('is also found if its folder is the last word of its command', async () => {
    const pid = await server('postgres', '-D', folder);
    write(pid);
    expect(find()).toEqual({ pid, port: 5433 });
  });

  it('is found by the negative id written by a server without connections', async () => {
    const pid = await server('postgres', '-D', folder);
    write(-pid);
    expect(find()).toMatchObject({ pid });
  });
});

describe('a file left by a killed server', () => {
  it.each([
    ['another program', () => ['editor', '-D', folder]],
    ['the server of another folder', () => ['postgres', '-D', `${folder}2`]],
    ['a tool that only names the folder', () => ['postgres', `--data=${folder}`]],
  ])('is removed if its id now belongs to %s, which continues', async (_what, words) => {
    const pid = await server(...words());
    write(pid);
    expect([find(), existsSync(file())]).toEqual([null, false]);
    expect(said).toEqual([expect.stringContaining(String(pid))]);
    expect(started[0]?.exitCode).toBeNull();
  });

  it.each(['', '0', 'abc', '99999999999', '\u0000'])('is removed if its id is %j', (pid) => {
    write(pid);
    expect([find(), existsSync(file())]).toEqual([null, false]);
  });

  it('is removed if its id is that of this process', () => {
    write(process.pid);
    expect([find(), existsSync(file())]).toEqual([null, false]);
  });
});
