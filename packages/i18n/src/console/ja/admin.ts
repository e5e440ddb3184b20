import type { Area } from '../../catalog/area.ts';
import type { admin as english } from '../en/admin.ts';

/** The same in Japanese. */
export const admin: Area<typeof english> = {
  title: '管理',
  empty: 'アカウントがありません。',
  name: '名前',
  email: 'メールアドレス',
  role: 'ロール',
  active: '有効',
  yes: 'はい',
  no: 'いいえ',
};
