import type { Area } from '../../catalog/area.ts';
import type { shell as english } from '../en/shell.ts';

/** The same in Japanese. */
export const shell: Area<typeof english> = {
  skip: '本文へ移動',
  navigation: '領域',
  menu: 'メニュー',
  classify: '分類',
  review: 'レビュー',
  batches: '一括処理',
  catalog: 'カタログ',
  alerts: 'アラート',
  tariff: '関税率表',
  reports: 'レポート',
  admin: '管理',
  language: '言語',
  theme: 'テーマ',
  theme_system: 'システムに合わせる',
  theme_light: 'ライト',
  theme_dark: 'ダーク',
  account: 'アカウント',
  sign_out: 'サインアウト',
  credits: 'クレジット {amount}',
  api_docs: 'API リファレンス',
};
