import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  closeSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOG_MAX_BYTES, logSize, logTail, openServerLog, renewServerLog } from './server-log.ts';

let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'server-log-'));
  path = join(folder, 'server.log');
});
afterEach(() => rmSync(folder, { recursive: true }));

function writeTo(fd: number, text: string): void {
  writeSync(fd, text);
  closeSync(fd);
}

describe('the log of a server', () => {
  it('appends to the file, and is readable by its owner only', () => {
    writeTo(openServerLog(path), 'one\n');
    writeTo(openServerLog(path), 'two\n');
    expect(readFileSync(path, 'utf8')).toBe('one\ntwo\n');
    expect(statSync(path).mode & 0o077).toBe(0);
  });

  it('is rotated when full, and not before', () => {
    writeFileSync(path, Buffer.alloc(LOG_MAX_BYTES));
    closeSync(openServerLog(path));
    expect([logSize(path), existsSync(`${path}.1`)]).toEqual([LOG_MAX_BYTES, false]);

    writeFileSync(path, Buffer.alloc(LOG_MAX_BYTES + 1));
    closeSync(openServerLog(path));
    expect([logSize(path), logSize(`${path}.1`)]).toEqual([0, LOG_MAX_BYTES + 1]);
  });

  it('replaces the previous rotated file: two files in total', () => {
    for (const text of ['first', 'second', 'third']) writeTo(renewServerLog(path), text);
    expect([readFileSync(path, 'utf8'), readFileSync(`${path}.1`, 'utf8')]).toEqual(['third', 'second']);
    expect(existsSync(`${path}.2`)).toBe(false);
  });

  it('can be rotated before anything is written', () => {
    closeSync(renewServerLog(path));
    expect([logSize(path), existsSync(`${path}.1`)]).toEqual([0, false]);
  });
});

describe('the end of a log', () => {
  it('is the trimmed text after a position', () => {
    writeFileSync(path, 'old\nFATAL: could not bind\n\n');
    expect(logTail(path, 'old\n'.length)).toBe('FATAL: could not bind');
  });

  it('is empty if nothing was written or there is no log', () => {
    expect(logTail(path, 0)).toBe('');
    writeFileSync(path, 'old\n');
    expect(logTail(path, 4)).toBe('');
  });

  it('is the whole new log after a rotation', () => {
    writeFileSync(path, 'new\n');
    expect(logTail(path, 5000)).toBe('new');
  });

  it('is limited, and includes the last line', () => {
    writeFileSync(path, `${'x'.repeat(100_000)}\nFATAL: the last line\n`);
    const tail = logTail(path, 0);
    expect(Buffer.byteLength(tail)).toBeLessThanOrEqual(2000);
    expect(tail).toMatch(/\nFATAL: the last line$/);
  });
});

it('has no size without a log', () => expect(logSize(path)).toBe(0));
