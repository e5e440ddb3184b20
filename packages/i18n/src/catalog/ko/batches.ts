import type { Area } from '../area.ts';
import type { batches as en } from '../en/batches.ts';
import { exportTexts } from './batches-export.ts';
import { templateTexts } from './batches-template.ts';

export const batches: Area<typeof en> = {
  empty_description: '품명·설명에 글자가 없어 이 행을 건너뜁니다.',
  no_description_column: '물품을 설명하는 열을 찾지 못했습니다. 열을 선택하십시오.',
  closing_row: '파일 끝의 합계 또는 서명 행이므로 건너뜁니다.',
  example_row: '작성 예시 행이므로 건너뜁니다.',
  duplicate: '{row}행과 같은 물품이므로 그 결과를 사용합니다.',
  too_long: '{field}이(가) {length}자입니다(최대 {limit}자).',
  lost_characters:
    '품명·설명의 글자가 물음표로 바뀌어 있습니다. 파일을 .xlsx 또는 UTF-8로 저장하여 다시 올려 주세요.',
  unknown_origin: '원산지 {origin}을(를) 알 수 없어 사용하지 않습니다.',
  bad_existing_code: '{code}은(는) 세번이 아니므로 유효하지 않은 것으로 처리합니다.',
  code_not_in_version: '{code}은(는) {version} 버전에 없습니다.',
  missing_sku: 'SKU가 없어 품목 마스터에 저장하지 않습니다.',
  duplicate_sku: 'SKU {sku}이(가) {row}행에도 있습니다. 뒤의 행을 저장합니다.',
  severity_error: '오류',
  severity_warning: '경고',

  row_error_too_long: '글자 수가 한도를 초과했습니다: {field}. 줄인 뒤 다시 실행하십시오.',
  row_error_out_of_credits:
    '이 행을 분류하기 전에 크레딧이 소진되었습니다. 크레딧을 추가한 뒤 다시 실행하십시오.',
  row_error_original: '같은 물품인 {row}행이 실패했습니다: {reason}',
  row_error_failed: '이 행의 품목분류에 실패했습니다. 다시 실행하십시오.',

  code_check_matches: '{code}은(는) 제안 세번과 같습니다.',
  code_check_differs: '{code}은(는) 제안 세번 {suggested}와(과) 다릅니다(앞 {digits}자리 일치).',
  code_check_differs_wholly: '{code}은(는) 제안 세번 {suggested}와(과) 류가 다릅니다.',
  code_check_not_declarable:
    '{code}은(는) {version} 버전에서 더 세분되어 있어 신고할 수 없습니다. 하위 세번을 선택하십시오.',
  code_check_lines_below: '{code}({level})은(는) {version} 버전에서 더 세분됩니다. 하위 세번: {lines}.',
  code_check_beginning: '{code}은(는) {version} 버전에 없으나 앞 {digits}자리 {start}은(는) 있습니다.',
  code_check_agrees: '{code}은(는) 제안 세번 {suggested}와(과) 앞 {digits}자리까지 일치합니다.',
  code_check_both: '{state} {compared}',
  code_check_no_code: '{code}은(는) 세번이 아닙니다.',
  code_check_invalid: '{code}은(는) {version} 버전에 없습니다.',
  code_check_expired: '{code}은(는) {version} 버전에서 폐지되었습니다.',

  result_row: '행',
  result_row_status: '행 상태',
  result_status: '결과',
  result_code: '제안 세번',
  result_description: '세번의 공식 품명',
  result_hs6: 'HS 6단위',
  result_confidence: '신뢰도',
  result_risk: '위험도',
  result_flags: '검토 사항',
  result_missing: '부족한 정보',
  result_alternatives: '다른 후보',
  result_summary: '사유',
  result_duty_rate: '세율',
  result_duty_pct: '관세 합계(%)',
  result_additional_duty_pct: '추가 관세(%)',
  result_additional_duties: '추가 관세 내용',
  result_existing_code: '현재 세번 대조',
  result_matches: '현재 세번과 일치',
  result_duplicate_of: '중복된 원래 행',
  result_decision: '결정',
  result_final_code: '확정 세번',
  result_note: '검토자 메모',
  result_findings: '행 점검 결과',
  result_error: '오류',
  result_version: '관세율표 버전',
  result_lookup_id: '분류 건 ID',
  yes: '예',
  no: '아니요',

  ...exportTexts,
  ...templateTexts,
};
