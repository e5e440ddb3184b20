import type { EventContent } from '@svc/domain/webhooks/outbox-event';
import type { OutboxStore } from '@svc/domain/webhooks/outbox-store';
import type {
  AttemptOutcome,
  ClaimedDelivery,
  ClaimRequest,
  DeliveryStore,
  NewPing,
} from '@svc/domain/webhooks/delivery-store';
import {
  after,
  isFree,
  type MemoryState,
  type StoredAccount,
  type StoredDelivery,
  type StoredEvent,
  type StoredWebhook,
} from './state.ts';
import { isListening, known } from './webhooks.ts';

const ATTEMPTS_MAX = 3;

/** Deliveries in memory. */
export function createMemoryDeliveryStore(state: MemoryState): DeliveryStore {
  const { deliveries, webhooks } = state;
  const inState = (status: StoredDelivery['status']): readonly StoredDelivery[] =>
    [...deliveries.values()].filter((each) => each.status === status);

  return {
    claim: async (request) => claimDue(state, request),
    startPing: async (ping) => startPing(state, ping),
    record: async (outcomes) => outcomes.forEach((outcome) => record(state, outcome)),
    releaseLapsed: async (now) => {
      const lapsed = inState('sending').filter((each) => isFree(each, now));
      for (const each of lapsed) {
        const isLeft = each.attempts < each.attemptsMax;
        Object.assign(each, {
          token: null,
          leaseUntil: null,
          statusCode: null,
          error: 'delivery_interrupted',
        });
        Object.assign(each, isLeft ? { status: 'pending', nextAttemptAt: now } : { status: 'failed' });
      }
      return lapsed.length;
    },
    cancelStranded: async () => {
      const stranded = inState('pending').filter(({ webhookId }) => {
        const webhook = webhooks.get(webhookId);
        return webhook === undefined || !isListening(state, webhook);
      });
      for (const each of stranded) Object.assign(each, { status: 'cancelled', nextAttemptAt: null });
      return stranded.length;
    },
    purge: async (before) => {
      const isOver = ({ status }: StoredDelivery): boolean => status !== 'pending' && status !== 'sending';
      const old = [...deliveries.values()].filter((each) => each.createdAt < before && isOver(each));
      for (const { id } of old) deliveries.delete(id);
      return old.length;
    },
  };
}

/** The outbox in memory. */
export function createMemoryOutboxStore(state: MemoryState): OutboxStore {
  return {
    waiting: async (limit, except) => {
      const waiting = state.events.filter(
        ({ id, fannedOutAt }) => fannedOutAt === null && !except.includes(id),
      );
      const events = waiting.slice(0, limit).map(({ id, createdAt, content }) => ({
        id,
        createdAt,
        // The stores that write events write them in this shape.
        content: content as unknown as EventContent,
      }));
      return { events, unreadable: [] };
    },
    fanOut: async (bodies, at) =>
      bodies.flatMap(({ id, bodyStart }) => {
        const event = state.events.find((each) => each.id === id);
        if (event === undefined || event.fannedOutAt !== null) return [];

        event.fannedOutAt = at;
        const listeners = [...state.webhooks.values()].filter((webhook) => hears(state, webhook, event));

        return listeners.map(({ id: webhookId }) => {
          const delivery = newDelivery(state, { webhookId, event: event.event, bodyStart, createdAt: at });
          Object.assign(delivery, { nextAttemptAt: at, outboxId: id });
          return delivery.id;
        });
      }),
  };
}

// Its account's webhooks and the administrators' listen, and everybody's to what concerns the installation.
function hears(state: MemoryState, webhook: StoredWebhook, { event, accountId }: StoredEvent): boolean {
  const owner = state.accounts.get(webhook.accountId);
  if (owner === undefined || !isListening(state, webhook)) return false;

  const isWanted = webhook.events.length === 0 || webhook.events.some((each) => each === event);

  return (
    hasWebhooks(state, owner) &&
    isWanted &&
    (accountId === null || accountId === owner.id || owner.role === 'admin')
  );
}

function hasWebhooks({ plans }: MemoryState, { plan }: Pick<StoredAccount, 'plan'>): boolean {
  if (plan === null) return true;
  const entitlements = plans.get(plan)?.entitlements ?? [];
  return entitlements.some(({ key, enabled }) => key === 'feature.webhooks' && enabled);
}

