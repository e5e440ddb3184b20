import type { Area } from '../../catalog/area.ts';
import type * as english from '../en/shell.ts';

/** The same in Vietnamese. */
export const shell: Area<typeof english.shell> = {
  skip: 'Chuyển đến nội dung',
  navigation: 'Khu vực',
  menu: 'Trình đơn',
  classify: 'Phân loại',
  review: 'Duyệt',
  batches: 'Lô',
  catalog: 'Danh mục',
  alerts: 'Cảnh báo',
  tariff: 'Biểu thuế',
  reports: 'Báo cáo',
  admin: 'Quản trị',
  language: 'Ngôn ngữ',
  theme: 'Giao diện',
  theme_system: 'Theo hệ thống',
  theme_light: 'Sáng',
  theme_dark: 'Tối',
  account: 'Tài khoản',
  sign_out: 'Đăng xuất',
  credits: '{amount} tín dụng',
  api_docs: 'Tài liệu API',
};

/** The same in Vietnamese. */
export const session: Area<typeof english.session> = {
  title: 'Đăng nhập',
  email: 'Địa chỉ e-mail',
  password: 'Mật khẩu',
  submit: 'Đăng nhập',
  expired_title: 'Phiên làm việc đã kết thúc',
  expired_text: 'Đăng nhập lại để tiếp tục. Nội dung bạn đã nhập vẫn được giữ.',
  welcome_title: 'Chọn mật khẩu',
  welcome_text:
    'Liên kết này chỉ đăng nhập quản trị viên một lần. Sau đó dùng địa chỉ e-mail và mật khẩu này.',
  welcome_missing: 'Địa chỉ này không có liên kết đăng nhập',
  welcome_missing_text:
    'Hãy sao chép toàn bộ dòng mà dịch vụ in ra khi khởi động, hoặc đăng nhập bằng mật khẩu.',
  new_password: 'Mật khẩu mới',
  repeat_password: 'Nhập lại mật khẩu mới',
  password_hint: 'Ít nhất 12 ký tự',
  password_differs: 'Hai mật khẩu không giống nhau',
  welcome_submit: 'Đặt mật khẩu và đăng nhập',
  account_title: 'Tài khoản',
  change_title: 'Đổi mật khẩu',
  change_text: 'Các phiên khác của bạn sẽ kết thúc khi đổi mật khẩu.',
  current_password: 'Mật khẩu hiện tại',
  change_submit: 'Đổi mật khẩu',
  changed: 'Đã đổi mật khẩu; các phiên khác đã kết thúc',
  sessions_title: 'Các phiên',
  sessions_text: 'Những nơi tài khoản này đang đăng nhập.',
  session_current: 'phiên này',
  session_unknown: 'Chương trình không rõ',
  session_begun: 'Đăng nhập lúc',
  session_used: 'Dùng lần cuối',
  session_end: 'Kết thúc',
  session_ended: 'Phiên đã kết thúc',
};
