import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canEnter, isRoot, openFolder, unprivilegedAccount } from './unprivileged-account.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'account-'));
  chmodSync(folder, 0o755);
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function accountFile(text: string): string {
  const path = join(folder, 'accounts');
  writeFileSync(path, text);
  return path;
}

describe('unprivilegedAccount', () => {
  it('prefers postgres, as other daemons run as nobody', () => {
    const path = accountFile(
      'root:x:0:0::/:\nnobody:x:65534:65533::/:\npostgres:x:115:120::/var/lib/postgresql:\n',
    );
    expect(unprivilegedAccount(path)).toEqual({ uid: 115, gid: 120 });
  });

  it('prefers nobody if there is no postgres', () => {
    const path = accountFile(
      'root:x:0:0::/:/bin/sh\nbin:x:2:2::/:/bin/sh\nnobody:x:65534:65533::/:/bin/sh\n',
    );
    expect(unprivilegedAccount(path)).toEqual({ uid: 65_534, gid: 65_533 });
  });

  it('reads the negative ids of macOS as unsigned', () => {
    const path = accountFile('nobody:*:-2:-2:Unprivileged User:/var/empty:/usr/bin/false\n');
    expect(unprivilegedAccount(path)).toEqual({ uid: 4_294_967_294, gid: 4_294_967_294 });
  });

  it('picks any other account if the usual ones are absent, but never root', () => {
    expect(unprivilegedAccount(accountFile('root:x:0:0::/:\napp:x:1000:1001::/:\n'))).toEqual({
      uid: 1000,
      gid: 1001,
    });
    expect(() => unprivilegedAccount(accountFile('root:x:0:0::/:\n'))).toThrow('DATABASE_URL');
  });
});

// Only root can act for another account; any other user runs the server as itself.
const asRoot = isRoot() ? describe : describeAsOther;

function describeAsOther(): void {
  it('canEnter for the account of this process runs no command', () =>
    expect(canEnter(null, folder)).toBe(true));
}

asRoot('as root', () => {
  it('detects a parent that the account cannot enter', () => {
    const inner = join(folder, 'closed', 'inner');
    mkdirSync(inner, { recursive: true });

    expect(canEnter(unprivilegedAccount(), inner)).toBe(true);

    chmodSync(join(folder, 'closed'), 0o700);
    expect(canEnter(unprivilegedAccount(), inner)).toBe(false);
  });

  it('creates an open folder in the first suitable parent', () => {
    writeFileSync(join(folder, 'file'), '');
    const made = openFolder('things', [join(folder, 'file'), folder]);
    expect(made).toBe(join(folder, 'tariff-service', 'things'));
    expect(canEnter(unprivilegedAccount(), made)).toBe(true);
  });

  it('rejects a symbolic link', () => {
    symlinkSync(tmpdir(), join(folder, 'tariff-service'));
    expect(() => openFolder('things', [folder])).toThrow('not root');
  });
});