interface NewDelivery {
  readonly webhookId: string;
  readonly event: string;
  readonly bodyStart: string;
  readonly createdAt: Date;
}

function newDelivery(
  { deliveries, nextId }: MemoryState,
  { bodyStart, ...fields }: NewDelivery,
): StoredDelivery {
  const id = nextId();
  const delivery: StoredDelivery = {
    ...fields,
    id,
    body: `${bodyStart}${id}}`,
    status: 'pending',
    statusCode: null,
    error: null,
    attempts: 0,
    attemptsMax: ATTEMPTS_MAX,
    nextAttemptAt: null,
    outboxId: null,
    token: null,
    leaseUntil: null,
  };
  deliveries.set(id, delivery);

  return delivery;
}

function toClaimed(webhook: StoredWebhook, delivery: StoredDelivery, doubtful: boolean): ClaimedDelivery {
  const { id, webhookId, event, body, attempts, attemptsMax, token } = delivery;
  const { url, secretSealed } = webhook;
  return {
    id,
    token: token ?? '',
    webhookId,
    url,
    secretSealed,
    event,
    body,
    attempt: attempts,
    attemptsMax,
    doubtful,
  };
}

// Of each endpoint no more than it has room for, the first of each before the second of any.
function claimDue(state: MemoryState, request: ClaimRequest): readonly ClaimedDelivery[] {
  const { token, now, leaseMs, limit, doubtfulLimit, perEndpoint } = request;
  const all = [...state.deliveries.values()];
  const lanes = [...state.webhooks.values()]
    .filter((webhook) => isListening(state, webhook))
    .flatMap((webhook) => {
      const own = all.filter(({ webhookId }) => webhookId === webhook.id);
      const room = perEndpoint - own.filter(({ status }) => status === 'sending').length;
      const due = own.filter(
        (each) => each.status === 'pending' && each.nextAttemptAt !== null && each.nextAttemptAt <= now,
      );
      return due
        .slice(0, Math.max(room, 0))
        .map((delivery, place) => ({ webhook, delivery, place, doubtful: isDoubtful(webhook) }));
    })
    .toSorted(
      (a, b) => Number(a.doubtful) - Number(b.doubtful) || a.place - b.place || a.delivery.id - b.delivery.id,
    );
  const picked = lanes.filter(
    (lane) => !lane.doubtful || lanes.filter((each) => each.doubtful).indexOf(lane) < doubtfulLimit,
  );

  return picked.slice(0, limit).map(({ webhook, delivery, doubtful }) => {
    Object.assign(delivery, {
      status: 'sending',
      token,
      leaseUntil: after(now, leaseMs),
      nextAttemptAt: null,
    });
    delivery.attempts += 1;
    return toClaimed(webhook, delivery, doubtful);
  });
}

function isDoubtful({ lastDeliveryAt, lastStatus }: StoredWebhook): boolean {
  return lastDeliveryAt !== null && (lastStatus === null || lastStatus < 200 || lastStatus > 299);
}

function startPing(
  state: MemoryState,
  { webhookId, bodyStart, token, now, leaseMs }: NewPing,
): ClaimedDelivery | null {
  const webhook = known(state, webhookId);
  if (webhook === undefined) return null;

  const delivery = newDelivery(state, { webhookId, event: 'ping', bodyStart, createdAt: now });
  Object.assign(delivery, {
    status: 'sending',
    attempts: 1,
    attemptsMax: 1,
    token,
    leaseUntil: after(now, leaseMs),
  });

  return toClaimed(webhook, delivery, false);
}

function record(state: MemoryState, outcome: AttemptOutcome): void {
  const { deliveryId, token, delivered, statusCode, error, endedAt, nextAttemptAt } = outcome;
  const delivery = state.deliveries.get(deliveryId);
  const webhook = state.webhooks.get(outcome.webhookId);
  if (webhook === undefined || delivery?.status !== 'sending' || delivery.token !== token) return;

  const listens = webhook.active && webhook.deletedAt === null;
  const again = listens ? 'pending' : 'cancelled';
  const status = delivered ? 'delivered' : nextAttemptAt === null ? 'failed' : again;
  Object.assign(delivery, { status, statusCode, error, token: null, leaseUntil: null });
  delivery.nextAttemptAt = status === 'pending' ? nextAttemptAt : null;
  Object.assign(webhook, { lastStatus: statusCode, lastError: error, lastDeliveryAt: endedAt });
}
