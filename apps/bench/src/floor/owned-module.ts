import { createRequire } from 'node:module';

// Baselines use the service's library versions, resolved from the owning package without a dependency.
const OWNERS = {
  express: '../../../api/package.json',
  'csv-parse/sync': '../../../../packages/table-file/package.json',
} as const;

export function ownedModulePath(name: keyof typeof OWNERS): string {
  return createRequire(new URL(OWNERS[name], import.meta.url)).resolve(name);
}
