import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newAccess, readAccess, writeAccess } from './access-file.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'access-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const KEPT = { id: '0a', port: 5433, password: 'word' };

describe('the access file', () => {
  it('returns what was written', () => {
    writeAccess(folder, KEPT);
    expect(readAccess(folder)).toEqual(KEPT);
  });

  it('is replaced as a whole, without leftover files', () => {
    writeAccess(folder, { ...KEPT, password: 'a much longer password than the next one' });
    writeAccess(folder, KEPT);
    expect([readAccess(folder), readdirSync(folder)]).toEqual([KEPT, ['access.json']]);
  });

  it('is readable by its owner only, even after an interrupted start left an open file', () => {
    writeAccess(folder, KEPT);
    expect(statSync(join(folder, 'access.json')).mode & 0o077).toBe(0);
  });

  it('is missing if nothing was written', () => expect(readAccess(folder)).toBeNull());

  it.each([
    ['cut off', '{"id":"0a","po'],
    ['empty', ''],
    ['no object', 'null'],
    ['a list', '[]'],
    ['without a password', '{"id":"0a","port":5433}'],
    ['without an id', '{"port":5433,"password":"word"}'],
    ['with a password that is a number', '{"id":"0a","port":5433,"password":1}'],
  ])('is ignored if the file is %s', (_how, content) => {
    writeFileSync(join(folder, 'access.json'), content);
    expect(readAccess(folder)).toBeNull();
  });

  it.each(['null', '"5433"', 'true'])('has no port if it contains %s instead', (port) => {
    writeFileSync(join(folder, 'access.json'), `{"id":"0a","port":${port},"password":"word"}`);
    expect(readAccess(folder)).toEqual({ ...KEPT, port: null });
  });
});

it('the access of a new server has no port yet, and a random id and password that need no quoting', () => {
  const made = Array.from({ length: 100 }, newAccess);
  expect(new Set(made.map(({ id }) => id)).size).toBe(100);
  expect(new Set(made.map(({ password }) => password)).size).toBe(100);
  for (const { id, port, password } of made) {
    expect(port).toBeNull();
    expect(`${id} ${password}`).toMatch(/^[0-9a-f]{16,} [0-9a-f]{32,}$/);
  }
});
