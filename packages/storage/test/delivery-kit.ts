import { newId } from '@svc/domain/id';
import { AT } from '@svc/testkit/records';
import type { Stores } from '@svc/testkit/stores';
import type { TestDatabase } from '@svc/testkit/test-database';
import type { Prisma } from '../src/generated/prisma/client.ts';

export async function addWebhook(stores: Stores, accountId: string): Promise<string> {
  const id = newId();
  await stores.webhooks.create({
    id,
    accountId,
    url: 'https://hooks.example.com/',
    events: [],
    secretSealed: Buffer.from('sealed'),
    createdAt: AT,
  });
  return id;
}

export async function addDue(
  database: TestDatabase,
  webhookId: string,
  changes: Partial<Prisma.DeliveryUncheckedCreateInput> = {},
): Promise<number> {
  const data = { webhookId, event: 'lookup.completed', body: '{}', createdAt: AT, nextAttemptAt: AT };
  return (await database.client.delivery.create({ data: { ...data, ...changes } })).id;
}
