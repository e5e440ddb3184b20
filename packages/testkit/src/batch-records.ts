import type { Actor } from '@svc/domain/accounts/actor';
import type { RowReading } from '@svc/domain/batches/batch-store';
import { createRowChecker, type RowCheckKnowledge } from '@svc/domain/batches/check/check-rows';
import { EMPTY_MAPPING, type ColumnMapping } from '@svc/domain/batches/column-mapping';
import { newId } from '@svc/domain/id';
import { AT } from './records.ts';
import type { Stores } from './stores.ts';

export const COLUMNS = ['product', 'sku', 'code'] as const;

export const MAPPING: ColumnMapping = {
  ...EMPTY_MAPPING,
  description: 'product',
  sku: 'sku',
  existing_code: 'code',
};

export const KNOWLEDGE: RowCheckKnowledge = {
  readCountry: (text) => (text.toUpperCase() === 'VN' ? 'VN' : null),
  examples: [{ description: 'Sample shirt' }],
};

/** Knows the codes of chapter 61 only. */
const findCode = (digits: string) =>
  digits.startsWith('61') ? { code: digits, isLeaf: true, below: [] } : null;

export const batchDeps = (
  stores: Stores,
  now: () => Date,
  enqueue: (id: string) => Promise<void> = async () => {},
) => ({
  ...stores,
  knowledge: KNOWLEDGE,
  codesOf: async ({ version }: { readonly version: string }) => ({ version, find: findCode }),
  creditsPerLookup: '1',
  enqueue,
  now,
});

export const START = {
  mapping: MAPPING,
  market: 'US',
  tariffVersion: null,
  saveToCatalog: false,
  language: 'en',
} as const;

/** Cells of a row with only a product by default. */
export function productRow(description: string, sku = '', code = ''): readonly string[] {
  return [description, sku, code];
}

export function rowReading(): RowReading {
  const checker = createRowChecker(COLUMNS, MAPPING, KNOWLEDGE);

  return {
    add: (row) => checker.add(row),
    finish: () => {
      const { rows, precheck } = checker.finish();
      return { rows, validation: { suggested_mapping: MAPPING, precheck } };
    },
  };
}

/** Uploads a file with these rows, numbered from 2; returns the batch id. */
export async function addBatch(
  stores: Stores,
  { accountId }: Pick<Actor, 'accountId'>,
  rows: readonly (readonly string[])[],
  createdAt = AT,
): Promise<string> {
  const reading = rowReading();
  const placed = rows.map((cells, place) => ({ rowIndex: place + 2, cells }));
  for (const row of placed) reading.add({ ...row, isSkipped: false });
  const { rows: checked, validation } = reading.finish();
  const id = newId();

  await stores.addBatch({
    id,
    accountId,
    filename: 'products.csv',
    columns: COLUMNS,
    suggestedMapping: MAPPING,
    validation,
    language: 'en',
    createdAt,
    rows: placed,
    checked,
  });

  return id;
}
