import type { Area } from '../../catalog/area.ts';
import type { admin as english } from '../en/admin.ts';

/** The same in Korean. */
export const admin: Area<typeof english> = {
  title: '관리',
  empty: '계정이 없습니다.',
  name: '이름',
  email: '이메일 주소',
  role: '역할',
  active: '활성',
  yes: '예',
  no: '아니요',
};
