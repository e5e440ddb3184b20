import type { Area } from '../area.ts';
import type * as en from '../en/errors.ts';
import { batchErrors } from './errors-batches.ts';

/** The messages of `en/errors.ts` in Korean. */
export const errors: Area<typeof en.errors> = {
  bad_request: '보낸 내용으로는 요청을 처리할 수 없습니다.',
  unauthenticated: 'X-API-Key 헤더에 유효한 API 키가 필요합니다.',
  out_of_credits: '크레딧이 부족합니다(잔액 {balance}, 필요 {needed}).',
  payment_required: '이 작업에는 계정에서 결제하지 않은 서비스가 필요합니다.',
  trial_ended: '무료 체험이 끝났습니다. 계정은 읽기 전용이며 품목 마스터를 변경할 수 없습니다.',
  forbidden: '현재 권한으로는 이 작업을 할 수 없습니다.',
  plan_feature: '이용 중인 요금제에 {key} 항목이 없습니다.',
  plan_limit: '요금제 한도를 초과했습니다({key}: 요청 {requested}, 한도 {limit}).',
  not_found: '해당 주소 또는 자료가 없습니다.',
  method_not_allowed: '이 주소에서는 해당 메서드를 사용할 수 없습니다.',
  conflict: '현재 상태에서는 이 작업을 할 수 없습니다.',
  payload_too_large: '보낸 데이터가 너무 큽니다.',
  validation_error: '요청 내용이 올바르지 않습니다.',
  rate_limited: '이 작업의 호출이 너무 많습니다. 잠시 후 다시 시도하십시오.',
  internal_error: '예기치 않은 오류가 발생했습니다. 문의할 때 요청 ID를 알려 주십시오.',
  upstream_error: '연계된 서비스가 실패했거나 응답하지 않았습니다.',
  service_unavailable: '이 기능은 현재 사용할 수 없습니다. 나중에 다시 시도하십시오.',
  request_timeout: '요청이 너무 느리게 도착했습니다.',
  unsupported_media_type: '본문 형식이 이 작업에 맞지 않습니다.',

  media_type_expected: '본문 형식은 {expected}이어야 합니다.',
  body_not_json: '본문이 올바른 JSON이 아닙니다(위치 {position}에서 오류).',
  body_not_object: '본문은 JSON 객체여야 합니다.',
  body_required: '이 작업에는 본문이 필요합니다.',
  body_too_large: '본문이 {limit} MiB를 초과합니다.',
  body_rest_too_large: '{field} 이외의 부분은 {limit} MiB 이하여야 합니다.',
  body_text_too_large: '항목들의 텍스트가 모든 필드의 최대 길이를 합한 것보다 깁니다.',
  body_too_slow: '본문이 너무 느리게 도착했습니다.',
  body_not_packed: '본문이 Content-Encoding에 적힌 방식으로 압축되어 있지 않습니다.',
  body_packing_unknown:
    'Content-Encoding {encoding}은(는) 받을 수 없습니다. 본문을 압축하지 않거나 gzip, deflate, br로 압축하여 보내 주십시오.',

  tariff_version_unknown: '{market} 관세율표에 {version} 버전이 없습니다.',
  schedule_busy: '지금 다른 관세율표 버전을 읽고 있습니다. {seconds}초 후에 다시 시도하십시오.',
  work_busy: '지금 같은 종류의 다른 요청을 처리하고 있습니다. {seconds}초 후에 다시 시도하십시오.',
  idempotency_under_way: '이 Idempotency-Key의 첫 요청을 아직 처리하고 있습니다. 잠시 후 다시 시도하십시오.',
  idempotency_other_request: '이 Idempotency-Key는 다른 요청에 사용되었습니다. 새 키를 선택하십시오.',
  market_no_schedule: '{market} 관세율표가 등록되어 있지 않습니다.',
  code_unknown: '세번 {code}은(는) 관세율표 {version}에 없습니다.',
  code_not_declarable: '세번 {code}은(는) 신고할 수 있는 최종 세번이 아닙니다.',
  origin_unknown: '원산지 {origin}을(를) 알 수 없습니다. GET /api/countries의 코드를 사용하십시오.',

  sku_id_unknown: 'ID가 {sku_id}인 SKU가 없습니다.',
  sku_other_market: 'SKU {sku}은(는) {market} 시장의 품목입니다.',
  sku_exists: '이 시장의 SKU {sku}은(는) 이미 카탈로그에 있습니다',
  sku_identity_fixed: 'sku와 market은 SKU를 식별하는 항목이므로 변경할 수 없습니다.',
  alert_selection_required: '확인 처리할 알림을 ids 또는 market과 kind로 지정하십시오.',

  webhook_https:
    '웹훅 주소는 https://로 시작해야 합니다. 로컬 수신 서버는 `tariff webhooks allow --host HOST:PORT`로 허용할 수 있습니다.',
  webhook_private: '웹훅 주소가 공인 주소가 아닙니다.',
  webhook_unresolvable: '웹훅 주소의 호스트 이름을 찾을 수 없습니다.',
  webhook_credentials: '웹훅 주소에 사용자 이름이나 비밀번호를 넣을 수 없습니다.',
  webhook_port: '웹훅 포트는 443, 8443 또는 1024 이상이어야 합니다.',
  webhook_url: '웹훅 주소가 올바른 URL이 아닙니다.',
  webhook_event_unknown: '알 수 없는 이벤트입니다: {event}. {events} 중 하나를 지정하십시오.',
  webhook_test_rate: '테스트 호출이 너무 많습니다. {seconds}초 후에 다시 시도하십시오.',

  finalize_code_required: '확정할 세번을 입력하십시오.',
  note_required: '사유를 메모에 입력하십시오.',
  comment_required: '의견을 입력하십시오.',
  draft_differs:
    '이 draft_id로 다른 제품의 조회 {lookup}이(가) 이미 생성되었습니다. 새 draft_id를 보내십시오.',
  nothing_to_approve: '승인할 제안 세번이 없습니다. 세번을 지정하여 변경하십시오.',
  code_not_active:
    '세번 {code}은(는) 적용 중인 버전 {version}에서 신고할 수 없습니다. 다시 분류하거나 승계 세번을 선택하십시오.',
  code_divided:
    '세번 {code}은(는) 더 세분됩니다. 그 아래에서 신고할 수 있는 세번(예: {codes})을 선택하십시오.',
  decision_exists: '이미 결정된 건입니다({decision}, {name}). 먼저 결정을 취소하고 다시 여십시오.',
  nothing_to_reopen: '다시 열 결정이 없습니다.',
  lookup_unfinished: '품목분류가 아직 끝나지 않았습니다. 끝날 때까지 기다리십시오.',
  comment_cap: '이 분류 건의 의견이 한도 {limit}건에 이르렀습니다.',
  comment_rate: '의견이 너무 많습니다(1분에 최대 {limit}건). {seconds}초 후에 다시 시도하십시오.',
  question_unknown: '이 분류 건에는 질문 {question_id}이(가) 없습니다.',
  answer_unknown: '질문 {question_id}에는 선택지 {value}이(가) 없습니다.',
  lookup_failed: '품목분류에 실패했습니다. 다시 실행하고, 계속 실패하면 문의하십시오.',
  ...batchErrors,
  key_missing: 'API 키를 X-API-Key 헤더로 보내십시오.',
  key_invalid: 'API 키가 존재하지 않거나 폐기되었습니다.',
  account_deactivated: '이 키의 계정은 비활성화되었습니다.',
  session_expired: '세션이 끝났습니다. 다시 로그인하십시오.',
  session_only: '이 주소는 로그인이 필요하며 API 키는 사용할 수 없습니다.',
  sign_in_failed: '이메일 주소 또는 비밀번호가 틀립니다.',
  sign_in_link: '로그인 링크가 올바르지 않거나 이미 사용되었거나 만료되었습니다.',
  session_unknown: '세션 {session}이(가) 없습니다.',
  sign_in_rate: '로그인 실패가 너무 많습니다. {minutes}분 후에 다시 시도하십시오.',
  forbidden_role: '이 작업에는 {role} 권한이 필요합니다.',
  key_reads_only: '이 키는 읽기 전용입니다. 제한이 없는 키를 사용하십시오.',
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
    '{market} 관세율표의 {version} 버전이 다른 내용으로 이미 등록되어 있습니다. 내용을 교체하거나(--replace 또는 화면의 교체) 다른 이름을 쓰십시오.',
  load_under_way: '{market}의 다른 관세율표를 등록하고 있습니다. 끝날 때까지 기다리십시오.',
};

/** The messages of `validation` in Korean. */
export const validation: Area<typeof en.validation> = {
  fields_other: '올바르지 않은 항목이 있습니다: {fields}',
  more_fields: '{fields} 외 {more}개 항목',
};
