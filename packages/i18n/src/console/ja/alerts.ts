import type { Area } from '../../catalog/area.ts';
import type { alerts as english } from '../en/alerts.ts';

/** The same in Japanese. */
export const alerts: Area<typeof english> = {
  title: 'アラート',
  empty: '影響を受けるコードはありません。',
  message: '変更内容',
  raised: '発生日時',
};
