import type { Area } from '../../catalog/area.ts';
import type { batches as english } from '../en/batches.ts';

/** The same in Vietnamese. */
export const batches: Area<typeof english> = {
  title: 'Lô',
  empty: 'Các tệp được phân loại sẽ hiện ở đây.',
  file: 'Tệp',
  rows: 'Số dòng',
  failed: 'Lỗi',
};
