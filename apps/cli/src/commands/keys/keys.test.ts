import { beforeAll, describe, expect, it } from '@jest/globals';
import { forSuite } from '@svc/testkit/suite';
import { authenticateKey } from '@svc/domain/accounts/api-key-secret';
import { createAccountStore } from '@svc/storage/accounts/account-store';
import { argv, openTestTariff } from '../../../test/test-tariff.ts';

interface Key {
  readonly id: string;
  readonly key: string;
  readonly prefix: string;
}

const tariff = forSuite(openTestTariff);
let account: string;

beforeAll(async () => {
  const { json } = await tariff.json<{ id: string }>(
    ...argv('accounts create --name Ana --email ana@example.com --role reviewer'),
  );
  account = json.id;
});

function createKey(name: string) {
  return tariff.json<Key>('keys', 'create', '--account', account, '--name', name, '--role', 'entry');
}

describe('keys', () => {
  it('are created with id, key and prefix, and sign the account in', async () => {
    const { code, json } = await createKey('erp');
    expect(code).toBe(0);
    expect(Object.keys(json)).toEqual(['id', 'key', 'prefix']);
    expect(json.key.startsWith(json.prefix)).toBe(true);

    const actor = await authenticateKey(createAccountStore(tariff.database.client), json.key);
    expect(actor).toMatchObject({ accountId: account, role: 'entry', keyName: 'erp' });
  });

  it('are listed without their secret, with the day they were revoked', async () => {
    const { json: made } = await createKey('pim');
    expect(await tariff.json('keys', 'revoke', '--id', made.id)).toEqual({
      code: 0,
      json: { id: made.id, revoked: true },
    });
    expect(await authenticateKey(createAccountStore(tariff.database.client), made.key)).toBeNull();

    const { json } = await tariff.json<readonly { id: string; revoked_at: string | null }[]>(
      ...argv(`keys list --account ${account}`),
    );

    expect(json).toMatchObject([
      { name: 'erp', role: 'entry', revoked_at: null },
      { id: made.id, name: 'pim', prefix: made.prefix, revoked_at: expect.any(String) },
    ]);
    expect(JSON.stringify(json)).not.toContain(made.key);

    const table = (await tariff.run('keys', 'list', '--account', account)).stdout;
    expect(table).toMatch(/pim +entry +svc_/);
  });

  it('are recorded without their secret', async () => {
    const { json: made } = await createKey('audited');
    const audit = await tariff.database.client.auditEntry.findFirstOrThrow({ where: { subject: made.id } });
    expect(audit).toMatchObject({ via: 'command', action: 'key.create' });
    expect(JSON.stringify(audit.details)).not.toContain(made.key);
  });

  it.each([
    ['create', ['--account', 'nobody', '--name', 'x', '--role', 'entry']],
    ['list', ['--account', 'nobody']],
    ['revoke', ['--id', 'nobody']],
  ])('reject %s for unknown records', async (verb, options) => {
    expect(await tariff.json('keys', verb, ...options)).toMatchObject({
      code: 1,
      json: { code: 'not_found' },
    });
  });
});
