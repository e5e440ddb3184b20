import { existsSync, mkdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { suiteFolder } from '@svc/testkit/folder';
import { clearLeftUploads, createUploadFolder } from './upload-folder.ts';

const parent = suiteFolder();

const NOW = new Date();
const LONG_AGO = new Date(NOW.getTime() - 60 * 60_000);

describe('the folder of uploads', () => {
  it('is separate for each process and readable only by its owner', async () => {
    const folder = createUploadFolder(join(parent, 'uploads'));
    const [first, again] = [await folder.path(), await folder.path()];

    expect(first).toBe(again);
    expect(first.startsWith(join(parent, 'uploads'))).toBe(true);
    expect([statSync(first).mode & 0o777, statSync(join(parent, 'uploads')).mode & 0o777]).toEqual([
      0o700, 0o700,
    ]);
    expect(await createUploadFolder(join(parent, 'uploads')).path()).not.toBe(first);
  });

  it('is created again after it was cleared', async () => {
    const folder = createUploadFolder(parent);
    const path = await folder.path();
    rmSync(path, { recursive: true });

    expect(await folder.path()).toBe(path);
    expect(existsSync(path)).toBe(true);
  });
});

describe('clearLeftUploads', () => {
  it('deletes the files of a dead process, and none in use or owned by others', async () => {
    const at = join(parent, 'cleared');
    const [left, used, other] = ['svc-uploads-left', 'svc-uploads-used', 'other'].map((name) =>
      join(at, name),
    ) as [string, string, string];
    for (const folder of [left, used, other]) mkdirSync(folder, { recursive: true });

    for (const folder of [left, other]) {
      writeFileSync(join(folder, 'file'), 'x');
      utimesSync(join(folder, 'file'), LONG_AGO, LONG_AGO);
    }

    writeFileSync(join(used, 'file'), 'x');
    await clearLeftUploads(at, NOW);

    expect([existsSync(join(left, 'file')), existsSync(join(used, 'file'))]).toEqual([false, true]);
    expect(existsSync(join(other, 'file'))).toBe(true);
  });

  it('does nothing if there is no folder', async () => {
    await expect(clearLeftUploads(join(parent, 'none'), NOW)).resolves.toBeUndefined();
  });
});
