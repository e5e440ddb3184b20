import type { Area } from '../../catalog/area.ts';
import type { shell as english } from '../en/shell.ts';

/** The same in Korean. */
export const shell: Area<typeof english> = {
  skip: '본문으로 이동',
  navigation: '영역',
  menu: '메뉴',
  classify: '분류',
  review: '검토',
  batches: '일괄 처리',
  catalog: '카탈로그',
  alerts: '알림',
  tariff: '관세율표',
  reports: '보고서',
  admin: '관리',
  language: '언어',
  theme: '테마',
  theme_system: '시스템 설정',
  theme_light: '밝게',
  theme_dark: '어둡게',
  account: '계정',
  sign_out: '로그아웃',
  credits: '크레딧 {amount}',
  api_docs: 'API 문서',
};
