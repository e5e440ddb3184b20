import { LOOKUP_STATUSES } from '@svc/domain/lookups/lookup-status';
import { CODE_STATUSES } from '@svc/domain/skus/code-status';
import { ALERTS_SHOWN_MAX } from '@svc/domain/skus/sku';
import { MARKETS } from '@svc/tariff/market';
import * as v from '../../http/schema/index.ts';
import { AlertSchema } from '../alerts/alert-schema.ts';

export const SkuParams = v.object({ sku_id: v.integerId() });

const words = () => v.text({ max: 2083 });

export const codeStatusField = () => v.oneOf(CODE_STATUSES);

export const marketName = () => v.oneOf(MARKETS);

const fields = {
  id: v.integer(),
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
  current_code: v.nullable(words()),
  code_status: codeStatusField(),
  code_status_label: words(),
  code_status_detail: words(),
  checked_version: v.nullable(words()),
  checked_at: v.nullable(v.timestamp()),
  suggested_code: v.nullable(words()),
  suggested_status: v.nullable(
    v.oneOf(LOOKUP_STATUSES, {
      about: 'Status of the lookup that made the suggestion; all but `proposed` need a review',
    }),
  ),
  suggested_confidence: v.nullable(v.number({ min: 0, max: 1, about: 'Confidence of that lookup' })),
  last_lookup_id: v.nullable(v.id()),
  created_at: v.timestamp(),
  updated_at: v.timestamp(),
} as const;

export const SkuListItemSchema = v.entity('SkuListItem', { ...fields, open_alerts: v.integer({ min: 0 }) });

export const SkuSchema = v.entity('Sku', fields);

export const SkuWithAlertsSchema = v.entity('SkuWithAlerts', {
  ...fields,
  alerts: v.array(AlertSchema, { max: ALERTS_SHOWN_MAX }),
});

const count = () => v.integer({ min: 0 });

export const CodeStatusCountsSchema = v.object({
  valid: count(),
  not_declarable: count(),
  invalid: count(),
  changed: count(),
  expired: count(),
  unknown: count(),
});
