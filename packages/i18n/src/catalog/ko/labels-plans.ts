import type { Area } from '../area.ts';
import type { planLabels as en } from '../en/labels-plans.ts';

/** The messages of `en/labels-plans.ts` in Korean. */
export const planLabels: Area<typeof en> = {
  role_entry: '사용자',
  role_reviewer: '검토자',
  role_admin: '관리자',

  ledger_signup: '최초 지급',
  ledger_grant: '지급',
  ledger_usage: '이용료',

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
  unit_credit: '크레딧',
  unit_lookup: '건',
  unit_day: '일',
  unit_item: '개',
  unit_pair: '켤레',
  unit_dozen: '타',
  unit_kg: '킬로그램',
  unit_g: '그램',
  unit_t: '톤',
  unit_l: '리터',
  unit_hl: '헥토리터',
  unit_m: '미터',
  unit_m2: '제곱미터',
  unit_m3: '세제곱미터',
};
