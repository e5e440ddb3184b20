import type { EventName } from '@svc/domain/webhooks/event-name';
import { MARKETS } from '@svc/tariff/market';
import { array, object } from '../../http/schema/collection.ts';
import { integer } from '../../http/schema/number.ts';
import { named } from '../../http/schema/open.ts';
import { nullable } from '../../http/schema/presence.ts';
import type { AnySchema, Schema } from '../../http/schema/schema.ts';
import { id, oneOf, text, timestamp } from '../../http/schema/text.ts';
import { alertFields } from '../alerts/alert-schema.ts';
import { batchFields } from '../batches/batch-schema.ts';
import { LookupInputSchema } from '../lookups/lookup-input-schema.ts';
import { lookupSummaryFields } from '../lookups/lookup-schema.ts';
import { ChangeCountsSchema } from '../tariff/changes/schema.ts';

const WORDS_MAX = 100_000;
const words = () => text({ max: WORDS_MAX });

const completed = object({
  ...lookupSummaryFields,
  input: LookupInputSchema,
  missing_info: array(words(), { max: 100 }),
});

const decided = object({
  ...lookupSummaryFields,
  action: oneOf(['approve', 'override', 'reject']),
  code: nullable(words()),
  note: nullable(words()),
  decided_by_name: nullable(words()),
});

const changed = object({
  market: oneOf(MARKETS),
  from_version: nullable(words()),
  to_version: words(),
  summary: ChangeCountsSchema,
  affected_skus: integer({ min: 0 }),
});

const alerted = object({ ...alertFields, external_ref: nullable(words()), current_code: nullable(words()) });

const pinged = object({ message: words(), webhook_id: id() });

function eventBody<T>(name: string, event: EventName, data: Schema<T>) {
  const fields = { event: oneOf([event]), created_at: timestamp(), data, id: integer({ min: 1 }) };
  return named(name, object(fields));
}

export const EVENT_SCHEMAS = {
  'lookup.completed': eventBody('LookupCompletedEvent', 'lookup.completed', completed),
  'lookup.decided': eventBody('LookupDecidedEvent', 'lookup.decided', decided),
  'batch.completed': eventBody('BatchCompletedEvent', 'batch.completed', object(batchFields)),
  'tariff.changed': eventBody('TariffChangedEvent', 'tariff.changed', changed),
  'sku.alert': eventBody('SkuAlertEvent', 'sku.alert', alerted),
  ping: eventBody('PingEvent', 'ping', pinged),
} as const satisfies Record<EventName, AnySchema>;
