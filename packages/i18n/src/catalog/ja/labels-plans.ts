import type { Area } from '../area.ts';
import type { planLabels as en } from '../en/labels-plans.ts';

/** The messages of `en/labels-plans.ts` in Japanese. */
export const planLabels: Area<typeof en> = {
  role_entry: '一般ユーザー',
  role_reviewer: '審査担当者',
  role_admin: '管理者',

  ledger_signup: '初回付与',
  ledger_grant: '付与',
  ledger_usage: '利用料',

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
  unit_credit: 'クレジット',
  unit_lookup: '件',
  unit_day: '日',
  unit_item: '個',
  unit_pair: '足・組',
  unit_dozen: 'ダース',
  unit_kg: 'キログラム',
  unit_g: 'グラム',
  unit_t: 'トン',
  unit_l: 'リットル',
  unit_hl: 'ヘクトリットル',
  unit_m: 'メートル',
  unit_m2: '平方メートル',
  unit_m3: '立方メートル',
};
