import { expect, it } from '@jest/globals';
import { forSuite } from '@svc/testkit/suite';
import { createAllowedHosts } from '@svc/storage/webhooks/allowed-hosts';
import { openTestTariff } from '../../../test/test-tariff.ts';

const tariff = forSuite(openTestTariff);

const allowedIn = (environment: string) =>
  createAllowedHosts(tariff.database.client, { environment, webhookAllowHosts: ['fixed:9000'] })();

it('webhooks allow adds and removes receivers, which production ignores', async () => {
  expect((await tariff.run('webhooks', 'allow')).stdout).toBe('no receiver is allowed\n');

  await tariff.run('webhooks', 'allow', '--host', '127.0.0.1:9001');
  expect((await tariff.json('webhooks', 'allow', '--host', 'Local:9002')).json).toEqual({
    hosts: ['127.0.0.1:9001', 'local:9002'],
  });
  expect([await allowedIn('development'), await allowedIn('production')]).toEqual([
    ['fixed:9000', '127.0.0.1:9001', 'local:9002'],
    [],
  ]);

  expect((await tariff.json('webhooks', 'allow', '--remove', 'local:9002')).json).toEqual({
    hosts: ['127.0.0.1:9001'],
  });
});

it.each(['localhost', 'http://localhost:9000', 'a:b', '127.0.0.1:65536'])(
  'webhooks allow rejects %s',
  async (host) => {
    expect(await tariff.json('webhooks', 'allow', '--host', host)).toMatchObject({
      code: 2,
      json: { errors: [{ field: 'host' }] },
    });
  },
);
