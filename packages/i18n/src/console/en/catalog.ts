/** Words of the console: catalog. */
export const catalog = {
  title: 'Catalog',
  empty: 'The catalog has no product yet.',
  sku: 'SKU',
  current_code: 'Code in use',
} as const;
