import type { Area } from '../../catalog/area.ts';
import type { shell as english } from '../en/shell.ts';

/** The same in Vietnamese. */
export const shell: Area<typeof english> = {
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
