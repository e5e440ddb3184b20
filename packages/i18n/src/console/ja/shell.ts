import type { Area } from '../../catalog/area.ts';
import type * as english from '../en/shell.ts';

/** The same in Japanese. */
export const shell: Area<typeof english.shell> = {
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

/** The same in Japanese. */
export const session: Area<typeof english.session> = {
  title: 'サインイン',
  email: 'メールアドレス',
  password: 'パスワード',
  submit: 'サインイン',
  expired_title: 'セッションが終了しました',
  expired_text: '続けるには再度サインインしてください。入力内容は保持されています。',
  welcome_title: 'パスワードの設定',
  welcome_text:
    'このリンクで管理者がサインインできるのは一度だけです。以後はメールアドレスとこのパスワードを使用します。',
  welcome_missing: 'このアドレスにサインイン用リンクがありません',
  welcome_missing_text:
    'サービスの起動時に表示された行全体をコピーするか、パスワードでサインインしてください。',
  new_password: '新しいパスワード',
  repeat_password: '新しいパスワード(確認)',
  password_hint: '12文字以上',
  password_differs: '2つのパスワードが一致しません',
  welcome_submit: '設定してサインイン',
  account_title: 'アカウント',
  change_title: 'パスワードの変更',
  change_text: '変更すると他のセッションは終了します。',
  current_password: '現在のパスワード',
  change_submit: 'パスワードを変更',
  changed: 'パスワードを変更しました。他のセッションは終了しました',
  sessions_title: 'セッション',
  sessions_text: 'このアカウントがサインインしている場所です。',
  session_current: '現在のセッション',
  session_unknown: '不明なプログラム',
  session_begun: 'サインイン',
  session_used: '最終使用',
  session_end: '終了',
  session_ended: 'セッションを終了しました',
};
