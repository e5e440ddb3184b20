import type { Area } from '../area.ts';
import type { labels as en } from '../en/labels.ts';
import { catalogLabels } from './labels-catalog.ts';
import { planLabels } from './labels-plans.ts';

/** The messages of `en/labels.ts` in Vietnamese. */
export const labels: Area<typeof en> = {
  lookup_status_queued: 'Đang chờ',
  lookup_status_processing: 'Đang xử lý',
  lookup_status_proposed: 'Đã đề xuất mã',
  lookup_status_needs_review: 'Cần rà soát',
  lookup_status_needs_info: 'Cần bổ sung thông tin',
  lookup_status_error: 'Lỗi',

  lookup_kind_single: 'Tra cứu đơn',
  lookup_kind_batch: 'Dòng trong lô',
  lookup_kind_sku: 'Danh mục hàng hóa',

  decision_approved: 'Đã duyệt',
  decision_overridden: 'Đã thay mã',
  decision_rejected: 'Đã từ chối',

  history_created: 'Tạo mới',
  history_rerun: 'Chạy lại',
  history_approved: 'Duyệt',
  history_overridden: 'Thay mã',
  history_rejected: 'Từ chối',
  history_reopened: 'Mở lại',
  history_comment: 'Nhận xét',
  history_resolved: 'Đưa ra khỏi hàng đợi',
  history_unresolved: 'Đưa lại vào hàng đợi',

  verdict_recommended: 'Đề xuất',
  verdict_possible: 'Có thể',
  verdict_unlikely: 'Ít khả năng',
  verdict_excluded: 'Bị loại trừ',

  risk_high: 'Cao',
  risk_medium: 'Trung bình',
  risk_low: 'Thấp',

  stage_normalizing: 'Đọc mô tả hàng hóa',
  stage_retrieving: 'Tìm trong biểu thuế',
  stage_ranking: 'So sánh các mã ứng viên',
  stage_checking: 'Đối chiếu chú giải pháp lý và tiền lệ',
  stage_explaining: 'Viết lý do',

  batch_status_uploaded: 'Đã tải lên',
  batch_status_queued: 'Đang chờ',
  batch_status_running: 'Đang chạy',
  batch_status_completed: 'Đã xong',
  batch_status_completed_with_errors: 'Đã xong, có dòng lỗi',

  row_status_pending: 'Chờ xử lý',
  row_status_processing: 'Đang xử lý',
  row_status_done: 'Đã xong',
  row_status_error: 'Lỗi',
  row_status_skipped: 'Bỏ qua',
  row_status_duplicate: 'Trùng',

  level_section: 'Phần',
  level_chapter: 'Chương',
  level_heading: 'Nhóm',
  level_subheading: 'Phân nhóm',
  level_national: 'Dòng thuế',
  level_statistical: 'Dòng thống kê',

  ...catalogLabels,
  ...planLabels,
};
