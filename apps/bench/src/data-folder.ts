import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const BESIDE_CHECKOUT = fileURLToPath(new URL('../../../../shared/data', import.meta.url));

/** Folder of official data: `--data DIR`, or the one next to the checkout. */
export function dataFolder(): string {
  const place = process.argv.indexOf('--data');
  return place === -1 ? BESIDE_CHECKOUT : resolve(process.argv[place + 1] ?? '');
}

/** A file of official data. Throws if it is missing. */
export function dataFile(name: string): string {
  const path = join(dataFolder(), name);
  if (!existsSync(path)) throw new Error(`${path} is not there; name the folder of the data with --data DIR`);
  return path;
}
