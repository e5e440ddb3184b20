import type { Area } from '../area.ts';
import type { checks as en } from '../en/checks.ts';

/** The messages of `en/checks.ts` in Korean. */
export const checks: Area<typeof en> = {
  code_is_declarable_name: '신고 가능한 세번',
  code_is_declarable_ok: '{code}은(는) 그대로 신고할 수 있습니다.',
  code_is_declarable_failed: '{code}은(는) 더 세분되어 있어 신고할 수 없습니다.',
  code_in_version_name: '관세율표 수록 여부',
  code_in_version_ok: '{code}은(는) {version} 버전에 있습니다.',
  code_in_version_failed: '{code}은(는) {version} 버전에 없습니다.',
  evidence_cited_name: '공식 자료',
  evidence_cited_ok_other: '공식 자료 {count}건을 인용했습니다.',
  evidence_cited_failed: '인용한 공식 자료가 없습니다.',
  attributes_consistent_name: '정보와 세번의 일치',
  attributes_consistent_ok: '세번이 제공된 정보와 일치합니다.',
  attributes_consistent_failed: '세번이 제공된 정보와 맞지 않습니다: {attributes}',
  legal_notes_name: '부·류의 주',
  legal_notes_ok: '이 세번을 제외하는 부 또는 류의 주가 없습니다.',
  legal_notes_failed: '다음 규정에 따라 제외되거나 재검토가 필요합니다: {references}',
  duty_available_name: '세율',
  duty_available_ok: '세번의 세율을 읽었습니다: {rate}',
  duty_available_failed: '계산에 쓸 수 있는 세율이 없습니다.',
  precedents_agree_name: '분류 사례와 이전 결정',
  precedents_agree_ok_other: '유사 물품의 사례·결정 {count}건이 이 세번입니다.',
  precedents_agree_failed_other: '유사 물품의 사례·결정 {count}건이 다른 세번입니다.',
  precedents_agree_absent: '유사 물품의 사례나 결정을 찾지 못했습니다.',
};
