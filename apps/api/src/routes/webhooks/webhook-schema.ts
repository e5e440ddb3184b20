import { FIELD_MAX_CHARS } from '@svc/domain/lookups/field-sizes';
import { array, object } from '../../http/schema/collection.ts';
import { boolean, integer } from '../../http/schema/number.ts';
import { named } from '../../http/schema/open.ts';
import { nullable, optional } from '../../http/schema/presence.ts';
import { id, text, timestamp } from '../../http/schema/text.ts';

const EVENTS_MAX = 50;
const EVENT_MAX_CHARS = 100;

export const urlField = () =>
  text({ max: FIELD_MAX_CHARS.webhook_url, min: 1, trim: true, about: 'https address of the receiver' });

/** Event names; empty means all events. */
export const eventsField = () => array(text({ max: EVENT_MAX_CHARS }), { max: EVENTS_MAX });

export const HookPath = object({ hook_id: id() });

const WORDS_MAX = 10_000;
const BODY_MAX = 1_000_000;
const words = () => text({ max: WORDS_MAX });

const webhookFields = {
  id: id(),
  url: words(),
  events: array(words(), { max: 100 }),
  active: boolean(),
  created_at: timestamp(),
  last_status: nullable(integer()),
  last_error: nullable(words()),
  last_delivery_at: nullable(timestamp()),
} as const;

export const WebhookSchema = named('Webhook', object(webhookFields));

/** A registered webhook: the only response with its secret. */
export const RegisteredWebhookSchema = named(
  'RegisteredWebhook',
  object({ ...webhookFields, secret: words() }),
);

export const TestedWebhookSchema = named('TestedWebhook', object({ ...webhookFields, ok: boolean() }));

export const DeliverySchema = named(
  'Delivery',
  object({
    id: integer(),
    event: words(),
    status_code: nullable(integer()),
    error: nullable(words()),
    attempts: integer(),
    created_at: timestamp(),
    body: optional(text({ max: BODY_MAX, about: 'JSON as it is signed and sent, with body=true' })),
  }),
);
