import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@jest/globals';
import { writesFiles } from '@svc/runtime/config/test-services';

const ROOT = new URL('../../../', import.meta.url);

/** Expects a file of the project to hold this text; `npm run written` writes it. */
export async function expectWritten(path: string, text: string): Promise<void> {
  const file = fileURLToPath(new URL(path, ROOT));
  if (writesFiles()) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  const held = await readFile(file, 'utf8').catch(() => '');
  if (held !== text)
    throw new Error(`${path} is out of date: run \`npm run written\`, look at what changed, commit it`);
  expect(held).toBe(text);
}
