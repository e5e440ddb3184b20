import type { Area } from '../area.ts';
import type { planLabels as en } from '../en/labels-plans.ts';

export const planLabels: Area<typeof en> = {
  role_entry: '一般ユーザー',
  role_reviewer: '審査担当者',
  role_admin: '管理者',

  ledger_signup: '初回付与',
  ledger_grant: '付与',
  ledger_usage: '利用料',
  ledger_column_id: '番号',
  ledger_column_created_at: '日時 (UTC)',
  ledger_column_kind: '種別',
  ledger_column_amount: 'クレジット',
  ledger_column_balance_after: '取引後残高',
  ledger_column_lookup_id: '照会 ID',
  ledger_column_note: '備考',
  ledger_column_created_by: '処理者',
  ledger_column_user_id: 'アカウント ID',
  ledger_column_user_name: 'アカウント',
  ledger_column_user_email: 'メールアドレス',
  ledger_column_tokens: 'トークン',

  plan_trial: 'トライアル',
  plan_team: 'チーム',
  plan_enterprise: 'エンタープライズ',

  entitlement_category_features: '機能',
  entitlement_category_limits: '上限',
  entitlement_category_markets: '市場',
  entitlement_feature_batch: '一括分類',
  entitlement_batch_max_rows: '1 回の一括分類の行数',
  entitlement_feature_webhooks: 'Webhook 通知',
  entitlement_feature_reports: 'レポート',
  entitlement_feature_market_us: '米国の関税率表',
  entitlement_feature_market_eu: 'EU の関税率表',
  entitlement_feature_market_vn: 'ベトナムの関税率表',

  market_US: '米国',
  market_EU: '欧州連合（EU）',
  market_VN: 'ベトナム',

  unit_row: '行',
};
