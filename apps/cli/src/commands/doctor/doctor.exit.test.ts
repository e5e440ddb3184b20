import { expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suiteFolder } from '@svc/testkit/folder';
import { readDoctorConfig } from '@svc/runtime/config/doctor';
import { runAlone } from '../../../test/test-tariff.ts';
import { readFacts } from './doctor.ts';
import type { Finding } from './finding.ts';

const folder = suiteFolder();

it('exits with 1 if a check fails, and prints every check', async () => {
  const { code, stdout } = await runAlone(['doctor', '--json']);
  const { healthy, findings } = JSON.parse(stdout) as { healthy: boolean; findings: Finding[] };
  expect(findings.map(({ check }) => check)).toEqual(
    expect.arrayContaining(['disk', 'port', 'models', 'database']),
  );
  expect(healthy).toBe(findings.every(({ state }) => state !== 'failed'));
  expect(code).toBe(healthy ? 0 : 1);
});

it.each([
  ['runtime.json', '{"databaseUrl"'],
  ['secret-key', null],
])('names a file of the data folder that cannot be used: %s', (name, content) => {
  const dataDir = mkdtempSync(join(folder, 'data-'));
  const path = join(dataDir, name);
  if (content === null) mkdirSync(path);
  else writeFileSync(path, content);
  const config = { ...readDoctorConfig(), databaseUrl: null, secretKey: '', dataDir };
  expect(readFacts(config, () => new Date()).unreadable).toEqual([expect.stringContaining(path)]);
});
