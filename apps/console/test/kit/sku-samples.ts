import type { AnswerOf } from '@svc/client/create-client';

type Listed = AnswerOf<'skus.list'>;
type Row = Listed['items'][number];
type Sku = AnswerOf<'skus.get'>;

const PRODUCT = {
  id: 71,
  sku: 'CASE-1',
  market: 'US',
  description: 'Phone case of plastic',
  material: '',
  use: '',
  composition: '',
  origin: '',
  notes: '',
  origin_label: '',
  external_ref: '',
  current_code: '3926.90.99.50',
  code_status: 'valid',
  code_status_label: 'Valid',
  code_status_detail: 'The code is declarable.',
  checked_version: null,
  checked_at: null,
  suggested_code: null,
  suggested_status: null,
  suggested_confidence: null,
  last_lookup_id: null,
  created_at: '2026-03-14T10:30:00Z',
  updated_at: '2026-03-15T10:30:00Z',
} as const;

export const skuRow = (fields: Partial<Row> = {}): Row => ({ ...PRODUCT, open_alerts: 0, ...fields });

export const skuOf = (fields: Partial<Sku> = {}): Sku => ({ ...PRODUCT, alerts: [], ...fields });

/** A full catalog page; one product has a valid code. */
export const skusOf = (items: readonly Row[], fields: Partial<Listed> = {}): Listed => ({
  items,
  total: items.length,
  page: 1,
  page_size: 100,
  counts: { valid: 1, not_declarable: 0, invalid: 0, changed: 0, expired: 0, unknown: 0 },
  ...fields,
});
