import type { Area } from '../area.ts';
import type { loads as en } from '../en/loads.ts';

export const loads: Area<typeof en> = {
  form_html: '데이터가 아니라 웹 페이지입니다. 다시 내려받으십시오',
  form_not_json: 'JSON처럼 시작하지만 JSON이 아닙니다',
  form_no_known_form: '열이 알려진 관세율표 형식이 아닙니다',
  form_no_such_header: '열 이름이 있는 행이 없습니다',
  form_no_cn_list: '세번 목록이 없습니다',
  form_not_a_table: '표로 읽을 수 없습니다. .xlsx, .csv 또는 JSON으로 저장하십시오',
  fault_unknown_format: '관세율표 파일이 아닙니다: {form}',
  fault_missing_column: '"{column}" 열이 없습니다.',
  fault_wrong_market: '{expected} 시장의 관세율표가 아닙니다.',
  fault_truncated: '파일이 중간에 잘렸습니다.',
  fault_too_few_lines:
    '신고 가능한 세번이 {leaves}개뿐이며 사용 중인 버전에는 {expectedLeaves}개가 있습니다. 절반에 못 미칩니다.',
  fault_no_lines: '신고 가능한 세번이 없습니다.',
  fault_duplicate_code: '세번 {code}은(는) 이미 {firstRow}행에 있습니다.',
  fault_orphan_line: '품목 "{line}"을(를) 위 품목 아래에 놓을 수 없습니다.',
  fault_bad_code: '"{code}"은(는) 세번이 아닙니다.',
  fault_bad_indent: '품목 {code}의 단계 "{indent}"이(가) 올바르지 않습니다.',
  fault_empty_description: '품목 {code}에 품명이 없습니다.',
  problem_version_exists:
    '{market}의 {version} 버전이 다른 내용으로 등록되어 있습니다. 내용을 교체하거나 다른 이름을 쓰십시오.',
  problem_older_release: '공식 출처의 {version}은(는) 사용 중인 버전 {active}보다 오래되었습니다.',
  problem_load_failed:
    '등록에 실패했습니다. 다시 시도하고, 또 실패하면 관세율표 작업자의 로그를 확인하십시오.',
  problem_source_not_set:
    '{market}의 공식 자료 주소가 설정되지 않았습니다({market}_TARIFF_URL). 파일을 올리십시오.',
  problem_source_no_release:
    '{host}에 시행 중인 버전이 표시되어 있지 않습니다. 나중에 다시 시도하거나 파일을 올리십시오.',
  problem_source_too_large: '{host}의 파일이 {limit} MiB를 초과합니다.',
  problem_source_timeout:
    '{host}이(가) 제시간에 응답하지 않았습니다. 나중에 다시 시도하거나 파일을 올리십시오.',
  problem_source_connection:
    '{host}에 연결할 수 없거나 연결이 끊겼습니다. 나중에 다시 시도하거나 파일을 올리십시오.',
  problem_source_status:
    '{host}이(가) 오류 {status}을(를) 반환했습니다. 나중에 다시 시도하거나 파일을 올리십시오.',
  problem_source_redirect: '{host}이(가) 다른 호스트로 이동시킵니다. 파일을 내려받아 올리십시오.',
  problem_source_empty: '{host}의 파일이 비어 있습니다. 나중에 다시 시도하거나 파일을 올리십시오.',
  problem_source_web_page: '{host}이(가) 파일 대신 웹 페이지를 보냈습니다. 파일을 내려받아 올리십시오.',
  problem_source_release_unreadable:
    '{host}에서 시행 중인 버전의 이름을 읽을 수 없습니다. 나중에 다시 시도하거나 파일을 올리십시오.',
  problem_source_release_changed: '내려받는 동안 {host}의 버전이 바뀌었습니다. 다시 시도하십시오.',
};
