import { createRequire } from 'node:module';

// A floor is measured with the very library and version that the service uses, and each library has one owner: the
// bench resolves it from the owner's folder and declares no dependency.
const OWNERS = {
  express: '../../../api/package.json',
  'csv-parse/sync': '../../../../packages/table-file/package.json',
} as const;

/** Finds the file of a library that another part of the project owns. */
export function ownedModulePath(name: keyof typeof OWNERS): string {
  return createRequire(new URL(OWNERS[name], import.meta.url)).resolve(name);
}
