import { DELIVERIES_SHOWN, listDeliveries, redeliver, redeliverMany } from '@svc/domain/webhooks/deliveries';
import { DELIVERY_STATUSES } from '@svc/domain/webhooks/delivery-status';
import { WEBHOOK_EVENTS } from '@svc/domain/webhooks/event-name';
import { changeWebhook, deleteWebhook, registerWebhook } from '@svc/domain/webhooks/manage-webhooks';
import { testWebhook } from '@svc/domain/webhooks/test-webhook';
import { deliveryJson } from '@svc/wire/webhooks/delivery';
import {
  registeredWebhookJson,
  webhookJson,
  testedWebhookJson,
  webhookEventsJson,
} from '@svc/wire/webhooks/webhook';
import type { ApiDeps } from '../../deps.ts';
import { operation } from '../../http/operation.ts';
import { limitField } from '../../http/paging.ts';
import { json } from '../../http/reply.ts';
import * as v from '../../http/schema/index.ts';
import { recordedWebhooks } from './recorded-webhooks.ts';
import {
  DeliverySchema,
  eventsField,
  HookPath,
  RegisteredWebhookSchema,
  TestedWebhookSchema,
  urlField,
  WebhookSchema,
} from './webhook-schema.ts';

export const webhooksRegister = (deps: ApiDeps) =>
  operation({
    id: 'webhooks.register',
    route: 'POST /api/webhooks',
    summary: 'Register a webhook',
    access: 'admin',
    feature: 'feature.webhooks',
    body: v.object({ url: urlField(), events: v.optional(v.nullable(eventsField())) }),
    response: RegisteredWebhookSchema,
    answers: { 200: 'The webhook with its secret' },
    run: async ({ actor, body, t }) => {
      const made = await registerWebhook(
        { ...deps.webhooks, webhooks: recordedWebhooks(deps, actor) },
        actor,
        { url: body.url, events: body.events ?? [] },
      );
      return json(200, registeredWebhookJson(made, t));
    },
  });

const WEBHOOKS_MAX = 10_000;

export const webhooksList = ({ webhooks }: ApiDeps) =>
  operation({
    id: 'webhooks.list',
    route: 'GET /api/webhooks',
    summary: 'List webhooks',
    access: 'admin',
    response: v.array(WebhookSchema, { max: WEBHOOKS_MAX }),
    answers: { 200: 'Webhooks, oldest first' },
    run: async ({ t }) =>
      json(
        200,
        (await webhooks.webhooks.list()).map((webhook) => webhookJson(webhook, t)),
      ),
  });

export const webhooksChange = (deps: ApiDeps) =>
  operation({
    id: 'webhooks.change',
    route: 'PATCH /api/webhooks/{hook_id}',
    summary: 'Change a webhook',
    access: 'admin',
    feature: 'feature.webhooks',
    params: HookPath,
    body: v.object({
      url: v.optional(v.nullable(urlField())),
      events: v.optional(v.nullable(eventsField())),
      active: v.optional(v.nullable(v.boolean())),
    }),
    response: WebhookSchema,
    answers: { 200: 'The webhook', 404: 'No such webhook' },
    run: async ({ actor, params, body, t }) => {
      const recording = { ...deps.webhooks, webhooks: recordedWebhooks(deps, actor) };
      return json(200, webhookJson(await changeWebhook(recording, params.hook_id, body), t));
    },
  });

export const webhooksDelete = (deps: ApiDeps) =>
  operation({
    id: 'webhooks.delete',
    route: 'DELETE /api/webhooks/{hook_id}',
    summary: 'Delete a webhook',
    access: 'admin',
    params: HookPath,
    response: v.object({ ok: v.boolean() }),
    answers: { 200: 'The webhook is deleted', 404: 'No such webhook' },
    run: async ({ actor, params }) => {
      await deleteWebhook({ ...deps.webhooks, webhooks: recordedWebhooks(deps, actor) }, params.hook_id);
      return json(200, { ok: true });
    },
  });

const DeliveriesQuery = v.object({
  status: v.optional(v.oneOf(DELIVERY_STATUSES, { about: 'Only deliveries in this state' })),
  before_id: v.optional(
    v.integerId({ about: 'Only older deliveries; the id of the last one of a page returns the next page' }),
  ),
  event: v.optional(v.oneOf(WEBHOOK_EVENTS, { about: 'Only deliveries of this event' })),
  since: v.optional(v.timestamp({ about: 'Only deliveries made from then on' })),
  until: v.optional(v.timestamp({ about: 'Only deliveries made before' })),
  body: v.optional(v.boolean({ about: 'Adds the event as it is sent' })),
  ...limitField(DELIVERIES_SHOWN),
});

