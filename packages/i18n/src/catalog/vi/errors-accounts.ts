import type { Area } from '../area.ts';
import type { accountErrors as en } from '../en/errors-accounts.ts';

/** The messages of `en/errors-accounts.ts` in Vietnamese. */
export const accountErrors: Area<typeof en> = {
  key_missing: 'Hãy gửi khóa API trong tiêu đề X-API-Key',
  key_invalid: 'Khóa API không tồn tại hoặc đã bị thu hồi',
  account_deactivated: 'Tài khoản của khóa này đã bị vô hiệu hóa',
  session_expired: 'Phiên đăng nhập đã hết; hãy đăng nhập lại',
  session_only: 'Địa chỉ này cần phiên đăng nhập; không chấp nhận khóa API',
  sign_in_failed: 'Sai địa chỉ e-mail hoặc mật khẩu',
  sign_in_link: 'Liên kết đăng nhập không tồn tại, đã được dùng hoặc đã hết hạn',
  session_unknown: 'Không có phiên {session}',
  sign_in_rate: 'Đăng nhập sai quá nhiều lần; vui lòng thử lại sau {minutes} phút',
  forbidden_role: 'Thao tác này cần vai trò {role}',
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
    'Phiên bản biểu thuế {version} của {market} đã được nạp với nội dung khác; hãy dùng --replace để nạp lại',
};
