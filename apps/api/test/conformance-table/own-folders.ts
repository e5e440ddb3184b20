import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROUTES = fileURLToPath(new URL('../../src/routes/', import.meta.url));
const ID = /^\s+id: '([^']+)'/m;

/** Folders of the operations by id, from the root of the project: tests beside an operation are its own. */
export function ownFolders(): ReadonlyMap<string, string> {
  const routes = readdirSync(ROUTES, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('route.ts'),
  );

  return new Map(
    routes.flatMap((path) => {
      const id = ID.exec(readFileSync(join(ROUTES, path), 'utf8'))?.[1];
      return id === undefined ? [] : [[id, join('apps/api/src/routes', dirname(path))] as const];
    }),
  );
}
