import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SHARED_DATA = fileURLToPath(new URL('../../../../shared/data/', import.meta.url));

/** Path of a file of the official data beside the checkout, or null where the data is not there. */
export function sharedDataFile(name: string): string | null {
  const path = `${SHARED_DATA}${name}`;
  return existsSync(path) ? path : null;
}
