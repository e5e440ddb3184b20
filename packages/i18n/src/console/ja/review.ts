import type { Area } from '../../catalog/area.ts';
import type { review as english } from '../en/review.ts';

/** The same in Japanese. */
export const review: Area<typeof english> = {
  title: 'レビュー',
  empty: '判断待ちはありません。',
};
