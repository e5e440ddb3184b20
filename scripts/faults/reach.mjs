import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { resolveImports } from '../metrics/imports.mjs';
import { readSources } from '../metrics/read-sources.mjs';
import { roomOf } from './draw.mjs';

/**
 * By fault the suites that came by it. What is done while a module loads is done once for all suites of a process: such
 * faults are reached by every suite that imports the module, directly or not.
 */
export function readReach(root, hitsFile, faults, suites) {
  const reach = new Map(faults.map(({ id }) => [id, new Set()]));
  const atLoad = new Set();
  for (const [id, path, loading] of readHits(hitsFile)) {
    const suite = relative(root, path);
    if (path !== '' && suites.includes(suite)) reach.get(id).add(suite);
    if (loading) atLoad.add(id);
    // The servers of all suites came by.
    if (path === '') atLoad.add(id);
  }
  const loaders = importers(root, suites);
  for (const { id, path } of faults)
    if (atLoad.has(id)) for (const suite of loaders(path)) reach.get(id).add(suite);
  return reach;
}

/** By fault the suite of its file and the `count` suites that are the fewest imports away from it. */
export function closestSuites(root, faults, suites, count) {
  const loaders = importers(root, suites);
  return new Map(
    faults.map(({ id, path }) => {
      const own = suites.filter((suite) => suite.startsWith(ownName(path)));
      return [id, new Set([...own, ...loaders(path).slice(0, count)])];
    }),
  );
}

/** How the names of the suites of a file begin. */
function ownName(path) {
  return path.replace(/\.tsx?$/, '.');
}

/** The suite of the same name first, then those of the room, then the others; the fastest first. */
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

/** The suites that import a file, directly or not, the fewest imports away first. */
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
