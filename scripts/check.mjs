// Checks to run before a push: types, lint, import rules, the suites without servers and those of the use-cases.
//   npm run check
import './processes/help.mjs';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { bootstrap, root } from './bootstrap.mjs';

const JEST = join(root, 'node_modules', 'jest', 'bin', 'jest.js');
const SUITES = [
  '--disable-warning=ExperimentalWarning',
  JEST,
  '--silent',
  '--reporters=summary',
  '--maxWorkers=2',
];
const FAST = ['--selectProjects', 'fast', 'page'];
const USE_CASES = ['--selectProjects', 'integration', '--testPathPatterns', 'packages/domain/'];

await bootstrap();
const results = await Promise.all([steps('types', 'lint', 'rules'), suites(FAST, USE_CASES)]);
process.exit(results.every(Boolean) ? 0 : 1);

async function steps(...scripts) {
  let passed = true;
  for (const script of scripts) passed = (await run('npm', ['run', '--silent', script])) && passed;
  return passed;
}

async function suites(...selections) {
  let passed = true;
  for (const each of selections) passed = (await run(process.execPath, [...SUITES, ...each])) && passed;
  return passed;
}

function run(program, args) {
  const child = spawn(program, args, { cwd: root, stdio: 'inherit' });
  return new Promise((resolve) => child.once('close', (code) => resolve(code === 0)));
}
