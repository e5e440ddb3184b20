import { describe, expect, it } from '@jest/globals';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suiteFolder } from '@svc/testkit/folder';
import { fileReason, pathFault, readBytes } from './read-bytes.ts';

const folder = suiteFolder();

describe('the bytes of a file', () => {
  it('are those of the file, whatever they are', async () => {
    const bytes = Buffer.from([0xef, 0xbb, 0xbf, 0x00, 0xff, 0x0d, 0x0a]);
    const path = join(folder, 'sản phẩm.csv');
    writeFileSync(path, bytes);
    expect(await readBytes('file', path)).toEqual(bytes);
  });

  it.each([
    ['is not there', 'none.csv', 'there is no such file'],
    ['is a folder', '.', 'it is a folder'],
    ['has a file for a folder', 'a.csv/b.csv', 'ENOTDIR'],
  ])('that %s are rejected with the option and the path', async (_how, name, words) => {
    writeFileSync(join(folder, 'a.csv'), '');
    const path = `${folder}/${name}`;
    await expect(readBytes('schedule', path)).rejects.toMatchObject({
      name: 'CommandError',
      code: 'validation_error',
      message: `--schedule cannot be read: ${words} (${path})`,
      errors: [{ field: 'schedule' }],
    });
  });
});

describe('the reason why a file cannot be used', () => {
  it.each([
    [Object.assign(new Error('x'), { code: 'EACCES' }), 'it may not be read'],
    [Object.assign(new Error('x'), { code: 'EMFILE' }), 'EMFILE'],
    [Object.assign(new Error('no room'), { code: 28 }), 'no room'],
    [new Error('no room'), 'no room'],
    ['text', 'text'],
    [null, 'null'],
  ])('is given for %p', (error, words) => expect(fileReason(error)).toBe(words));
});

it.each([
  ['EEXIST', 'exists already'],
  ['ENOENT', 'no such file or folder'],
  ['EACCES', 'may not use it'],
  ['ENOSPC', 'disk is full'],
])('a system error %s names the path and the reason', (code, words) => {
  const fault = pathFault(Object.assign(new Error(code), { code, path: '/srv/out.csv' }));
  expect(fault).toContain('/srv/out.csv');
  expect(fault).toContain(words);
  expect(pathFault(Object.assign(new Error(code), { code }))).toBeNull();
});
