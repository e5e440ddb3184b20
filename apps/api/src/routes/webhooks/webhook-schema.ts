import { FIELD_MAX_CHARS } from '@svc/domain/lookups/field-sizes';
import * as v from '../../http/schema/index.ts';

const EVENTS_MAX = 50;
const EVENT_MAX_CHARS = 100;

export const urlField = () =>
  v.text({ max: FIELD_MAX_CHARS.webhook_url, min: 1, trim: true, about: 'https address of the receiver' });

/** Event names; empty means all events. */
export const eventsField = () => v.array(v.text({ max: EVENT_MAX_CHARS }), { max: EVENTS_MAX });

export const HookPath = v.object({ hook_id: v.id() });

const WORDS_MAX = 10_000;
const BODY_MAX = 1_000_000;
const words = () => v.text({ max: WORDS_MAX });

const webhookFields = {
  id: v.id(),
  url: words(),
  events: v.array(words(), { max: 100 }),
  active: v.boolean(),
  created_at: v.timestamp(),
  last_status: v.nullable(v.integer()),
  last_error: v.nullable(words()),
  last_delivery_at: v.nullable(v.timestamp()),
} as const;

export const WebhookSchema = v.entity('Webhook', webhookFields);

/** A registered webhook: the only response with its secret. */
export const RegisteredWebhookSchema = v.entity('RegisteredWebhook', { ...webhookFields, secret: words() });

export const TestedWebhookSchema = v.entity('TestedWebhook', { ...webhookFields, ok: v.boolean() });

export const DeliverySchema = v.entity('Delivery', {
  id: v.integer(),
  event: words(),
  status_code: v.nullable(v.integer()),
  error: v.nullable(words()),
  attempts: v.integer(),
  created_at: v.timestamp(),
  body: v.optional(v.text({ max: BODY_MAX, about: 'JSON as it is signed and sent, with body=true' })),
});
