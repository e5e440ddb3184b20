import type { Area } from '../../catalog/area.ts';
import type { tariff as english } from '../en/tariff.ts';

/** The same in Korean. */
export const tariff: Area<typeof english> = {
  title: '관세율표',
  empty: '관세율표가 없습니다.',
  version: '버전',
  effective: '시행일',
  lines: '품목 수',
};
