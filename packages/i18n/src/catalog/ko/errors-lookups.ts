import type { Area } from '../area.ts';
import type { lookupErrors as en } from '../en/errors-lookups.ts';

/** The messages of `en/errors-lookups.ts` in Korean. */
export const lookupErrors: Area<typeof en> = {
  finalize_code_required: '확정할 세번을 입력하십시오.',
  note_required: '사유를 메모에 입력하십시오.',
  comment_required: '의견을 입력하십시오.',
  nothing_to_approve: '승인할 제안 세번이 없습니다. 세번을 지정하여 변경하십시오.',
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
};
