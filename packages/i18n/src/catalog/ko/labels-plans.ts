import type { Area } from '../area.ts';
import type { planLabels as en } from '../en/labels-plans.ts';

export const planLabels: Area<typeof en> = {
  role_entry: '사용자',
  role_reviewer: '검토자',
  role_admin: '관리자',

  ledger_signup: '최초 지급',
  ledger_grant: '지급',
  ledger_usage: '이용료',
  ledger_column_id: '번호',
  ledger_column_created_at: '시각 (UTC)',
  ledger_column_kind: '구분',
  ledger_column_amount: '크레딧',
  ledger_column_balance_after: '거래 후 잔액',
  ledger_column_lookup_id: '분류 건 ID',
  ledger_column_note: '비고',
  ledger_column_created_by: '처리자',
  ledger_column_user_id: '계정 ID',
  ledger_column_user_name: '계정',
  ledger_column_user_email: '이메일',
  ledger_column_tokens: '토큰',

  plan_trial: '체험',
  plan_team: '팀',
  plan_enterprise: '엔터프라이즈',

  entitlement_category_features: '기능',
  entitlement_category_limits: '한도',
  entitlement_category_markets: '시장',
  entitlement_feature_batch: '일괄 분류',
  entitlement_batch_max_rows: '일괄 분류당 행 수',
  entitlement_feature_webhooks: '웹훅',
  entitlement_feature_reports: '보고서',
  entitlement_feature_market_us: '미국 관세율표',
  entitlement_feature_market_eu: 'EU 관세율표',
  entitlement_feature_market_vn: '베트남 관세율표',

  market_US: '미국',
  market_EU: '유럽연합',
  market_VN: '베트남',

  unit_row: '행',
};
