import type { Area } from '../area.ts';
import type { loads as en } from '../en/loads.ts';

export const loads: Area<typeof en> = {
  form_html: 'đây là trang web, không phải dữ liệu; hãy tải lại tệp',
  form_not_json: 'tệp bắt đầu như JSON nhưng không phải JSON',
  form_no_known_form: 'các cột không theo mẫu biểu thuế nào đã biết',
  form_no_such_header: 'không có dòng tên cột',
  form_no_cn_list: 'không có danh sách mã',
  form_not_a_table: 'không đọc được như một bảng; hãy lưu thành .xlsx, .csv hoặc JSON',
  fault_unknown_format: 'Tệp không phải là biểu thuế: {form}',
  fault_missing_column: 'Thiếu cột "{column}"',
  fault_wrong_market: 'Đây không phải biểu thuế của thị trường {expected}',
  fault_truncated: 'Tệp bị cắt cụt',
  fault_too_few_lines:
    'Tệp có {leaves} dòng thuế khai báo được, trong khi phiên bản đang dùng có {expectedLeaves}: chưa đến một nửa',
  fault_no_lines: 'Tệp không có dòng thuế khai báo được nào',
  fault_duplicate_code: 'Mã {code} đã có ở dòng {firstRow}',
  fault_orphan_line: 'Dòng thuế "{line}" không xếp được dưới dòng phía trên',
  fault_bad_code: '"{code}" không phải là mã',
  fault_bad_indent: 'Dòng thuế {code} có mức thụt "{indent}" không hợp lệ',
  fault_empty_description: 'Dòng thuế {code} không có mô tả',
  problem_version_exists:
    'Phiên bản {version} của {market} đã được nạp với nội dung khác; hãy thay nội dung hoặc đặt tên khác',
  problem_older_release: 'Nguồn cung cấp {version}, cũ hơn phiên bản đang dùng {active}',
  problem_load_failed:
    'Nạp không thành công; hãy thử lại và xem nhật ký của tiến trình biểu thuế nếu vẫn lỗi',
  problem_source_not_set:
    'Chưa đặt địa chỉ tệp chính thức của {market} ({market}_TARIFF_URL); hãy tải tệp lên',
  problem_source_no_release: '{host} không nêu bản đang có hiệu lực; hãy thử lại sau hoặc tải tệp lên',
  problem_source_too_large: '{host} gửi hơn {limit} MiB',
  problem_source_timeout: '{host} không trả lời kịp; hãy thử lại sau hoặc tải tệp lên',
  problem_source_connection:
    'Không kết nối được với {host} hoặc bị ngắt giữa chừng; hãy thử lại sau hoặc tải tệp lên',
  problem_source_status: '{host} báo lỗi {status}; hãy thử lại sau hoặc tải tệp lên',
  problem_source_redirect: '{host} chuyển hướng sang máy chủ khác; hãy tự tải tệp về rồi tải lên',
  problem_source_empty: '{host} gửi tệp rỗng; hãy thử lại sau hoặc tải tệp lên',
  problem_source_web_page: '{host} gửi trang web thay cho tệp; hãy tự tải tệp về rồi tải lên',
  problem_source_release_unreadable:
    '{host} không cho biết tên bản đang có hiệu lực; hãy thử lại sau hoặc tải tệp lên',
  problem_source_release_changed: '{host} đổi bản trong lúc tải về; hãy thử lại',
};
