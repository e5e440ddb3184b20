import type { Area } from '../../catalog/area.ts';
import type { review as english } from '../en/review.ts';

/** The same in Vietnamese. */
export const review: Area<typeof english> = {
  title: 'Duyệt',
  empty: 'Không có mục nào chờ quyết định.',
};
