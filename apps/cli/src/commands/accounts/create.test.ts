import { describe, expect, it } from '@jest/globals';
import { forSuite } from '@svc/testkit/suite';
import { argv, openTestTariff } from '../../../test/test-tariff.ts';

const tariff = forSuite(openTestTariff);

describe('accounts create', () => {
  it('creates an account with its signup credits and prints it, id first', async () => {
    const { code, json } = await tariff.json(
      ...argv('accounts create --name Ana --email Ana@Example.com --role reviewer'),
    );

    expect(code).toBe(0);
    expect(Object.keys(json)[0]).toBe('id');
    expect(json).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      name: 'Ana',
      email: 'ana@example.com',
      role: 'reviewer',
      active: true,
      plan: null,
      trial_ends_at: null,
      credits: 100,
    });
  });

  it('prints short lines for terminals', async () => {
    const run = await tariff.run(...argv('accounts create --name Bo --email bo@example.com --role entry'));

    expect(run.stderr).toBe('');
    expect(run.stdout.split('\n')[0]).toMatch(/^id +[0-9a-f]{32}$/);
    expect(run.stdout).toMatch(/^role +entry$/m);
  });

  it('creates a sandbox, which the list names', async () => {
    const options = ['--name', 'Try', '--email', 'try@example.com', '--role', 'entry', '--sandbox'];
    const { json } = await tariff.json('accounts', 'create', ...options);
    expect(json).toMatchObject({ sandbox: true, credits: 0 });
    expect((await tariff.run('accounts', 'list')).stdout).toMatch(/ entry +active, sandbox /);
  });

  it('records itself without the password', async () => {
    const options = ['--name', 'Root', '--email', 'root@example.com', '--role', 'admin', '--stdin', '--json'];
    const made = await tariff.runWithInput('correct horse battery\n', 'accounts', 'create', ...options);
    const json = JSON.parse(made.stdout) as { id: string };
    const audit = await tariff.database.client.auditEntry.findFirstOrThrow({ where: { subject: json.id } });

    expect(audit).toMatchObject({ via: 'command', byId: null, action: 'account.create' });
    expect(JSON.stringify(audit.details)).not.toContain('horse');

    const account = await tariff.database.client.account.findUniqueOrThrow({ where: { id: json.id } });
    expect(account.passwordHash).toMatch(/^scrypt\$/);
  });

  it('does not accept a password on the command line, where others could see it', async () => {
    const options = [
      '--name',
      'X',
      '--email',
      'x@example.com',
      '--role',
      'entry',
      '--password',
      'correct horse',
    ];
    const run = await tariff.run('accounts', 'create', ...options);

    expect([run.code, await tariff.database.client.account.count({ where: { name: 'X' } })]).toEqual([2, 0]);
  });
});
