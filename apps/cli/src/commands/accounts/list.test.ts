import { describe, expect, it } from '@jest/globals';
import { forSuite } from '@svc/testkit/suite';
import { openTestTariff } from '../../../test/test-tariff.ts';

const tariff = forSuite(openTestTariff);

describe('accounts list', () => {
  it('prints an empty list for an installation without accounts', async () => {
    expect(await tariff.json('accounts', 'list')).toEqual({ code: 0, json: [] });
  });

  it('lists the accounts, oldest first, with their available credits', async () => {
    await tariff.run('accounts', 'create', '--name', 'Ana', '--email', 'ana@example.com', '--role', 'admin');
    await tariff.run('accounts', 'create', '--name', 'Bo', '--email', 'bo@example.com', '--role', 'entry');
    await tariff.database.client.account.updateMany({ where: { name: 'Bo' }, data: { held: '2.50' } });

    const { json } = await tariff.json<readonly object[]>('accounts', 'list');
    expect(json).toMatchObject([
      { name: 'Ana', role: 'admin', credits: 100, held: 0 },
      { name: 'Bo', role: 'entry', credits: 97.5, held: 2.5 },
    ]);

    const { stdout } = await tariff.run('accounts', 'list');
    expect(stdout.split('\n')[0]).toMatch(/^id +name +email +role +state +plan +credits$/);
    expect(stdout).toMatch(/Bo +bo@example.com +entry +active +- +97.5$/m);
  });
});
