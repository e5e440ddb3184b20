import { ALERT_KINDS } from '@svc/domain/alerts/alert';
import { TARIFF_CHANGE_KINDS } from '@svc/tariff/changes/change-kind';
import { MARKETS } from '@svc/tariff/market';
import * as v from '../../http/schema/index.ts';
import { ChangedFieldsSchema } from '../tariff/changes/changed-fields.ts';

const words = () => v.text({ max: 100_000 });

/** A line of a new version that probably continues a code of the previous one. */
export const SuccessorSchema = v.entity('Successor', {
  code: words(),
  description: words(),
  score: v.number({ min: 0, max: 1 }),
});

const change = v.entity('AlertChange', {
  kind: v.oneOf(TARIFF_CHANGE_KINDS),
  before: v.nullable(ChangedFieldsSchema),
  after: v.nullable(ChangedFieldsSchema),
});

export const alertFields = {
  id: v.integer(),
  sku_id: v.integer(),
  kind: v.oneOf(ALERT_KINDS),
  message: words(),
  created_at: v.timestamp(),
  acknowledged_at: v.nullable(v.timestamp()),
  acknowledged_by: v.nullable(v.id()),
  acknowledged_by_name: v.nullable(words()),
  market: v.oneOf(MARKETS),
  sku: words(),
  code: words(),
  from_version: v.nullable(words()),
  to_version: words(),
  successors: v.array(SuccessorSchema, { max: 100 }),
  changes: v.array(change, { max: TARIFF_CHANGE_KINDS.length, about: 'Changes to the code' }),
} as const;

/** Alert of a SKU; lists include the product description on request. */
export const AlertSchema = v.entity('Alert', { ...alertFields, product_description: v.optional(words()) });
