import type { Area } from '../../catalog/area.ts';
import type { batches as english } from '../en/batches.ts';

/** The same in Japanese. */
export const batches: Area<typeof english> = {
  title: '一括処理',
  empty: '分類したファイルがここに表示されます。',
  file: 'ファイル',
  rows: '行数',
  failed: '失敗',
};
