import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { resolveImports } from '../metrics/imports.mjs';
import { readSources } from '../metrics/read-sources.mjs';
import { roomOf } from './draw.mjs';

/**
 * Suites that reached each fault. Code run at module load runs once for all suites of a process, so its faults are
 * reached by every suite that imports the module, directly or not.
 */
export function readReach(root, hitsFile, faults, suites) {
  const reach = new Map(faults.map(({ id }) => [id, new Set()]));
  const atLoad = new Set();
  for (const [id, path, loading] of readHits(hitsFile)) {
    const suite = relative(root, path);
    if (path !== '' && suites.includes(suite)) reach.get(id).add(suite);
    if (loading) atLoad.add(id);
    // Reached by the servers of all suites.
    if (path === '') atLoad.add(id);
  }
  const loaders = importers(root, suites);
  for (const { id, path } of faults)
    if (atLoad.has(id)) for (const suite of loaders(path)) reach.get(id).add(suite);
  return reach;
}

/** For each fault, the suite of its file and the `count` suites with the fewest imports to it. */
export function closestSuites(root, faults, suites, count) {
  const loaders = importers(root, suites);
  return new Map(
    faults.map(({ id, path }) => {
      const own = suites.filter((suite) => suite.startsWith(ownName(path)));
      return [id, new Set([...own, ...loaders(path).slice(0, count)])];
    }),
  );
}

function ownName(path) {
  return path.replace(/\.tsx?$/, '.');
}

/** Sorts suites: the one of the same name, then those of the package, then the others; the fastest first. */
export function inOrder(suites, path, times) {
  const own = ownName(path);
  const distance = (suite) => {
    if (suite.startsWith(own)) return 0;
    return roomOf({ path: suite }) === roomOf({ path }) ? 1 : 2;
  };
  return [...suites].sort(
    (left, right) => distance(left) - distance(right) || (times.get(left) ?? 0) - (times.get(right) ?? 0),
  );
}

function readHits(file) {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.filter(Boolean).map((line) => JSON.parse(line));
}

/** Suites that import a file, directly or not, those with the fewest imports between first. */
function importers(root, suites) {
  const known = new Set(suites);
  const files = readSources(root);
  const edges = resolveImports(root, files);
  const back = new Map();
  for (const [from, targets] of edges)
    for (const { to } of targets) back.set(to, [...(back.get(to) ?? []), from]);
  return (path) => {
    const found = new Set([path]);
    for (const each of found) for (const from of back.get(each) ?? []) found.add(from);
    return [...found].filter((each) => known.has(each));
  };
}
