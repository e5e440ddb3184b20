import type { Area } from '../area.ts';
import type { accountErrors as en } from '../en/errors-accounts.ts';

/** The messages of `en/errors-accounts.ts` in Japanese. */
export const accountErrors: Area<typeof en> = {
  key_missing: 'API キーを X-API-Key ヘッダーで送信してください。',
  key_invalid: 'API キーが存在しないか、失効しています。',
  account_deactivated: 'このキーのアカウントは無効になっています。',
  session_expired: 'セッションが終了しました。もう一度サインインしてください。',
  session_only: 'このアドレスにはサインインが必要です。API キーは使えません。',
  sign_in_failed: 'メールアドレスまたはパスワードが違います。',
  sign_in_link: 'サインイン用リンクは無効か、使用済みか、有効期限が切れています',
  session_unknown: 'セッション {session} はありません',
  sign_in_rate: 'サインインの失敗が多すぎます。{minutes} 分後にやり直してください。',
  forbidden_role: 'この操作には {role} の権限が必要です。',
  email_taken: 'メールアドレス {email} のアカウントはすでにあります。',
  account_unknown: 'アカウント {account} はありません。',
  last_admin: '最後の有効な管理者は、無効にすることも権限を変更することもできません。',
  password_rules:
    'パスワードは {min}〜{max} 文字とし、空白だけのものやメールアドレスと同じものは使えません。',
  password_current: '現在のパスワードが違います。',
  password_same: '新しいパスワードは現在のものと違うものにしてください。',
  plan_unknown: 'プラン {plan} はありません。',
  key_unknown: 'API キー {key} はありません。',
  dataset_unknown: '{market} の関税率表に版 {version} はありません。',
  dataset_content_differs:
    '{market} の関税率表の版 {version} は、別の内容ですでに読み込まれています。置き換えるには --replace を指定してください。',
};
