import type { EventName } from '@svc/domain/webhooks/event-name';
import type { Delivery, Webhook } from '@svc/domain/webhooks/webhook';
import type { DeliveryFilter, WebhookStore } from '@svc/domain/webhooks/webhook-store';
import type { PrismaClient, Webhook as WebhookRow } from '../generated/prisma/client.ts';
import type { Db } from '../prisma.ts';
import {
  changeWebhookSql,
  deleteWebhookSql,
  redeliverManySql,
  redeliverSql,
  replaceWebhookSql,
  reserveTestSql,
} from './webhook.sql.ts';

// A number that no other lock of this database uses: each count of test calls must see the previous ones.
const TEST_LOCK = 7_203_000_002;
const INTEGER_MAX = 2_147_483_647;

export type WebhookWrites = Pick<
  WebhookStore,
  'create' | 'replace' | 'find' | 'change' | 'delete' | 'redeliver' | 'redeliverMany'
>;

export function createWebhookWrites(db: Db): WebhookWrites {
  const find: WebhookStore['find'] = async (id) => {
    const row = await db.webhook.findFirst({ where: { id, deletedAt: null } });
    return row === null ? null : toWebhook(row);
  };

  return {
    create: async ({ events, secretSealed, ...webhook }) => {
      await db.webhook.create({
        data: { ...webhook, events: [...events], secretSealed: Uint8Array.from(secretSealed) },
      });
    },
    replace: async (id, successor, retiresAt) =>
      (await db.$executeRaw(replaceWebhookSql(id, successor, retiresAt))) > 0,
    redeliverMany: (webhookId, filter, at) => db.$executeRaw(redeliverManySql(webhookId, filter, at)),
    find,
    change: async (id, change, at) => {
      await db.$executeRaw(changeWebhookSql(id, change, at));
      return find(id);
    },
    delete: async (id, at) => {
      const rows = await db.$queryRaw<{ deleted: number }[]>(deleteWebhookSql(id, at));
      return rows[0]?.deleted === 1;
    },
    redeliver: async (webhookId, deliveryId, at) => {
      if (!Number.isInteger(deliveryId) || deliveryId < 1 || deliveryId > INTEGER_MAX) return null;
      const rows = await db.$queryRaw<{ status: string }[]>(redeliverSql(webhookId, deliveryId, at));
      return (rows[0]?.status ?? null) as Awaited<ReturnType<WebhookStore['redeliver']>>;
    },
  };
}

export function createWebhookStore(db: PrismaClient): WebhookStore {
  return {
    ...createWebhookWrites(db),
    list: async () => {
      const rows = await db.webhook.findMany({
        where: { deletedAt: null },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      });
      return rows.map(toWebhook);
    },
    reserveTest: async (id, accountId, at, rates) => {
      const [, reserved] = await db.$transaction([
        db.$executeRaw`SELECT pg_advisory_xact_lock(${TEST_LOCK}::bigint)`,
        db.$executeRaw(reserveTestSql(id, accountId, at, rates)),
      ]);
      return reserved === 1;
    },
    listDeliveries: (webhookId, filter) => listDeliveries(db, webhookId, filter),
  };
}

function listDeliveries(
  db: PrismaClient,
  webhookId: string,
  { status, beforeId, event, since, until, withBody = false, limit }: DeliveryFilter,
): Promise<readonly Delivery[]> {
  const where = {
    webhookId,
    ...(status === undefined ? {} : { status }),
    ...(beforeId === undefined ? {} : { id: { lt: beforeId } }),
    ...(event === undefined ? {} : { event }),
    createdAt: {
      ...(since === undefined ? {} : { gte: since }),
      ...(until === undefined ? {} : { lt: until }),
    },
  };

  return db.delivery.findMany({ where, orderBy: { id: 'desc' }, take: limit, omit: { body: !withBody } });
}

function toWebhook(row: WebhookRow): Webhook {
  const { id, accountId, url, active, createdAt, lastStatus, lastError, lastDeliveryAt } = row;
  const events = row.events as EventName[];
  return { id, accountId, url, events, active, createdAt, lastStatus, lastError, lastDeliveryAt };
}
