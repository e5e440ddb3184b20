import type { Area } from '../../catalog/area.ts';
import type { catalog as english } from '../en/catalog.ts';

/** The same in Korean. */
export const catalog: Area<typeof english> = {
  title: '카탈로그',
  empty: '카탈로그에 제품이 없습니다.',
  sku: 'SKU',
  current_code: '사용 중인 코드',
};
