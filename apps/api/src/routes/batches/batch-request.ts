import type { ColumnMapping } from '@svc/domain/batches/column-mapping';
import { COLUMN_NAME_MAX_CHARS } from '@svc/domain/batches/table/read-table';
import type { BatchRequest } from '@svc/domain/batches/start-batch';
import { FIELD_MAX_CHARS } from '@svc/domain/lookups/field-sizes';
import type { Market } from '@svc/tariff/market';
import * as v from '../../http/schema/index.ts';
import { marketField } from '../product-fields.ts';

function column() {
  return v.text({ max: COLUMN_NAME_MAX_CHARS, trim: true });
}

function maybeColumn() {
  return v.withDefault(v.nullable(column()), null);
}

export const BatchRequestBody = v.object({
  column_mapping: v.object({
    description: v.text({
      max: COLUMN_NAME_MAX_CHARS,
      min: 1,
      trim: true,
      about: 'Column of product descriptions',
    }),
    material: maybeColumn(),
    use: maybeColumn(),
    composition: maybeColumn(),
    origin: maybeColumn(),
    notes: maybeColumn(),
    sku: maybeColumn(),
    existing_code: maybeColumn(),
  }),
  market: v.optional(marketField()),
  tariff_version: v.optional(v.nullable(v.text({ max: FIELD_MAX_CHARS.tariff_version }))),
  save_to_catalog: v.flag('Saves rows to the catalog; needs a sku column'),
});

export function batchRequest(body: v.Infer<typeof BatchRequestBody>, defaultMarket: Market): BatchRequest {
  return {
    mapping: withoutEmpty(body.column_mapping),
    market: body.market ?? defaultMarket,
    tariffVersion: body.tariff_version ?? null,
    saveToCatalog: body.save_to_catalog,
  };
}

// Forms send an empty name for an unmapped field.
function withoutEmpty(mapping: ColumnMapping): ColumnMapping {
  const entries = Object.entries(mapping).map(([field, name]) => [field, name === '' ? null : name]);
  return { ...mapping, ...Object.fromEntries(entries) };
}