export const webhooksDeliveries = ({ webhooks }: ApiDeps) =>
  operation({
    id: 'webhooks.deliveries',
    route: 'GET /api/webhooks/{hook_id}/deliveries',
    summary: 'Deliveries of a webhook',
    access: 'admin',
    params: HookPath,
    query: DeliveriesQuery,
    response: v.array(DeliverySchema, { max: DELIVERIES_SHOWN.max }),
    answers: {
      200: `Deliveries, newest first; by default the last ${DELIVERIES_SHOWN.default}`,
      404: 'No such webhook',
    },
    run: async ({ params, query, t }) => {
      const { status, before_id: beforeId, event, body: withBody, limit } = query;
      const period = { since: momentOf(query.since) ?? undefined, until: momentOf(query.until) ?? undefined };
      const filter = { status, beforeId, event, withBody, limit, ...period };
      const deliveries = await listDeliveries(webhooks, params.hook_id, filter);

      return json(
        200,
        deliveries.map((delivery) => deliveryJson(delivery, t)),
      );
    },
  });

export const webhooksRedeliver = (deps: ApiDeps) =>
  operation({
    id: 'webhooks.redeliver',
    route: 'POST /api/webhooks/{hook_id}/deliveries/{delivery_id}/redeliver',
    summary: 'Deliver again',
    access: 'admin',
    feature: 'feature.webhooks',
    params: v.object({ hook_id: v.id(), delivery_id: v.integerId() }),
    response: v.object({ ok: v.boolean() }),
    answers: {
      202: 'The delivery is due again',
      404: 'No such webhook or delivery',
      409: 'Paused, or not finished yet',
    },
    run: async ({ actor, params }) => {
      const recording = { ...deps.webhooks, webhooks: recordedWebhooks(deps, actor) };
      await redeliver(recording, params.hook_id, params.delivery_id);
      return json(202, { ok: true });
    },
  });

const RedeliverBody = v.object({
  status: v.withDefault(
    v.oneOf(['failed', 'cancelled', 'delivered'], { about: 'State of the deliveries' }),
    'failed',
  ),
  since: v.optional(v.nullable(v.timestamp({ about: 'Only deliveries made from then on' }))),
  until: v.optional(v.nullable(v.timestamp({ about: 'Only deliveries made before' }))),
});

/** Resends finished deliveries under their ids, in order: after an outage of the receiver, all that failed. */
export const webhooksRedeliverMany = (deps: ApiDeps) =>
  operation({
    id: 'webhooks.redeliver_many',
    route: 'POST /api/webhooks/{hook_id}/redeliver',
    summary: 'Deliver again what failed',
    access: 'admin',
    feature: 'feature.webhooks',
    params: HookPath,
    body: RedeliverBody,
    bodyRequired: false,
    response: v.object({ redelivered: v.integer({ min: 0 }) }),
    answers: { 202: 'The deliveries are due again', 404: 'No such webhook', 409: 'The webhook is paused' },
    run: async ({ actor, params, body: { status, since, until } }) => {
      const filter = { status, since: momentOf(since), until: momentOf(until) };
      const recording = { webhooks: recordedWebhooks(deps, actor), now: deps.clock };
      return json(202, { redelivered: await redeliverMany(recording, params.hook_id, filter) });
    },
  });

function momentOf(text: string | null | undefined): Date | null {
  return text === null || text === undefined ? null : new Date(text);
}

export const webhooksTest = ({ account: { recordAct }, webhooks }: ApiDeps) =>
  operation({
    id: 'webhooks.test',
    route: 'POST /api/webhooks/{hook_id}/test',
    summary: 'Test a webhook',
    access: 'admin',
    feature: 'feature.webhooks',
    params: HookPath,
    response: TestedWebhookSchema,
    answers: {
      200: 'The webhook and how the call went',
      404: 'No such webhook',
      409: 'The webhook is paused',
      429: 'Too many tests',
    },
    run: async ({ actor, params, t }) => {
      const tested = await testWebhook(webhooks, actor, params.hook_id, t('events.ping_message'));
      await recordAct(actor, 'webhook.test', params.hook_id, { ok: tested.ok });
      return json(200, testedWebhookJson(tested, t));
    },
  });

const words = () => v.text({ max: 1000 });

const EventDescriptions = v.entity('EventDescriptions', {
  'lookup.completed': words(),
  'lookup.decided': words(),
  'batch.completed': words(),
  'tariff.changed': words(),
  'sku.alert': words(),
  ping: words(),
} satisfies Record<(typeof WEBHOOK_EVENTS)[number], unknown>);

export const webhooksEvents = () =>
  operation({
    id: 'webhooks.events',
    route: 'GET /api/webhooks/events',
    summary: 'Events',
    access: 'admin',
    response: EventDescriptions,
    answers: { 200: 'Descriptions by event name' },
    run: async ({ t }) => json(200, webhookEventsJson(t)),
  });
