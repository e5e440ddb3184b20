import { afterEach, expect, it } from '@jest/globals';
import { forSuite } from '@svc/testkit/suite';
import { silentLogger, type LogFields } from '@svc/runtime/logger';
import { createSecretSeal } from '@svc/storage/webhooks/secret-seal';
import { createSecretStore } from '@svc/storage/webhooks/secret-store';
import { reportUnopened } from '../src/report-unopened.ts';
import { createHarness, writeEvents } from './harness.ts';

const OTHER = Buffer.alloc(32, 8);
const EARLIER = Buffer.alloc(32, 7);

const harness = forSuite(createHarness);
afterEach(() => harness.reset());

it('reportUnopened names the webhooks whose secret no key opens, and logs nothing otherwise', async () => {
  const { webhook } = await harness.register('https://example.com/');
  const store = createSecretStore(harness.database.client);
  const lines: LogFields[] = [];
  const logger = { ...silentLogger, error: (_: string, fields: LogFields = {}) => void lines.push(fields) };

  expect(await reportUnopened(store, createSecretSeal([OTHER]), logger)).toBe(1);
  expect(lines).toEqual([{ count: 1, webhooks: [webhook.id] }]);
  expect(await reportUnopened(store, createSecretSeal([OTHER, EARLIER]), logger)).toBe(0);
  expect(lines).toHaveLength(1);
});

it('a worker after a change of keys delivers what an earlier key list sealed, once that key is the only one', async () => {
  const receiver = await harness.receiver();
  const sealed = createSecretSeal([OTHER, EARLIER]);
  const { webhook } = await harness.register(receiver.url);

  await harness.database.client.webhook.update({
    where: { id: webhook.id },
    data: { secretSealed: Uint8Array.from(sealed.seal('whsec_a', webhook.id)) },
  });
  await writeEvents(harness.database, 1);
  harness.startWorker({ secretKeys: [OTHER] });

  expect(await harness.ended(webhook.id)).toMatchObject([{ status: 'delivered', attempts: 1 }]);
});
