import type { Area } from '../../catalog/area.ts';
import type { reports as english } from '../en/reports.ts';

/** The same in Vietnamese. */
export const reports: Area<typeof english> = {
  title: 'Báo cáo',
  empty: 'Không có dữ liệu trong kỳ này.',
  decisions: 'Quyết định',
  lookups: 'Tra cứu',
};
