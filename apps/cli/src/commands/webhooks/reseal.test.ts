import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { forSuite } from '@svc/testkit/suite';
import { newId } from '@svc/domain/id';
import { createSecretSeal } from '@svc/storage/webhooks/secret-seal';
import { openTestTariff } from '../../../test/test-tariff.ts';

const LOST = Buffer.alloc(32, 1);
const OLD = Buffer.alloc(32, 2);
const NEW = Buffer.alloc(32, 3);

const tariff = forSuite(() => openTestTariff({ secretKeys: [NEW, OLD] }));
let accountId: string;

beforeAll(async () => {
  const options = ['--name', 'Ana', '--email', 'ana@example.com', '--role', 'admin'];
  accountId = String((await tariff.json('accounts', 'create', ...options)).json['id']);
});
beforeEach(async () => void (await tariff.database.client.webhook.deleteMany()));

async function addWebhook(key: Uint8Array): Promise<string> {
  const id = newId();
  const secretSealed = Uint8Array.from(createSecretSeal([key]).seal('whsec_a', id));
  const data = { id, accountId, url: 'https://example.com/', secretSealed };

  await tariff.database.client.webhook.create({ data });
  return id;
}

describe('webhooks reseal', () => {
  it('seals with the first key, so that the other can be dropped; recorded in the audit log', async () => {
    const ids = [await addWebhook(OLD), await addWebhook(NEW)];
    const done = { resealed: 1, current: 1, unopened: [] };

    expect(await tariff.json('webhooks', 'reseal')).toEqual({ code: 0, json: done });

    const rows = await tariff.database.client.webhook.findMany({ where: { id: { in: ids } } });
    const opened = rows.map((row) => createSecretSeal([NEW]).open(row.secretSealed, row.id));

    expect(opened).toEqual(['whsec_a', 'whsec_a']);

    const [act] = await tariff.database.client.auditEntry.findMany({ where: { action: 'webhooks.reseal' } });
    expect(act).toMatchObject({ via: 'command', details: done });
    expect((await tariff.run('webhooks', 'reseal')).stdout).toBe(
      '0 secrets resealed, 2 already encrypted with the first key\n',
    );
  });

  it('reseals the others, fails, and lists the webhooks that no key opens', async () => {
    const lost = await addWebhook(LOST);
    await addWebhook(OLD);

    expect(await tariff.json('webhooks', 'reseal')).toMatchObject({
      code: 1,
      json: { code: 'conflict', details: { resealed: 1, unopened: [lost] } },
    });
    expect((await tariff.run('webhooks', 'reseal')).stderr).toContain(lost);
  });

  it('fails without a key', async () => {
    const keyless = await openTestTariff();
    expect(await keyless.json('webhooks', 'reseal')).toMatchObject({
      code: 1,
      json: { code: 'validation_error' },
    });

    await keyless.close();
  });
});
