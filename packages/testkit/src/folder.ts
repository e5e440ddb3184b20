import { afterAll, beforeEach } from '@jest/globals';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A temporary folder of a suite. */
export function suiteFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'svc-suite-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  return folder;
}

/** A temporary folder that each test finds empty. */
export function emptyFolder(): string {
  const folder = suiteFolder();
  beforeEach(() => {
    for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true, force: true });
  });

  return folder;
}
