import { expect, it } from '@jest/globals';
import { runAlone } from '../../../test/test-tariff.ts';
import type { Finding } from './finding.ts';

it('exits with 1 if a check fails, and prints every check', async () => {
  const { code, stdout } = await runAlone(['doctor', '--json']);
  const { healthy, findings } = JSON.parse(stdout) as { healthy: boolean; findings: Finding[] };
  expect(findings.map(({ check }) => check)).toEqual(
    expect.arrayContaining(['disk', 'port', 'models', 'database']),
  );
  expect(healthy).toBe(findings.every(({ state }) => state !== 'failed'));
  expect(code).toBe(healthy ? 0 : 1);
});
