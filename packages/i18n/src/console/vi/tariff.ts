import type { Area } from '../../catalog/area.ts';
import type { tariff as english } from '../en/tariff.ts';

/** The same in Vietnamese. */
export const tariff: Area<typeof english> = {
  title: 'Biểu thuế',
  empty: 'Chưa nạp biểu thuế nào.',
  version: 'Phiên bản',
  effective: 'Hiệu lực',
  lines: 'Số dòng',
};
