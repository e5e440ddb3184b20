import type { SecretStore } from '@svc/domain/webhooks/secret-store';
import { DELIVERY_MOVES } from '@svc/domain/webhooks/delivery-status';
import type { Delivery, Webhook } from '@svc/domain/webhooks/webhook';
import type { WebhookStore } from '@svc/domain/webhooks/webhook-store';
import { after, type MemoryState, type StoredDelivery, type StoredWebhook } from './state.ts';

const TEST_WINDOW_MS = 60_000;

/** Webhooks in memory. */
export function createMemoryWebhookStore(state: MemoryState): WebhookStore {
  const { webhooks, deliveries } = state;

  return {
    create: async ({ secretSealed, ...webhook }) => {
      const none = { lastStatus: null, lastError: null, lastDeliveryAt: null, deletedAt: null };
      webhooks.set(webhook.id, {
        ...webhook,
        ...none,
        active: true,
        secretSealed: Uint8Array.from(secretSealed),
      });
    },
    find: async (id) => shown(known(state, id)),
    list: async () => listed(state).flatMap((webhook) => shown(webhook) ?? []),
    change: async (id, change) => {
      const webhook = known(state, id);
      if (webhook === undefined) return null;

      webhook.url = change.url ?? webhook.url;
      webhook.events = change.events ?? webhook.events;
      webhook.active = change.active ?? webhook.active;
      if (!webhook.active) cancelPending(state, id);

      return shown(webhook);
    },
    delete: async (id, at) => {
      const webhook = known(state, id);
      if (webhook === undefined) return false;

      Object.assign(webhook, { deletedAt: at, active: false, secretSealed: new Uint8Array() });
      cancelPending(state, id);

      return true;
    },
    reserveTest: async (...test) => reserveTest(state, ...test),
    listDeliveries: async (webhookId, { status, beforeId = Infinity, limit }) =>
      [...deliveries.values()]
        .filter((each) => each.webhookId === webhookId && each.id < beforeId)
        .filter((each) => status === undefined || each.status === status)
        .toSorted((a, b) => b.id - a.id)
        .slice(0, limit)
        .map(shownDelivery),
    redeliver: async (webhookId, deliveryId, at) => {
      const delivery = deliveries.get(deliveryId);
      if (delivery?.webhookId !== webhookId || known(state, webhookId) === undefined) return null;

      const { status } = delivery;
      if (DELIVERY_MOVES.allows(status, 'redeliver'))
        Object.assign(delivery, { status: 'pending', attempts: 0, nextAttemptAt: at });

      return status;
    },
  };
}

function reserveTest(
  state: MemoryState,
  ...[id, accountId, at, rates]: Parameters<WebhookStore['reserveTest']>
): boolean {
  const since = after(at, -TEST_WINDOW_MS);
  const recent = state.webhookTests.filter((test) => test.at > since);
  const ofWebhook = recent.filter(({ webhookId }) => webhookId === id).length;
  const ofAccount = recent.filter((test) => test.accountId === accountId).length;
  const isUsedUp = ofWebhook >= rates.perWebhook || ofAccount >= rates.perAccount;
  if (known(state, id) === undefined || isUsedUp) return false;

  state.webhookTests.push({ webhookId: id, accountId, at });

  return true;
}

/** The sealed secrets of webhooks in memory. */
export function createMemorySecretStore(state: MemoryState): SecretStore {
  return {
    list: async () => listed(state).map(({ id, secretSealed }) => ({ webhookId: id, sealed: secretSealed })),
    replace: async (id, from, to) => {
      const webhook = known(state, id);
      if (webhook === undefined || Buffer.compare(webhook.secretSealed, from) !== 0) return false;
      webhook.secretSealed = Uint8Array.from(to);
      return true;
    },
  };
}

/** A webhook that was not deleted. */
export function known({ webhooks }: MemoryState, id: string): StoredWebhook | undefined {
  const webhook = webhooks.get(id);
  return webhook?.deletedAt === null ? webhook : undefined;
}

/** True if a webhook receives events: it is active, and so is its account. */
export function isListening(
  { accounts }: MemoryState,
  { active, deletedAt, accountId }: StoredWebhook,
): boolean {
  return active && deletedAt === null && accounts.get(accountId)?.active === true;
}

function listed({ webhooks }: MemoryState): readonly StoredWebhook[] {
  return [...webhooks.values()]
    .filter(({ deletedAt }) => deletedAt === null)
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1));
}

function shown(webhook: StoredWebhook | undefined): Webhook | null {
  if (webhook === undefined) return null;
  const { secretSealed: _secret, deletedAt: _deleted, ...fields } = webhook;
  return fields;
}

function shownDelivery(delivery: StoredDelivery): Delivery {
  const { id, webhookId, event, status, statusCode, error, attempts, createdAt } = delivery;
  return { id, webhookId, event, status, statusCode, error, attempts, createdAt };
}

function cancelPending({ deliveries }: MemoryState, webhookId: string): void {
  for (const delivery of deliveries.values())
    if (delivery.webhookId === webhookId && delivery.status === 'pending')
      Object.assign(delivery, { status: 'cancelled', nextAttemptAt: null });
}
