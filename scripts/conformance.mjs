// Writes docs/conformance.md from the answers that the tests of the API are given.
//   npm run conformance                     runs those tests, then writes the page
//   npm run conformance -- --from FOLDER    writes it from a run under SVC_TEST_RECORD_ANSWERS=FOLDER
//   npm run conformance -- --check FOLDER   writes nothing: fails where such a run does not show what the page says
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './bootstrap.mjs';
import { runQuietly } from './processes/run-quietly.mjs';

const { from, check } = parseArgs({
  options: { from: { type: 'string' }, check: { type: 'string' } },
}).values;
const given = from ?? check;
const folder = given === undefined ? mkdtempSync(join(tmpdir(), 'answers-')) : resolve(given);
const test = (title, args, env) =>
  runQuietly(title, process.execPath, [join(root, 'scripts', 'test.mjs'), '--ci', ...args], {
    cwd: root,
    env: { ...process.env, ...env },
  });

if (given === undefined) {
  // A failing step ends the process.
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const uncounted = ['/node_modules/', '/conformance-table.test', '/every-operation.property.test'];
  const ignored = uncounted.map((pattern) => `--testPathIgnorePatterns=${pattern}`);
  await test('tests of the API', ['/apps/api/', ...ignored], { SVC_TEST_RECORD_ANSWERS: folder });
}
await test('conformance table', ['/apps/api/test/conformance-table.test'], {
  SVC_TEST_RECORDED_ANSWERS: folder,
  ...(check === undefined ? { SVC_TEST_WRITE_FILES: 'on' } : {}),
});
console.error(
  check === undefined ? 'docs/conformance.md is written' : 'docs/conformance.md holds for this run',
);
