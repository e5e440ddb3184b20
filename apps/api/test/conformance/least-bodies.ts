/** Minimal valid body by operation, where an empty one is rejected before the record is read. */
export const LEAST_BODIES: Readonly<Record<string, object>> = {
  'lookups.decide': { action: 'approve' },
  'batches.start': { column_mapping: { description: 'description' } },
  'batches.validate': { column_mapping: { description: 'description' } },
  'batches.edit-row': { values: { description: 'other' } },
  'skus.replace': { sku: 'P-1', description: 'T-shirt of cotton' },
  'auth.sign_in': { email: 'nobody@example.com', password: 'nothing to guess' },
  'auth.sign_in_link': { token: 'of no link', password: 'nothing to guess' },
  'admin.credits_grant': { amount: 1 },
  'admin.keys_create': { name: 'erp', role: 'entry' },
  'admin.plans_edit': { entitlements: [{ key: 'batch_max_rows', value: 9 }] },
};
