// Cuts a release: the version everywhere, and the changelog's unreleased entries under its name.
//   npm run release -- 1.2.0 [--dry-run]
import './processes/help.mjs';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const VERSION = /^\d+\.\d+\.\d+$/;
const UNRELEASED = '## [Unreleased]';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const version = process.argv[2] ?? '';
const isDryRun = process.argv.includes('--dry-run');

if (!VERSION.test(version)) fail('usage: npm run release -- MAJOR.MINOR.PATCH [--dry-run]');
if (!isDryRun && git('status', '--porcelain') !== '') fail('the work tree has changes; commit them first');
if (git('tag', '--list', `v${version}`) !== '') fail(`v${version} is released already`);

const before = JSON.parse(read('package.json')).version;
const today = new Date().toISOString().slice(0, 10);
const changes = [
  ...manifests().map((path) => [path, setLine(path, `"version": "${before}"`, `"version": "${version}"`)]),
  ['apps/api/src/version.ts', setLine('apps/api/src/version.ts', `'${before}'`, `'${version}'`)],
  ['deploy/compose.yaml', setLine('deploy/compose.yaml', `service:${before}`, `service:${version}`)],
  ['CHANGELOG.md', cutChangelog(read('CHANGELOG.md'), version, today)],
];

for (const [path, text] of changes) {
  console.log(path);
  if (!isDryRun) writeFileSync(join(root, path), text);
}
console.log(`
Now run .ci/run, and then:
  git commit -am "chore(release): ${version}"
  git tag -a v${version} -m "${version}"`);

/** Moves the changelog's unreleased entries under a release. Throws if there are none. */
function cutChangelog(text, version, date) {
  const start = text.indexOf(UNRELEASED);
  if (start === -1) throw new Error(`CHANGELOG.md has no ${UNRELEASED}`);

  const from = start + UNRELEASED.length;
  const next = text.indexOf('\n## [', from);
  const end = next === -1 ? text.length : next + 1;
  const entries = text.slice(from, end).trim();
  if (entries === '') throw new Error('CHANGELOG.md has no unreleased entries');

  const rest = text.slice(end);
  const released = `## [${version}] - ${date}\n\n${entries}\n`;

  return `${text.slice(0, from)}\n\n${released}${rest === '' ? '' : `\n${rest}`}`;
}

function manifests() {
  const rooms = ['apps', 'packages'].flatMap((parent) =>
    readdirSync(join(root, parent)).map((name) => `${parent}/${name}/package.json`),
  );

  return ['package.json', ...rooms.filter((path) => existsSync(join(root, path)))];
}

function setLine(path, from, to) {
  const text = read(path);
  if (from !== to && text.split(from).length !== 2) fail(`${path} does not contain ${from} exactly once`);

  return text.replace(from, to);
}

function read(path) {
  return readFileSync(join(root, path), 'utf8');
}

function git(...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
