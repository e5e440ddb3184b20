import type { EventName } from '@svc/domain/webhooks/event-name';
import { MARKETS } from '@svc/tariff/market';
import * as v from '../../http/schema/index.ts';
import { alertFields } from '../alerts/alert-schema.ts';
import { batchFields } from '../batches/batch-schema.ts';
import { LookupInputSchema } from '../lookups/lookup-input-schema.ts';
import { lookupSummaryFields } from '../lookups/lookup-schema.ts';
import { ChangeCountsSchema } from '../tariff/changes/schema.ts';

const WORDS_MAX = 100_000;
const words = () => v.text({ max: WORDS_MAX });

const completed = v.object({
  ...lookupSummaryFields,
  input: LookupInputSchema,
  missing_info: v.array(words(), { max: 100 }),
});

const decided = v.object({
  ...lookupSummaryFields,
  action: v.oneOf(['approve', 'override', 'reject']),
  code: v.nullable(words()),
  note: v.nullable(words()),
  decided_by_name: v.nullable(words()),
});

const changed = v.object({
  market: v.oneOf(MARKETS),
  from_version: v.nullable(words()),
  to_version: words(),
  summary: ChangeCountsSchema,
  affected_skus: v.integer({ min: 0 }),
});

const alerted = v.object({
  ...alertFields,
  external_ref: v.nullable(words()),
  current_code: v.nullable(words()),
});

const pinged = v.object({ message: words(), webhook_id: v.id() });

function eventBody<T>(name: string, event: EventName, data: v.Schema<T>) {
  const fields = { event: v.oneOf([event]), created_at: v.timestamp(), data, id: v.integer({ min: 1 }) };
  return v.entity(name, fields);
}

export const EVENT_SCHEMAS = {
  'lookup.completed': eventBody('LookupCompletedEvent', 'lookup.completed', completed),
  'lookup.decided': eventBody('LookupDecidedEvent', 'lookup.decided', decided),
  'batch.completed': eventBody('BatchCompletedEvent', 'batch.completed', v.object(batchFields)),
  'tariff.changed': eventBody('TariffChangedEvent', 'tariff.changed', changed),
  'sku.alert': eventBody('SkuAlertEvent', 'sku.alert', alerted),
  ping: eventBody('PingEvent', 'ping', pinged),
} as const satisfies Record<EventName, v.AnySchema>;
