import type { Area } from '../area.ts';
import type { accountErrors as en } from '../en/errors-accounts.ts';

/** The messages of `en/errors-accounts.ts` in Korean. */
export const accountErrors: Area<typeof en> = {
  key_missing: 'API 키를 X-API-Key 헤더로 보내십시오.',
  key_invalid: 'API 키가 존재하지 않거나 폐기되었습니다.',
  account_deactivated: '이 키의 계정은 비활성화되었습니다.',
  session_expired: '세션이 끝났습니다. 다시 로그인하십시오.',
  session_only: '이 주소는 로그인이 필요하며 API 키는 사용할 수 없습니다.',
  sign_in_failed: '이메일 주소 또는 비밀번호가 틀립니다.',
  sign_in_link: '로그인 링크가 올바르지 않거나 이미 사용되었거나 만료되었습니다',
  session_unknown: '세션 {session}이(가) 없습니다',
  sign_in_rate: '로그인 실패가 너무 많습니다. {minutes}분 후에 다시 시도하십시오.',
  forbidden_role: '이 작업에는 {role} 권한이 필요합니다.',
  email_taken: '이메일 주소 {email}의 계정이 이미 있습니다.',
  account_unknown: '계정 {account}이(가) 없습니다.',
  last_admin: '마지막 활성 관리자는 비활성화하거나 권한을 바꿀 수 없습니다.',
  password_rules: '비밀번호는 {min}~{max}자여야 하며, 공백뿐이거나 이메일 주소와 같을 수 없습니다.',
  password_current: '현재 비밀번호가 틀립니다.',
  password_same: '새 비밀번호는 현재 비밀번호와 달라야 합니다.',
  plan_unknown: '요금제 {plan}이(가) 없습니다.',
  key_unknown: 'API 키 {key}이(가) 없습니다.',
  dataset_unknown: '{market} 관세율표에 {version} 버전이 없습니다.',
  dataset_content_differs:
    '{market} 관세율표의 {version} 버전이 다른 내용으로 이미 등록되어 있습니다. 다시 등록하려면 --replace를 사용하십시오.',
};
