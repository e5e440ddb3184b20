import type { Area } from '../../catalog/area.ts';
import type { admin as english } from '../en/admin.ts';

/** The same in Vietnamese. */
export const admin: Area<typeof english> = {
  title: 'Quản trị',
  empty: 'Không có tài khoản.',
  name: 'Tên',
  email: 'Địa chỉ e-mail',
  role: 'Vai trò',
  active: 'Hoạt động',
  yes: 'có',
  no: 'không',
};
