import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SHARED_DATA = fileURLToPath(new URL('../../../../shared/data/', import.meta.url));

/** Path of an official data file outside the checkout; null if the data is not there. */
export function sharedDataFile(name: string): string | null {
  const path = `${SHARED_DATA}${name}`;
  return existsSync(path) ? path : null;
}
