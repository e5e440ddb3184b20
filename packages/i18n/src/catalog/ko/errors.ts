import type { Area } from '../area.ts';
import type { errors as en } from '../en/errors.ts';
import { accountErrors } from './errors-accounts.ts';
import { batchErrors } from './errors-batches.ts';
import { lookupErrors } from './errors-lookups.ts';

/** The messages of `en/errors.ts` in Korean. */
export const errors: Area<typeof en> = {
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
  market_no_schedule: '{market} 관세율표가 등록되어 있지 않습니다.',
  code_unknown: '세번 {code}은(는) 관세율표 {version}에 없습니다.',
  code_not_declarable: '세번 {code}은(는) 신고할 수 있는 최종 세번이 아닙니다.',
  origin_unknown: '원산지 {origin}을(를) 알 수 없습니다. GET /api/countries의 코드를 사용하십시오.',
  preference_unknown: '이 세번과 원산지에 적용할 수 있는 특혜 {preference}이(가) 없습니다.',
  currency_unknown: '알 수 없는 통화입니다: {currency}.',
  fx_rate_required: '{currency}을(를) {target}(으)로 환산할 환율(fx_rate)이 필요합니다.',
  destination_unknown: '알 수 없는 회원국입니다: {destination}. EU 회원국 코드를 사용하십시오.',

  sku_id_unknown: 'ID가 {sku_id}인 SKU가 없습니다.',
  sku_other_market: 'SKU {sku}은(는) {market} 시장의 품목입니다.',
  sku_identity_fixed: 'sku와 market은 SKU를 식별하는 항목이므로 변경할 수 없습니다.',
  alert_selection_required: '확인 처리할 알림을 ids 또는 market과 kind로 지정하십시오.',

  webhook_https:
    '웹훅 주소는 https://로 시작해야 합니다. 로컬 수신 서버는 WEBHOOK_ALLOW_HOSTS로 허용할 수 있습니다.',
  webhook_private: '웹훅 주소가 공인 주소가 아닙니다.',
  webhook_unresolvable: '웹훅 주소의 호스트 이름을 찾을 수 없습니다.',
  webhook_credentials: '웹훅 주소에 사용자 이름이나 비밀번호를 넣을 수 없습니다.',
  webhook_port: '웹훅 포트는 443, 8443 또는 1024 이상이어야 합니다.',
  webhook_url: '웹훅 주소가 올바른 URL이 아닙니다.',
  webhook_event_unknown: '알 수 없는 이벤트입니다: {event}. {events} 중 하나를 지정하십시오.',
  webhook_test_rate: '테스트 호출이 너무 많습니다. {seconds}초 후에 다시 시도하십시오.',

  ...lookupErrors,
  ...batchErrors,
  ...accountErrors,
};
