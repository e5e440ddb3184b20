import type { Area } from '../area.ts';
import type { labels as en } from '../en/labels.ts';
import { catalogLabels } from './labels-catalog.ts';
import { planLabels } from './labels-plans.ts';

/** The messages of `en/labels.ts` in Korean. */
export const labels: Area<typeof en> = {
  lookup_status_queued: '대기 중',
  lookup_status_processing: '분류 중',
  lookup_status_proposed: '제안됨',
  lookup_status_needs_review: '검토 필요',
  lookup_status_needs_info: '정보 부족',
  lookup_status_error: '실패',

  lookup_kind_single: '단건 분류',
  lookup_kind_batch: '일괄 분류 행',
  lookup_kind_sku: '품목 마스터',

  decision_approved: '승인',
  decision_overridden: '변경',
  decision_rejected: '반려',

  history_created: '생성',
  history_rerun: '재실행',
  history_approved: '승인',
  history_overridden: '변경',
  history_rejected: '반려',
  history_reopened: '다시 열림',
  history_comment: '의견',
  history_resolved: '검토 목록에서 제외',
  history_unresolved: '검토 목록으로 복귀',

  verdict_recommended: '추천',
  verdict_possible: '가능',
  verdict_unlikely: '가능성 낮음',
  verdict_excluded: '제외',

  risk_high: '높음',
  risk_medium: '보통',
  risk_low: '낮음',

  stage_normalizing: '품명·설명 읽기',
  stage_retrieving: '관세율표 검색',
  stage_ranking: '후보 비교',
  stage_checking: '주 규정과 사례 확인',
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

  ...catalogLabels,
  ...planLabels,
};
