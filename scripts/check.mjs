// Checks to run before a push: types, lint, import rules and the suites without servers.
//   npm run check
import './processes/help.mjs';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { bootstrap, root } from './bootstrap.mjs';

const JEST = join(root, 'node_modules', 'jest', 'bin', 'jest.js');
const SUITES = ['--disable-warning=ExperimentalWarning', JEST, '--selectProjects', 'fast', 'page'];

await bootstrap();
const results = await Promise.all([
  steps('types', 'lint', 'rules'),
  run(process.execPath, [...SUITES, '--maxWorkers=2', '--silent', '--reporters=summary']),
]);
process.exit(results.every(Boolean) ? 0 : 1);

async function steps(...scripts) {
  let passed = true;
  for (const script of scripts) passed = (await run('npm', ['run', '--silent', script])) && passed;
  return passed;
}

function run(program, args) {
  const child = spawn(program, args, { cwd: root, stdio: 'inherit' });
  return new Promise((resolve) => child.once('close', (code) => resolve(code === 0)));
}
