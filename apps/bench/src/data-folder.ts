import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const BESIDE_CHECKOUT = fileURLToPath(new URL('../../../../shared/data', import.meta.url));

/** A file of official data, in the folder of `--data DIR` or next to the checkout. Throws if it is missing. */
export function dataFile(name: string): string {
  const place = process.argv.indexOf('--data');
  const folder = place === -1 ? BESIDE_CHECKOUT : resolve(process.argv[place + 1] ?? '');
  const path = join(folder, name);
  if (!existsSync(path)) throw new Error(`${path} is not there; name the folder of the data with --data DIR`);
  return path;
}
