import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { walk } from './walk.mjs';

const ALL = '*';

/**
 * Imports between the files: by importing path a list of {to, names}; `*` in names is a namespace or dynamic import.
 */
export function resolveImports(root, files) {
  const known = new Set(files.map(({ path }) => path));
  const folders = packageFolders(root);

  return new Map(
    files.map(({ path, tree }) => [
      path,
      importsOf(tree).flatMap(({ from, names }) => {
        const to = resolve(path, from, folders);

        return known.has(to) ? [{ to, names }] : [];
      }),
    ]),
  );
}

export function importCounts(files, edges) {
  const counts = new Map();
  for (const { path } of files) {
    for (const to of new Set(edges.get(path).map((edge) => edge.to)))
      counts.set(to, (counts.get(to) ?? 0) + 1);
  }

  return counts;
}

export function cycles(files, edges) {
  const state = new Map();
  const found = [];
  const visit = (path, trail) => {
    if (state.get(path) === 'done') return;
    if (trail.includes(path)) {
      found.push(trail.slice(trail.indexOf(path)));
      return;
    }
    for (const { to } of edges.get(path) ?? []) if (to !== path) visit(to, [...trail, path]);
    state.set(path, 'done');
  };
  for (const { path } of files) visit(path, []);

  return found;
}

function importsOf(tree) {
  const found = [];
  walk(tree, (node) => {
    if (node.type === 'ImportDeclaration')
      found.push({ from: node.source.value, names: node.specifiers.map(importedName) });
    if (node.type === 'ExportNamedDeclaration' && node.source) {
      found.push({ from: node.source.value, names: node.specifiers.map(({ orig }) => orig?.value ?? ALL) });
    }
    if (node.type === 'ExportAllDeclaration') found.push({ from: node.source.value, names: [ALL] });
    if (node.type === 'CallExpression' && node.callee.type === 'Import') {
      const [argument] = node.arguments;
      if (argument?.expression.type === 'StringLiteral')
        found.push({ from: argument.expression.value, names: [ALL] });
    }
    if (node.type === 'TsImportType') found.push({ from: node.argument.value, names: [ALL] });
  });

  return found;
}

function importedName(specifier) {
  if (specifier.type === 'ImportNamespaceSpecifier') return ALL;
  if (specifier.type === 'ImportDefaultSpecifier') return 'default';

  return specifier.imported?.value ?? specifier.local.value;
}

function resolve(importer, name, folders) {
  if (name.startsWith('.')) return posix.normalize(posix.join(dirname(importer), name));
  const [, scoped, rest] = /^(@svc\/[^/]+)(?:\/(.+))?$/.exec(name) ?? [];
  const target = folders.get(scoped);

  return target === undefined ? '' : posix.join(target.folder, target.path(rest));
}

/** For each package name, its folder and how its `source` export maps a sub-path to a file. */
function packageFolders(root) {
  return new Map(
    ['apps', 'packages'].flatMap((parent) =>
      readdirSync(join(root, parent))
        .map((name) => `${parent}/${name}`)
        .filter((folder) => existsSync(join(root, folder, 'package.json')))
        .map((folder) => {
          const { name, exports = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));

          return [name, { folder, path: (rest) => sourcePath(exports, rest) }];
        }),
    ),
  );
}

function sourcePath(exports, rest) {
  const exact = exports[rest === undefined ? '.' : `./${rest}`]?.source;
  const pattern = exports['./*']?.source;

  return exact ?? pattern?.replace('*', rest) ?? '';
}
