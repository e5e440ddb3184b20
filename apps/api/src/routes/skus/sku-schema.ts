import { LOOKUP_STATUSES } from '@svc/domain/lookups/lookup-status';
import { CODE_STATUSES } from '@svc/domain/skus/code-status';
import { ALERTS_SHOWN_MAX } from '@svc/domain/skus/sku';
import { MARKETS } from '@svc/tariff/market';
import { array, object } from '../../http/schema/collection.ts';
import { integer, integerId, number } from '../../http/schema/number.ts';
import { named } from '../../http/schema/open.ts';
import { nullable } from '../../http/schema/presence.ts';
import { id, oneOf, text, timestamp } from '../../http/schema/text.ts';
import { AlertSchema } from '../alerts/alert-schema.ts';

export const SkuParams = object({ sku_id: integerId() });

const words = () => text({ max: 2083 });

export const codeStatusField = () => oneOf(CODE_STATUSES);

export const marketName = () => oneOf(MARKETS);

const fields = {
  id: integer(),
  sku: words(),
  market: marketName(),
  description: words(),
  material: words(),
  use: words(),
  composition: words(),
  origin: words(),
  notes: words(),
  origin_label: words(),
  external_ref: words(),
  current_code: nullable(words()),
  code_status: codeStatusField(),
  code_status_label: words(),
  code_status_detail: words(),
  checked_version: nullable(words()),
  checked_at: nullable(timestamp()),
  suggested_code: nullable(words()),
  suggested_status: nullable(
    oneOf(LOOKUP_STATUSES, {
      about: 'Status of the lookup that made the suggestion; all but `proposed` need a review',
    }),
  ),
  suggested_confidence: nullable(number({ min: 0, max: 1, about: 'Confidence of that lookup' })),
  last_lookup_id: nullable(id()),
  created_at: timestamp(),
  updated_at: timestamp(),
} as const;

export const SkuListItemSchema = named(
  'SkuListItem',
  object({ ...fields, open_alerts: integer({ min: 0 }) }),
);

export const SkuSchema = named('Sku', object(fields));

export const SkuWithAlertsSchema = named(
  'SkuWithAlerts',
  object({ ...fields, alerts: array(AlertSchema, { max: ALERTS_SHOWN_MAX }) }),
);

const count = () => integer({ min: 0 });

export const CodeStatusCountsSchema = object({
  valid: count(),
  not_declarable: count(),
  invalid: count(),
  changed: count(),
  expired: count(),
  unknown: count(),
});
