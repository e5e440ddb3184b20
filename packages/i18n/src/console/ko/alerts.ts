import type { Area } from '../../catalog/area.ts';
import type { alerts as english } from '../en/alerts.ts';

/** The same in Korean. */
export const alerts: Area<typeof english> = {
  title: '알림',
  empty: '영향을 받는 코드가 없습니다.',
  message: '변경 내용',
  raised: '발생 시각',
};
