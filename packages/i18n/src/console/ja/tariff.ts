import type { Area } from '../../catalog/area.ts';
import type { tariff as english } from '../en/tariff.ts';

/** The same in Japanese. */
export const tariff: Area<typeof english> = {
  title: '関税率表',
  empty: '率表が読み込まれていません。',
  version: 'バージョン',
  effective: '施行日',
  lines: '品目数',
};
