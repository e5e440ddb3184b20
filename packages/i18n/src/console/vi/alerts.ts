import type { Area } from '../../catalog/area.ts';
import type { alerts as english } from '../en/alerts.ts';

/** The same in Vietnamese. */
export const alerts: Area<typeof english> = {
  title: 'Cảnh báo',
  empty: 'Không có mã nào trong danh mục bị ảnh hưởng.',
  message: 'Thay đổi',
  raised: 'Thời điểm',
};
