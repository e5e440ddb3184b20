import type { Area } from '../../catalog/area.ts';
import type { review as english } from '../en/review.ts';

/** The same in Korean. */
export const review: Area<typeof english> = {
  title: '검토',
  empty: '결정을 기다리는 항목이 없습니다.',
};
