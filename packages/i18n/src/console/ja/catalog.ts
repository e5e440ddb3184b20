import type { Area } from '../../catalog/area.ts';
import type { catalog as english } from '../en/catalog.ts';

/** The same in Japanese. */
export const catalog: Area<typeof english> = {
  title: 'カタログ',
  empty: 'カタログに製品がありません。',
  sku: 'SKU',
  current_code: '使用中のコード',
};
