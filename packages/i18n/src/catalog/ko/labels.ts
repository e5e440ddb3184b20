import type { Area } from '../area.ts';
import type { labels as en } from '../en/labels.ts';
import { planLabels } from './labels-plans.ts';

export const labels: Area<typeof en> = {
  lookup_status_queued: '대기 중',
  lookup_status_processing: '분류 중',
  lookup_status_proposed: '제안됨',
  lookup_status_needs_review: '검토 필요',
  lookup_status_needs_info: '정보 부족',
  lookup_status_error: '실패',

  decision_approved: '승인',
  decision_overridden: '변경',
  decision_rejected: '반려',

  risk_high: '높음',
  risk_medium: '보통',
  risk_low: '낮음',

  stage_normalizing: '품명·설명 읽기',
  stage_retrieving: '관세율표 검색',
  stage_ranking: '후보 비교',
  stage_checking: '주 규정과 사전심사 확인',
  stage_explaining: '사유 작성',

  batch_status_uploaded: '업로드됨',
  batch_status_queued: '대기 중',
  batch_status_running: '진행 중',
  batch_status_completed: '완료',
  batch_status_completed_with_errors: '완료(오류 있음)',

  row_status_pending: '처리 전',
  row_status_processing: '분류 중',
  row_status_done: '완료',
  row_status_error: '실패',
  row_status_skipped: '건너뜀',
  row_status_duplicate: '중복',

  level_section: '부',
  level_chapter: '류',
  level_heading: '호',
  level_subheading: '소호',
  level_national: '국내 세번',
  level_statistical: '통계부호',

  code_status_valid: '유효',
  code_status_not_declarable: '신고 불가',
  code_status_invalid: '관세율표에 없음',
  code_status_changed: '변경됨',
  code_status_expired: '실효',
  code_status_unknown: '세번 없음',
  code_status_unchecked: '미대조',

  code_status_valid_detail: '{code}은(는) {version} 버전의 신고 가능한 세번입니다.',
  code_status_not_declarable_detail:
    '{code}은(는) {version} 버전에서 더 세분되어 있어 신고할 수 없습니다. 하위 세번을 선택하십시오.',
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
  ...planLabels,
};
