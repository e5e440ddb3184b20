import type { Area } from '../area.ts';
import type { batches as en } from '../en/batches.ts';
import { exportTexts } from './batches-export.ts';
import { templateTexts } from './batches-template.ts';

/** The messages of `en/batches.ts` in Vietnamese. */
export const batches: Area<typeof en> = {
  empty_description: 'Mô tả hàng hóa để trống; dòng này được bỏ qua',
  no_description_column: 'Không tìm thấy cột nào mô tả hàng hóa; hãy chọn một cột',
  closing_row: 'Dòng này là dòng tổng cộng hoặc chữ ký ở cuối tệp; được bỏ qua',
  example_row: 'Đây là dòng ví dụ của tệp mẫu; dòng này được bỏ qua',
  duplicate: 'Trùng hàng hóa với dòng {row}; dùng kết quả của dòng đó',
  too_long: '{field} có {length} ký tự; tối đa {limit} ký tự',
  unknown_origin: 'Không nhận ra nước xuất xứ {origin}; không dùng giá trị này',
  bad_existing_code: '{code} không phải là mã HS; giá trị này được coi là không hợp lệ',
  missing_sku: 'Dòng này không có SKU; không lưu vào danh mục hàng hóa',
  duplicate_sku: 'SKU {sku} cũng có ở dòng {row}; dòng sau được giữ lại',
  severity_error: 'Lỗi',
  severity_warning: 'Cảnh báo',

  row_error_too_long: 'Quá dài: {field}; hãy rút ngắn rồi chạy lại dòng này',
  row_error_out_of_credits: 'Đã hết điểm trước khi phân loại dòng này; hãy chạy lại khi đã có thêm điểm',
  row_error_original: 'Dòng {row}, trùng với dòng này, bị lỗi: {reason}',
  row_error_failed: 'Phân loại dòng này không thành công; hãy thử lại',

  code_check_matches: '{code} trùng với mã đề xuất',
  code_check_differs: '{code} khác mã đề xuất {suggested}; {digits} chữ số đầu giống nhau',
  code_check_differs_wholly: '{code} khác mã đề xuất {suggested} ngay từ chương',
  code_check_not_declarable:
    '{code} còn được chia chi tiết hơn ở phiên bản {version} nên không khai báo được; hãy chọn một dòng thuế bên dưới',
  code_check_lines_below:
    '{code} ({level}) chưa khai báo được ở phiên bản {version}; các dòng bên dưới: {lines}',
  code_check_beginning: '{code} không có trong phiên bản {version}, nhưng {digits} số đầu là {start} thì có',
  code_check_agrees: '{code} khớp với mã đề xuất {suggested} đến {digits} số',
  code_check_both: '{state}; {compared}',
  code_check_no_code: '{code} không phải là mã HS',
  code_check_invalid: '{code} không có trong phiên bản {version}',
  code_check_expired: '{code} đã bị bãi bỏ ở phiên bản {version}',

  result_row: 'Dòng',
  result_row_status: 'Trạng thái dòng',
  result_status: 'Kết quả',
  result_code: 'Mã HS đề xuất',
  result_description: 'Mô tả chính thức của mã',
  result_hs6: 'Mã HS 6 số',
  result_confidence: 'Độ tin cậy',
  result_risk: 'Rủi ro',
  result_flags: 'Điểm cần rà soát',
  result_missing: 'Thông tin còn thiếu',
  result_alternatives: 'Mã ứng viên khác',
  result_summary: 'Lý do',
  result_duty_rate: 'Thuế suất',
  result_duty_pct: 'Tổng thuế nhập khẩu, %',
  result_additional_duty_pct: 'Thuế bổ sung, %',
  result_additional_duties: 'Các thuế bổ sung',
  result_existing_code: 'Kiểm tra mã đang dùng',
  result_matches: 'Trùng với mã đang dùng',
  result_duplicate_of: 'Trùng với dòng',
  result_decision: 'Quyết định',
  result_final_code: 'Mã chốt',
  result_note: 'Ghi chú của người rà soát',
  result_findings: 'Kết quả kiểm tra dòng',
  result_error: 'Lỗi',
  result_version: 'Phiên bản biểu thuế',
  result_lookup_id: 'Id lượt tra cứu',
  yes: 'Có',
  no: 'Không',

  ...exportTexts,
  ...templateTexts,
};
