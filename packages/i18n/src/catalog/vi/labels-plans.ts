import type { Area } from '../area.ts';
import type { planLabels as en } from '../en/labels-plans.ts';

export const planLabels: Area<typeof en> = {
  role_entry: 'Người dùng',
  role_reviewer: 'Người rà soát',
  role_admin: 'Quản trị viên',

  ledger_signup: 'Điểm ban đầu',
  ledger_grant: 'Điểm được cấp',
  ledger_usage: 'Phí sử dụng',
  ledger_column_id: 'Số',
  ledger_column_created_at: 'Thời gian (UTC)',
  ledger_column_kind: 'Loại',
  ledger_column_amount: 'Điểm',
  ledger_column_balance_after: 'Số dư sau giao dịch',
  ledger_column_lookup_id: 'Id lượt tra cứu',
  ledger_column_note: 'Ghi chú',
  ledger_column_created_by: 'Người thực hiện',
  ledger_column_user_id: 'Mã tài khoản',
  ledger_column_user_name: 'Tài khoản',
  ledger_column_user_email: 'Email',
  ledger_column_tokens: 'Token',

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
};
