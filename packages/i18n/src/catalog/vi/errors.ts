import type { Area } from '../area.ts';
import type * as en from '../en/errors.ts';
import { batchErrors } from './errors-batches.ts';

/** The messages of `en/errors.ts` in Vietnamese. */
export const errors: Area<typeof en.errors> = {
  bad_request: 'Không thể thực hiện yêu cầu như đã gửi',
  unauthenticated: 'Cần khóa API hợp lệ trong tiêu đề X-API-Key',
  out_of_credits: 'Không đủ điểm: số dư {balance}, cần {needed}',
  payment_required: 'Thao tác này cần một dịch vụ mà tài khoản chưa thanh toán',
  trial_ended: 'Thời gian dùng thử đã hết: tài khoản chỉ được xem, không thể thay đổi danh mục hàng hóa',
  forbidden: 'Vai trò của bạn không được phép thực hiện thao tác này',
  plan_feature: 'Gói dịch vụ của bạn không có {key}',
  plan_limit: 'Vượt giới hạn của gói dịch vụ đối với {key}: yêu cầu {requested}, tối đa {limit}',
  not_found: 'Địa chỉ hoặc bản ghi này không tồn tại',
  method_not_allowed: 'Địa chỉ này không hỗ trợ phương thức đã gửi',
  conflict: 'Trạng thái hiện tại không cho phép thao tác này',
  payload_too_large: 'Dữ liệu gửi lên quá lớn',
  validation_error: 'Yêu cầu không hợp lệ',
  rate_limited: 'Quá nhiều lần gọi thao tác này; vui lòng thử lại sau ít phút',
  internal_error: 'Đã xảy ra lỗi ngoài dự kiến; vui lòng nêu mã yêu cầu khi báo lỗi',
  upstream_error: 'Một dịch vụ liên quan gặp lỗi hoặc không phản hồi',
  service_unavailable: 'Chức năng này tạm thời chưa dùng được; vui lòng thử lại sau',
  request_timeout: 'Dữ liệu được gửi lên quá chậm',
  unsupported_media_type: 'Nội dung gửi lên không đúng kiểu mà thao tác này nhận',

  media_type_expected: 'Nội dung gửi lên phải là {expected}',
  body_not_json: 'Nội dung gửi lên không phải JSON hợp lệ: lỗi tại vị trí {position}',
  body_not_object: 'Nội dung gửi lên phải là một đối tượng JSON',
  body_required: 'Thao tác này cần có nội dung gửi kèm',
  body_too_large: 'Nội dung gửi lên vượt quá {limit} MiB',
  body_rest_too_large: 'Phần ngoài {field} được phép tối đa {limit} MiB',
  body_text_too_large: 'Nội dung các mục dài hơn tổng độ dài cho phép của mọi trường',
  body_too_slow: 'Nội dung được gửi lên quá chậm',
  body_not_packed: 'Nội dung gửi lên không được nén đúng như Content-Encoding đã ghi',
  body_packing_unknown:
    'Không nhận Content-Encoding {encoding}: hãy gửi nội dung không nén, hoặc nén bằng gzip, deflate hoặc br',

  tariff_version_unknown: 'Không có phiên bản biểu thuế {version} của {market}',
  schedule_busy: 'Hệ thống đang đọc các phiên bản biểu thuế khác; vui lòng thử lại sau {seconds} giây',
  work_busy: 'Hệ thống đang xử lý các yêu cầu cùng loại; vui lòng thử lại sau {seconds} giây',
  idempotency_under_way:
    'Yêu cầu đầu tiên với Idempotency-Key này đang được xử lý; vui lòng thử lại sau giây lát',
  idempotency_other_request: 'Idempotency-Key này đã dùng cho yêu cầu khác; hãy chọn khóa mới',
  market_no_schedule: 'Chưa nạp biểu thuế của {market}',
  code_unknown: 'Mã {code} không có trong biểu thuế {version}',
  code_not_declarable: 'Mã {code} không phải là dòng thuế khai báo được trong biểu thuế',
  origin_unknown: 'Không nhận ra nước xuất xứ {origin}; hãy dùng mã trong GET /api/countries',

  sku_id_unknown: 'Không có SKU mang id {sku_id}',
  sku_other_market: 'SKU {sku} thuộc thị trường {market}',
  sku_exists: 'Danh mục đã có SKU {sku} ở thị trường này',
  sku_identity_fixed: 'sku và market dùng để định danh SKU nên không thể thay đổi',
  alert_selection_required: 'Hãy chỉ rõ các cảnh báo cần xác nhận bằng ids, hoặc bằng market và kind',

  webhook_https:
    'Địa chỉ webhook phải bắt đầu bằng https://; cho phép máy nhận trên máy của bạn bằng `tariff webhooks allow --host HOST:PORT`',
  webhook_private: 'Địa chỉ webhook không dẫn tới một địa chỉ công khai',
  webhook_unresolvable: 'Không phân giải được tên máy chủ trong địa chỉ webhook',
  webhook_credentials: 'Địa chỉ webhook không được chứa tên đăng nhập hoặc mật khẩu',
  webhook_port: 'Cổng của webhook phải là 443, 8443 hoặc từ 1024 trở lên',
  webhook_url: 'Địa chỉ webhook không phải là URL hợp lệ',
  webhook_event_unknown: 'Không có sự kiện {event}; hãy dùng một trong các sự kiện {events}',
  webhook_test_rate: 'Quá nhiều lần gọi thử; vui lòng thử lại sau {seconds} giây',

  finalize_code_required: 'Hãy nhập mã HS để chốt',
  note_required: 'Hãy nhập ghi chú nêu rõ lý do',
  comment_required: 'Hãy nhập nội dung nhận xét',
  draft_differs: 'draft_id này đã tạo tra cứu {lookup} cho sản phẩm khác; hãy gửi draft_id mới',
  nothing_to_approve: 'Không có mã đề xuất để duyệt; hãy chọn thay mã và nhập mã HS',
  code_not_active:
    'Không thể khai mã {code} theo phiên bản đang áp dụng {version}; hãy phân loại lại hoặc chọn mã thay thế',
  code_divided: 'Mã {code} còn được chia nhỏ; hãy chọn một dòng khai báo được bên dưới, chẳng hạn {codes}',
  decision_exists: 'Đã có quyết định ({decision}, {name}); hãy mở lại lượt tra cứu trước',
  nothing_to_reopen: 'Chưa có quyết định nào để mở lại',
  lookup_unfinished: 'Lượt tra cứu chưa xong; hãy đợi phân loại kết thúc',
  comment_cap: 'Lượt tra cứu này đã đạt giới hạn {limit} nhận xét',
  lookup_texts_deleted:
    'Nội dung của lần tra cứu này đã bị xóa khi hết thời hạn lưu trữ; vui lòng gửi mô tả hàng hóa',
  rate_exceeded: 'Tối đa {limit} lần gọi mỗi phút; vui lòng thử lại sau {seconds} giây',
  comment_rate: 'Quá nhiều nhận xét: tối đa {limit} nhận xét mỗi phút; vui lòng thử lại sau {seconds} giây',
  question_unknown: 'Lượt tra cứu này không có câu hỏi {question_id}',
  answer_unknown: 'Câu hỏi {question_id} không có phương án {value}',
  lookup_failed: 'Phân loại không thành công; hãy chạy lại lượt tra cứu và báo lỗi nếu vẫn không được',
  ...batchErrors,
  key_missing: 'Hãy gửi khóa API trong tiêu đề X-API-Key',
  key_invalid: 'Khóa API không tồn tại hoặc đã bị thu hồi',
  account_deactivated: 'Tài khoản của khóa này đã bị vô hiệu hóa',
  session_expired: 'Phiên đăng nhập đã hết; hãy đăng nhập lại',
  session_only: 'Địa chỉ này cần phiên đăng nhập; không chấp nhận khóa API',
  sign_in_failed: 'Sai địa chỉ e-mail hoặc mật khẩu',
  password_sign_in_off: 'Đăng nhập bằng mật khẩu đã tắt; hãy đăng nhập qua nhà cung cấp danh tính',
  identity_provider_away:
    'Nhà cung cấp danh tính không phản hồi nên không kiểm tra được phiên này; hãy thử lại sau',
  sign_in_link: 'Liên kết đăng nhập không tồn tại, đã được dùng hoặc đã hết hạn',
  session_unknown: 'Không có phiên {session}',
  sign_in_rate: 'Đăng nhập sai quá nhiều lần; vui lòng thử lại sau {minutes} phút',
  forbidden_role: 'Thao tác này cần vai trò {role}',
  key_reads_only: 'Khóa này chỉ được đọc; hãy dùng khóa không bị giới hạn',
  email_taken: 'Đã có tài khoản dùng địa chỉ e-mail {email}',
  account_unknown: 'Không có tài khoản {account}',
  last_admin: 'Không thể vô hiệu hóa hoặc đổi vai trò của quản trị viên đang hoạt động cuối cùng',
  password_rules:
    'Mật khẩu phải có từ {min} đến {max} ký tự, không được chỉ gồm khoảng trắng và không được trùng với địa chỉ e-mail',
  password_current: 'Mật khẩu hiện tại không đúng',
  password_same: 'Mật khẩu mới phải khác mật khẩu hiện tại',
  plan_unknown: 'Không có gói dịch vụ {plan}',
  key_unknown: 'Không có khóa API {key}',
  dataset_unknown: 'Không có phiên bản biểu thuế {version} của {market}',
  dataset_content_differs:
    'Phiên bản biểu thuế {version} của {market} đã được nạp với nội dung khác; hãy thay nội dung (--replace, hoặc mục thay thế trên giao diện) hay đặt tên khác',
  measure_exists: 'Đã có biện pháp với mã này; hãy rút biện pháp đó trước hoặc chọn mã khác',
  measure_released: 'Biện pháp này đã được duyệt',
  measure_same_person: 'Bản nháp này phải do người khác duyệt',
  load_under_way: 'Đang nạp một biểu thuế khác của {market}; hãy đợi đến khi xong',
};

/** The messages of `validation` in Vietnamese. */
export const validation: Area<typeof en.validation> = {
  fields_other: 'Một số trường không hợp lệ: {fields}',
  more_fields: '{fields} và {more} trường khác',
};
