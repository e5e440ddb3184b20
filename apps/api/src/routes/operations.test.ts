import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const FOLDER = import.meta.dirname;

/** Verbs of the use-cases whose operations have, in the interface, the name of a thing or of the first step. */
const OTHER_VERBS: Readonly<Record<string, string>> = {
  'admin.accounts_password': 'reset',
  'admin.datasets_fetch': 'handOver',
  'admin.datasets_upload': 'handOver',
  'auth.password': 'change',
  'auth.sign_in_link': 'use',
  'lookups.classify': 'create',
  'skus.bulk': 'save',
};

interface Declared {
  readonly id: string;
  readonly factory: string;
  readonly folder: string;
  readonly useCases: readonly string[];
}

const DECLARED = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('/route.ts'))
  .flatMap(declaredIn);

function declaredIn(path: string): readonly Declared[] {
  const [head = '', ...operations] = readFileSync(join(FOLDER, path), 'utf8').split(/^export const /m);
  const imports = head.matchAll(/^import \{([^}]+)\} from '@svc\/domain\//gm);
  const names = [...imports].flatMap(([, list = '']) => list.split(',').map((name) => name.trim()));
  return operations.flatMap((text) => {
    const id = /\bid: '([^']+)'/.exec(text)?.[1];
    if (id === undefined) return [];
    // Audited acts that commands share: `administer(actor, ({ createKey }) => createKey(…))`.
    const acts = [...text.matchAll(/\(\{ (\w+) \}\) =>\s+\1\(/g)].flatMap(([, name = '']) => name);
    const called = names.filter((name) => text.includes(`await ${name}(`));
    return {
      id,
      factory: /^\w+/.exec(text)?.[0] ?? '',
      folder: path.slice(0, -'/route.ts'.length),
      useCases: text.includes("route: 'GET ") ? [] : [...called, ...acts],
    };
  });
}

const camelCase = (id: string): string =>
  id.replaceAll(/[._-](\w)/g, (_, next: string) => next.toUpperCase());

describe.each(DECLARED.map((each) => [each.id, each] as const))('%s', (id, { factory, folder, useCases }) => {
  const path = id.replace('.', '/').replaceAll('_', '-');

  it('has the same name as its function and its folder', () => {
    expect(factory).toBe(camelCase(id));
    expect(`${path}-`.startsWith(`${folder}-`) || path.startsWith(`${folder}/`)).toBe(true);
  });

  if (useCases.length > 0)
    it('has the same verb as its use-case', () => {
      const verbs = OTHER_VERBS[id] === undefined ? path.split(/[/-]/) : [OTHER_VERBS[id]];
      expect(useCases.filter((name) => verbs.some((verb) => name.startsWith(verb)))).not.toEqual([]);
    });
});

it('covers every operation of the API', () => expect(DECLARED.length).toBeGreaterThan(80));
