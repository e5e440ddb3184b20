import type { Area } from '../area.ts';
import type { planLabels as en } from '../en/labels-plans.ts';

/** The messages of `en/labels-plans.ts` in Vietnamese. */
export const planLabels: Area<typeof en> = {
  role_entry: 'Người dùng',
  role_reviewer: 'Người rà soát',
  role_admin: 'Quản trị viên',

  ledger_signup: 'Điểm ban đầu',
  ledger_grant: 'Điểm được cấp',
  ledger_usage: 'Phí sử dụng',

  plan_trial: 'Dùng thử',
  plan_team: 'Nhóm làm việc',
  plan_enterprise: 'Doanh nghiệp',

  entitlement_category_features: 'Tính năng',
  entitlement_category_limits: 'Giới hạn',
  entitlement_category_markets: 'Thị trường',
  entitlement_feature_batch: 'Phân loại theo lô',
  entitlement_batch_max_rows: 'Số dòng mỗi lô',
  entitlement_feature_webhooks: 'Gửi sự kiện qua webhook',
  entitlement_feature_reports: 'Báo cáo',
  entitlement_feature_market_us: 'Biểu thuế Hoa Kỳ',
  entitlement_feature_market_eu: 'Biểu thuế EU',
  entitlement_feature_market_vn: 'Biểu thuế Việt Nam',

  market_US: 'Hoa Kỳ',
  market_EU: 'Liên minh Châu Âu',
  market_VN: 'Việt Nam',

  unit_row: 'dòng',
  unit_credit: 'điểm',
  unit_lookup: 'lượt tra cứu',
  unit_day: 'ngày',
  unit_item: 'cái',
  unit_pair: 'đôi',
  unit_dozen: 'tá',
  unit_kg: 'kilôgam',
  unit_g: 'gam',
  unit_t: 'tấn',
  unit_l: 'lít',
  unit_hl: 'héctôlít',
  unit_m: 'mét',
  unit_m2: 'mét vuông',
  unit_m3: 'mét khối',
};
