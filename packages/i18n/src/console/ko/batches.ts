import type { Area } from '../../catalog/area.ts';
import type { batches as english } from '../en/batches.ts';

/** The same in Korean. */
export const batches: Area<typeof english> = {
  title: '일괄 처리',
  empty: '분류한 파일이 여기에 표시됩니다.',
  file: '파일',
  rows: '행 수',
  failed: '실패',
};
