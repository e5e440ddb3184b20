import type { Area } from '../../catalog/area.ts';
import type { catalog as english } from '../en/catalog.ts';

/** The same in Vietnamese. */
export const catalog: Area<typeof english> = {
  title: 'Danh mục',
  empty: 'Danh mục chưa có sản phẩm.',
  sku: 'SKU',
  current_code: 'Mã đang dùng',
};
