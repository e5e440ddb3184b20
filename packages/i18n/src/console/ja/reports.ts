import type { Area } from '../../catalog/area.ts';
import type { reports as english } from '../en/reports.ts';

/** The same in Japanese. */
export const reports: Area<typeof english> = {
  title: 'レポート',
  empty: 'この期間のデータはありません。',
  decisions: '判断',
  lookups: '照会',
};
