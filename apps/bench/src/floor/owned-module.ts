import { createRequire } from 'node:module';

// Baselines use the same library version as the service, and each library has one owner: the bench resolves it from
// there and declares no dependency.
const OWNERS = {
  express: '../../../api/package.json',
  'csv-parse/sync': '../../../../packages/table-file/package.json',
} as const;

/** Path of a library module that another package owns. */
export function ownedModulePath(name: keyof typeof OWNERS): string {
  return createRequire(new URL(OWNERS[name], import.meta.url)).resolve(name);
}
