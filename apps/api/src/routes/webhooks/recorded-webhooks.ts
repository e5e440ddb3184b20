import type { Actor } from '@svc/domain/accounts/actor';
import { DELIVERY_MOVES } from '@svc/domain/webhooks/delivery-status';
import type { WebhookStore } from '@svc/domain/webhooks/webhook-store';
import type { ApiDeps } from '../../deps.ts';

type Recorded = Pick<WebhookStore, 'create' | 'find' | 'change' | 'delete' | 'redeliver' | 'redeliverMany'>;

/** Webhook writes, each audited in the same transaction, without secrets. */
export function recordedWebhooks(
  { account: { administer }, webhooks: { webhooks } }: ApiDeps,
  actor: Actor,
): Recorded {
  return {
    find: (id) => webhooks.find(id),
    create: (webhook) =>
      administer(actor, async (tx) => {
        await tx.webhooks.create(webhook);
        const { id, url, events } = webhook;
        await tx.record('webhook.create', id, { after: { url, events } });
      }),
    change: (id, change, at) =>
      administer(actor, async (tx) => {
        const before = await tx.webhooks.find(id);
        const after = await tx.webhooks.change(id, change, at);
        if (after !== null)
          await tx.record('webhook.update', id, { before: fieldsOf(before), after: fieldsOf(after) });
        return after;
      }),
    delete: (id, at) =>
      administer(actor, async (tx) => {
        const before = await tx.webhooks.find(id);
        const isDeleted = await tx.webhooks.delete(id, at);
        if (isDeleted) await tx.record('webhook.delete', id, { before: fieldsOf(before) });
        return isDeleted;
      }),
    redeliverMany: (id, filter, at) =>
      administer(actor, async (tx) => {
        const count = await tx.webhooks.redeliverMany(id, filter, at);
        await tx.record('webhook.redeliver', id, { ...filter, count });
        return count;
      }),
    redeliver: (id, deliveryId, at) =>
      administer(actor, async (tx) => {
        const status = await tx.webhooks.redeliver(id, deliveryId, at);
        if (status !== null && DELIVERY_MOVES.allows(status, 'redeliver'))
          await tx.record('webhook.redeliver', id, { delivery: deliveryId });
        return status;
      }),
  };
}

function fieldsOf(webhook: Awaited<ReturnType<Recorded['find']>>) {
  if (webhook === null) return null;
  const { url, events, active } = webhook;
  return { url, events, active };
}
