import type { WEBHOOK_EVENTS } from '@svc/domain/webhooks/event-name';
import { webhookEventsJson } from '@svc/wire/webhook';
import { operation } from '../../../http/operation.ts';
import { json } from '../../../http/reply.ts';
import { object } from '../../../http/schema/collection.ts';
import { named } from '../../../http/schema/open.ts';
import { text } from '../../../http/schema/text.ts';

const words = () => text({ max: 1000 });

const EventDescriptions = named(
  'EventDescriptions',
  object({
    'lookup.completed': words(),
    'lookup.decided': words(),
    'batch.completed': words(),
    'tariff.changed': words(),
    'sku.alert': words(),
    ping: words(),
  } satisfies Record<(typeof WEBHOOK_EVENTS)[number], unknown>),
);

/** The events that a webhook can choose, with what each means. */
export const listHookEvents = () =>
  operation({
    id: 'webhooks.events',
    method: 'get',
    path: '/api/webhooks/events',
    summary: 'Events',
    tag: 'webhooks',
    access: 'admin',
    response: EventDescriptions,
    answers: { 200: 'Descriptions by event name' },
    run: async ({ t }) => json(200, webhookEventsJson(t)),
  });
