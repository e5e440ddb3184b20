import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writesFiles } from '@svc/runtime/config/test-services';

const ROOT = new URL('../../../', import.meta.url);

/** Text of a project file, empty if missing; `npm run written` writes it first. */
export async function writtenFile(path: string, text: string): Promise<string> {
  const file = fileURLToPath(new URL(path, ROOT));
  if (writesFiles()) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }

  return readFile(file, 'utf8').catch(() => '');
}

export function outdated(path: string, held: string, text: string): string | null {
  return held === text ? null : `${path} is out of date: run \`npm run written\` and commit what changed`;
}
