import { beforeEach, describe, expect, it } from '@jest/globals';
import { lstatSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyFolder } from '@svc/testkit/folder';
import {
  keepSecretKey,
  makeDataDir,
  readAdminKey,
  removeRuntimeFile,
  writeAdminKey,
  writeRuntimeFile,
} from './data-dir-files.ts';

const dataDir = join(emptyFolder(), 'data');

beforeEach(() => {
  makeDataDir(dataDir);
});

const RUNTIME = { databaseUrl: 'postgresql://svc:word@127.0.0.1/svc', redisUrl: null, port: 8080, pid: 1 };
const modeOf = (name: string): number => statSync(join(dataDir, name)).mode & 0o777;

describe('the data folder', () => {
  it('is accessible only to its owner, including its logs', () => {
    expect(modeOf('.') & 0o066).toBe(0);
    expect(modeOf('logs') & 0o077).toBe(0);
  });

  it('can already exist with content', () => {
    writeAdminKey(dataDir, 'svc_a');
    makeDataDir(dataDir);
    expect(readAdminKey(dataDir)).toBe('svc_a');
  });
});

describe('the key of the first administrator', () => {
  it('reads back as stored', () => {
    writeAdminKey(dataDir, 'svc_a');
    writeAdminKey(dataDir, 'svc_b');
    expect(readAdminKey(dataDir)).toBe('svc_b');
  });

  it.each(['', '\n', ' \r\n'])('is undefined if its file contains %j', (content) => {
    writeFileSync(join(dataDir, 'admin-key'), content);
    expect(readAdminKey(dataDir)).toBeNull();
  });

  it('is undefined before the first start', () => expect(readAdminKey(dataDir)).toBeNull());
});

describe('the encryption key for secrets', () => {
  it('is 32 random bytes, generated once and stored', () => {
    const key = keepSecretKey(dataDir);
    expect(Buffer.from(key, 'base64')).toHaveLength(32);
    expect(keepSecretKey(dataDir)).toBe(key);
    rmSync(join(dataDir, 'secret-key'));
    expect(keepSecretKey(dataDir)).not.toBe(key);
  });

  it('is used as provided, without the line break', () => {
    writeFileSync(join(dataDir, 'secret-key'), 'a2V5\r\n');
    expect(keepSecretKey(dataDir)).toBe('a2V5');
  });

  it('is generated again if its file is empty, as after a full disk', () => {
    writeFileSync(join(dataDir, 'secret-key'), '');
    expect(Buffer.from(keepSecretKey(dataDir), 'base64')).toHaveLength(32);
  });
});

it('the runtime file of the service is JSON until the service has stopped, and can be removed twice', () => {
  writeRuntimeFile(dataDir, RUNTIME);
  expect(JSON.parse(readFileSync(join(dataDir, 'runtime.json'), 'utf8'))).toEqual(RUNTIME);
  removeRuntimeFile(dataDir);
  removeRuntimeFile(dataDir);
  expect(readdirSync(dataDir)).toEqual(['logs']);
});

describe('each secret file', () => {
  const write = (): void => {
    writeRuntimeFile(dataDir, RUNTIME);
    writeAdminKey(dataDir, 'svc_a');
    keepSecretKey(dataDir);
  };
  const NAMES = ['runtime.json', 'admin-key', 'secret-key'];

  it('is accessible only to its owner, and leaves no temporary file', () => {
    write();
    for (const name of NAMES) expect(modeOf(name)).toBe(0o600);
    expect(readdirSync(dataDir).toSorted()).toEqual(['admin-key', 'logs', 'runtime.json', 'secret-key']);
  });

  it('is not written through a link planted under its temporary name', () => {
    const elsewhere = join(dataDir, '..', 'elsewhere');
    writeFileSync(elsewhere, 'untouched');
    for (const name of NAMES) symlinkSync(elsewhere, join(dataDir, `${name}.new`));
    write();
    expect(readFileSync(elsewhere, 'utf8')).toBe('untouched');
    for (const name of NAMES) expect(lstatSync(join(dataDir, name)).isFile()).toBe(true);
  });

  it('is private even if a public one existed before', () => {
    for (const name of NAMES) writeFileSync(join(dataDir, `${name}.new`), 'left by a start', { mode: 0o666 });
    write();
    for (const name of NAMES) expect(modeOf(name)).toBe(0o600);
  });
});
