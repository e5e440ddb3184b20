import type { Area } from '../../catalog/area.ts';
import type { reports as english } from '../en/reports.ts';

/** The same in Korean. */
export const reports: Area<typeof english> = {
  title: '보고서',
  empty: '이 기간에는 데이터가 없습니다.',
  decisions: '결정',
  lookups: '조회',
};
