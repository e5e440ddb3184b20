import type { Area } from '../area.ts';
import type { catalogLabels as en } from '../en/labels-catalog.ts';

/** The messages of `en/labels-catalog.ts` in Korean. */
export const catalogLabels: Area<typeof en> = {
  code_status_valid: '유효',
  code_status_not_declarable: '신고 불가',
  code_status_invalid: '관세율표에 없음',
  code_status_changed: '변경됨',
  code_status_expired: '실효',
  code_status_unknown: '세번 없음',
  code_status_unchecked: '미대조',

  code_status_valid_detail: '{code}은(는) {version} 버전의 신고 가능한 세번입니다.',
  code_status_not_declarable_detail:
    '{code}은(는) {version} 버전에서 신고 가능한 세번의 앞부분입니다. 그중 하나를 선택하십시오.',
  code_status_invalid_detail: '{code}은(는) {version} 버전에 없습니다.',
  code_status_changed_detail: '{version} 버전에서 {code}이(가) 변경되었습니다. 계속 해당하는지 확인하십시오.',
  code_status_expired_detail: '{version} 버전에서 {code}이(가) 폐지되었습니다. 새 세번을 선택하십시오.',
  code_status_unknown_detail: '이 SKU에 등록된 세번이 없습니다.',
  code_status_unchecked_detail: '세번을 아직 관세율표와 대조하지 않았습니다.',

  detail_no_code: '{code}은(는) 세번이 아닙니다.',

  item_bad_current_code: '{code}은(는) 세번이 아닙니다. 보낸 그대로 저장하고 유효하지 않은 것으로 봅니다.',
  item_duplicate_sku: 'SKU {sku}이(가) 한 번의 호출에서 {times}번 전송되었습니다. 마지막 것을 저장했습니다.',

  alert_code_removed: '세번 폐지',
  alert_code_changed: '세번 변경',
  alert_code_invalid: '유효하지 않은 세번',
  alert_code_removed_message: '{from_version} 버전의 {code}이(가) {to_version} 버전에는 없습니다.',
  alert_code_changed_message: '{code}이(가) {from_version} 버전과 {to_version} 버전 사이에 변경되었습니다.',
  alert_code_invalid_message: '{code}은(는) {to_version} 버전의 신고 가능한 세번이 아닙니다.',
  alert_successors_other: '새 버전에서 대체할 수 있는 세번은 {count}개입니다: {codes}',
};
