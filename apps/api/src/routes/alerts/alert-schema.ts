import { ALERT_KINDS } from '@svc/domain/alerts/alert';
import { TARIFF_CHANGE_KINDS } from '@svc/tariff/changes/change-kind';
import { MARKETS } from '@svc/tariff/market';
import { array, object } from '../../http/schema/collection.ts';
import { integer, number } from '../../http/schema/number.ts';
import { named } from '../../http/schema/open.ts';
import { nullable, optional } from '../../http/schema/presence.ts';
import { id, oneOf, text, timestamp } from '../../http/schema/text.ts';
import { ChangedFieldsSchema } from '../tariff/changes/changed-fields.ts';

const words = () => text({ max: 100_000 });

/** A line of a new version that probably continues a code of the previous one. */
export const SuccessorSchema = named(
  'Successor',
  object({ code: words(), description: words(), score: number({ min: 0, max: 1 }) }),
);

const change = named(
  'AlertChange',
  object({
    kind: oneOf(TARIFF_CHANGE_KINDS),
    before: nullable(ChangedFieldsSchema),
    after: nullable(ChangedFieldsSchema),
  }),
);

export const alertFields = {
  id: integer(),
  sku_id: integer(),
  kind: oneOf(ALERT_KINDS),
  message: words(),
  created_at: timestamp(),
  acknowledged_at: nullable(timestamp()),
  acknowledged_by: nullable(id()),
  acknowledged_by_name: nullable(words()),
  market: oneOf(MARKETS),
  sku: words(),
  code: words(),
  from_version: nullable(words()),
  to_version: words(),
  successors: array(SuccessorSchema, { max: 100 }),
  changes: array(change, { max: TARIFF_CHANGE_KINDS.length, about: 'Changes to the code' }),
} as const;

/** Alert of a SKU; lists include the product description on request. */
export const AlertSchema = named('Alert', object({ ...alertFields, product_description: optional(words()) }));
