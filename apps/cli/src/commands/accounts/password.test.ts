import { beforeAll, describe, expect, it } from '@jest/globals';
import { forSuite } from '@svc/testkit/suite';
import { verifyPassword } from '@svc/domain/sign-in/password';
import { openTestTariff } from '../../../test/test-tariff.ts';

const CHOSEN = 'correct horse battery';

const tariff = forSuite(openTestTariff);
let id: string;

beforeAll(async () => {
  const options = ['--name', 'Ana', '--email', 'ana@example.com', '--role', 'entry'];
  id = (await tariff.json<{ id: string }>('accounts', 'create', ...options)).json.id;
});

const hashOf = async () =>
  (await tariff.database.client.account.findUniqueOrThrow({ where: { id } })).passwordHash ?? '';

describe('accounts password', () => {
  it('generates a password and shows it once', async () => {
    const run = await tariff.json<{ password: string }>('accounts', 'password', '--email', 'Ana@example.com');
    expect(run).toEqual({
      code: 0,
      json: { id, email: 'ana@example.com', password: expect.stringMatching(/^[\w-]{20}$/) },
    });
    expect(await verifyPassword(run.json.password, await hashOf())).toBe(true);
  });

  it.each(['\n', '\r\n', ''])(
    'reads the first line of standard input before %j without printing it',
    async (end) => {
      const options = ['accounts', 'password', '--email', 'ana@example.com', '--stdin'];
      const run = await tariff.runWithInput(`${CHOSEN}${end}`, ...options);

      expect(run).toMatchObject({ code: 0, stderr: '' });
      expect(run.stdout).toContain(id);
      expect(run.stdout).not.toContain('horse');
      expect(await verifyPassword(CHOSEN, await hashOf())).toBe(true);
    },
  );

  it.each([
    ['short\n', 'must have at least 12 characters'],
    ['', 'must have at least 12 characters'],
    ['ANA@example.com\n', 'must not be the email address'],
  ])('rejects %j without changing the password', async (input, message) => {
    const before = await hashOf();
    const options = ['accounts', 'password', '--email', 'ana@example.com', '--stdin', '--json'];
    const run = await tariff.runWithInput(input, ...options);

    expect(run.code).toBe(1);
    expect(JSON.parse(run.stdout)).toMatchObject({
      code: 'validation_error',
      errors: [{ field: 'password', message }],
    });
    expect(await hashOf()).toBe(before);
  });

  it('rejects an unknown email', async () => {
    expect(await tariff.json('accounts', 'password', '--email', 'nobody@example.com')).toMatchObject({
      code: 1,
      json: { code: 'not_found' },
    });
  });
});
