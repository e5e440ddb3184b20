import { createClient } from '@svc/client';
import { describe, expect, it } from '@jest/globals';
import type { Installation } from './installation/installation.ts';
import { runTariff } from './tariff.ts';

/** Runs a command line on an installation that counts how often it is opened and closed. */
async function run(argv: readonly string[], found: Partial<Installation> | Error = {}) {
  const seen = { stdout: '', stderr: '', opened: 0, closed: 0 };
  const code = await runTariff(argv, {
    stdout: { write: (text) => (seen.stdout += text) },
    stderr: { write: (text) => (seen.stderr += text) },
    readLine: async () => '',
    connect: async () => {
      seen.opened += 1;
      if (found instanceof Error) throw found;
      return Object.assign(Object.create(found), {
        close: async () => void (seen.closed += 1),
      }) as Installation;
    },
    service: () => createClient({ baseUrl: 'http://127.0.0.1:1' }),
    now: () => new Date('2026-11-22T12:00:00Z'),
    pollMs: 1,
  });
  return { code, ...seen };
}

const DATABASE_FAILS = {
  get db(): never {
    throw new Error('a fault of the program');
  },
};

describe('the tariff command', () => {
  it.each([
    ['help of all', ['--help'], 0],
    ['help of a group', ['accounts', 'help'], 0],
    ['an unknown command', ['frobnicate'], 2],
    ['an unknown option', ['accounts', 'list', '--frob'], 2],
    ['an option without a value', ['keys', 'revoke', '--id'], 2],
    ['a value that is none', ['credits', 'grant', '--account', 'a', '--amount', ' '], 2],
    ['a file that is not there', ['rates', 'check', '--market', 'US', '--schedule', '/none/x.csv'], 1],
  ])('exits %s with its own exit code', async (_what, argv, code) => {
    expect((await run(argv)).code).toBe(code);
  });

  it.each([
    ['--help', ['--help']],
    ['an unknown command', ['frobnicate']],
    ['an option that is missing', ['keys', 'revoke']],
  ])('opens no installation for %s', async (_what, argv) => {
    expect((await run(argv)).opened).toBe(0);
  });

  it.each([
    ['--json', 'frobnicate'],
    ['keys', 'revoke', '--json'],
    ['accounts', 'list', '--json'],
    ['--json', '--help'],
  ])('prints only one JSON document with %j %j %j', async (...argv) => {
    const { stdout } = await run(
      argv.filter((word) => word !== undefined),
      new Error('no installation'),
    );
    expect(typeof JSON.parse(stdout)).toBe('object');
  });

  it('reports an error on stderr, and leaves stdout empty without --json', async () => {
    const { code, stdout, stderr } = await run(['accounts', 'list'], new Error('the service is not started'));
    expect([code, stdout, stderr]).toEqual([1, '', 'the service is not started\n']);
  });

  it('shows its usage after an invalid command line, and not after an error', async () => {
    expect((await run(['keys', 'revoke'])).stderr).toContain('\n\nusage: tariff keys revoke');
    expect((await run(['accounts', 'list'], new Error('x'))).stderr).not.toContain('usage');
  });

  it('closes the installation once, even after an error', async () => {
    const { code, opened, closed } = await run(['accounts', 'list'], DATABASE_FAILS);
    expect([code, opened, closed]).toEqual([1, 1, 1]);
  });

  it('closes nothing if none could be opened', async () => {
    expect(await run(['accounts', 'list'], new Error('x'))).toMatchObject({ opened: 1, closed: 0, code: 1 });
  });
});
