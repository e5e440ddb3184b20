import type { Area } from '../area.ts';
import type { labels as en } from '../en/labels.ts';
import { planLabels } from './labels-plans.ts';

export const labels: Area<typeof en> = {
  lookup_status_queued: 'Đang chờ',
  lookup_status_processing: 'Đang xử lý',
  lookup_status_proposed: 'Đã đề xuất mã',
  lookup_status_needs_review: 'Cần rà soát',
  lookup_status_needs_info: 'Cần bổ sung thông tin',
  lookup_status_error: 'Lỗi',

  decision_approved: 'Đã chấp nhận',
  decision_overridden: 'Đã thay mã',
  decision_rejected: 'Đã từ chối',

  risk_high: 'Cao',
  risk_medium: 'Trung bình',
  risk_low: 'Thấp',

  stage_normalizing: 'Đọc mô tả hàng hóa',
  stage_retrieving: 'Tìm trong biểu thuế',
  stage_ranking: 'So sánh các mã ứng viên',
  stage_checking: 'Đối chiếu chú giải pháp lý và phán quyết',
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

  code_status_valid: 'Hợp lệ',
  code_status_not_declarable: 'Không khai báo được',
  code_status_invalid: 'Không có trong biểu thuế',
  code_status_changed: 'Đã thay đổi',
  code_status_expired: 'Hết hiệu lực',
  code_status_unknown: 'Chưa có mã',
  code_status_unchecked: 'Chưa đối chiếu',

  code_status_valid_detail: '{code} là dòng thuế khai báo được của phiên bản {version}',
  code_status_not_declarable_detail:
    '{code} còn được chia chi tiết hơn ở phiên bản {version} nên không khai báo được; hãy chọn một dòng thuế bên dưới',
  code_status_invalid_detail: '{code} không có trong phiên bản {version}',
  code_status_changed_detail:
    'Phiên bản {version} đã thay đổi dòng thuế {code}; hãy kiểm tra xem còn phù hợp không',
  code_status_expired_detail: 'Phiên bản {version} đã bãi bỏ {code}; hãy chọn mã mới',
  code_status_unknown_detail: 'SKU này chưa có mã',
  code_status_unchecked_detail: 'Mã chưa được đối chiếu với biểu thuế',

  detail_no_code: '{code} không phải là mã HS; hãy sửa lại',

  item_bad_current_code: '{code} không phải là mã HS; vẫn được lưu như đã gửi và tính là không hợp lệ',
  item_duplicate_sku: 'SKU {sku} được gửi {times} lần trong một yêu cầu; giữ lại lần cuối',

  alert_code_removed: 'Mã bị bãi bỏ',
  alert_code_changed: 'Mã thay đổi',
  alert_code_invalid: 'Mã không hợp lệ',
  alert_code_removed_message: '{code} của phiên bản {from_version} không còn trong phiên bản {to_version}',
  alert_code_changed_message: '{code} đã thay đổi từ phiên bản {from_version} sang phiên bản {to_version}',
  alert_code_invalid_message: '{code} không phải là dòng thuế khai báo được của phiên bản {to_version}',
  alert_successors_other: 'Có {count} dòng thuế của phiên bản mới có thể thay thế: {codes}',
  ...planLabels,
};
