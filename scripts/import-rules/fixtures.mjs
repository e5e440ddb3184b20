import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { cruiseTree } from './graph.mjs';
import { sourceFiles } from './source-files.mjs';
import { findTextFaults } from './text-rules.mjs';

const FIXTURES = 'scripts/import-rules/fixtures';
const FOLDERS = ['apps', 'packages', 'examples'];

/** What is wrong with the rules: each must have a planted fault that it, and no other rule, reports. */
export async function checkFixtures(root, names) {
  const planted = readdirSync(join(root, FIXTURES));
  const problems = planted
    .filter((name) => !names.includes(name))
    .map((name) => `${FIXTURES}/${name}: there is no such rule`);
  for (const name of names) {
    const problem = planted.includes(name)
      ? await checkFixture(root, name)
      : `${name}: no bad fixture in ${FIXTURES}/${name}`;
    if (problem !== null) problems.push(problem);
  }

  return problems;
}

async function checkFixture(root, name) {
  const tree = join(root, FIXTURES, name);
  const { faults } = await cruiseTree(tree, FOLDERS, resolveOptions(root, tree));
  const found = new Set(
    [...faults, ...findTextFaults(tree, sourceFiles(tree, FOLDERS))].map(({ rule }) => rule),
  );
  if (found.size === 1 && found.has(name)) return null;
  return `${name}: its bad fixture is reported by ${[...found].join(', ') || 'no rule'}`;
}

// A fixture has no modules of its own: its packages are folders beside, its libraries those of the real packages.
function resolveOptions(root, tree) {
  const rooms = ['apps', 'packages'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => join(root, folder, name, 'node_modules')),
  );

  return {
    modules: [join(root, 'node_modules'), ...rooms],
    alias: Object.fromEntries(
      (existsSync(join(tree, 'packages')) ? readdirSync(join(tree, 'packages')) : []).map((name) => [
        `@svc/${name}`,
        join(tree, 'packages', name, 'src'),
      ]),
    ),
  };
}
