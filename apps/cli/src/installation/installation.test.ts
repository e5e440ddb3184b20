import { expect, it } from '@jest/globals';
import { runTariff } from '../tariff.ts';
import { NO_SOURCES } from '../../test/test-tariff.ts';
import { openInstallation } from './installation.ts';

it('a database that does not respond is reported with a fix and exit code 1', async () => {
  let stdout = '';
  let stderr = '';
  const code = await runTariff(['accounts', 'list', '--json'], {
    stdout: { write: (text) => (stdout += text) },
    stderr: { write: (text) => (stderr += text) },
    readLine: async () => '',
    // Nothing listens on port 1.
    connect: async () =>
      openInstallation(
        { databaseUrl: 'postgresql://127.0.0.1:1/svc', redisUrl: null },
        { signupCredits: '0', secretKeys: [], sources: NO_SOURCES, dataDir: '' },
      ),
    service: () => {
      throw new Error('no service in this test');
    },
    now: () => new Date(),
    pollMs: 1,
  });
  const detail = 'the database does not answer: start the service first (npm start)';
  expect(code).toBe(1);
  expect(JSON.parse(stdout)).toEqual({ code: 'service_unavailable', detail });
  expect(stderr).toBe(`${detail}\n`);
});
