import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const ROOT = join(import.meta.dirname, '../../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
// `tariff` passes `--help` on; the suite of its command line has a case for each command.
const FILES = Object.values(scripts)
  .map((command) => /scripts\/\S+\.mjs/.exec(command)?.[0] ?? '')
  .filter((file) => file !== '' && file !== 'scripts/tariff.mjs');

it.each([...new Set(FILES)])('%s starts with its usage, shown by --help', (file) => {
  expect(read(file)).toMatch(/^(\/\/ .*\n)+\/\/   npm .*\n(\/\/ .*\n)*import '\.\/processes\/help\.mjs';\n/);
});

it('prints the usage and runs nothing', () => {
  const { status, stdout } = spawnSync(process.execPath, [join(ROOT, 'scripts/start.mjs'), '--help']);
  expect(status).toBe(0);
  expect(String(stdout)).toContain('npm start');
});
