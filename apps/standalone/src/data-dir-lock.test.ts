import { commandOf } from '@svc/local-services/child-process';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { emptyFolder } from '@svc/testkit/folder';
import { DataDirInUseError, lockDataDir } from './data-dir-lock.ts';

const dataDir = emptyFolder();
let other: ChildProcess;
const command = 'sleep 61';

beforeEach(async () => {
  other = spawn('sleep', ['61'], { stdio: 'ignore' });
  while (commandOf(other.pid ?? 0) !== command) await sleep(5);
});

afterEach(() => {
  other.kill('SIGKILL');
});

function leaveLock(pid: number, heldBy: string): void {
  writeFileSync(join(dataDir, 'supervisor.pid'), `${pid}\n${heldBy}\n`);
}

describe('lockDataDir', () => {
  it('locks a free folder and releases it', () => {
    const first = lockDataDir(dataDir);
    expect(first.wasLeftBehind).toBe(false);
    first.release();
    expect(lockDataDir(dataDir).wasLeftBehind).toBe(false);
  });

  it('rejects a folder locked by a running supervisor, and names it', () => {
    leaveLock(other.pid ?? 0, command);
    expect(() => lockDataDir(dataDir)).toThrow(DataDirInUseError);
    expect(() => lockDataDir(dataDir)).toThrow(`process ${other.pid}`);
  });

  it('takes over from an owner whose process id belongs to another program', () => {
    leaveLock(other.pid ?? 0, 'node scripts/start.mjs');
    expect(lockDataDir(dataDir).wasLeftBehind).toBe(true);
  });

  it('takes over from a killed owner', () => {
    leaveLock(2 ** 22 + 1, command);
    expect(lockDataDir(dataDir).wasLeftBehind).toBe(true);
  });
});
