import type { Area } from '../area.ts';
import type { flags as en } from '../en/flags.ts';

/** The messages of `en/flags.ts` in Korean. */
export const flags: Area<typeof en> = {
  no_official_evidence: '제안한 세번을 뒷받침하는 공식 자료가 없습니다.',
  low_confidence: '신뢰도가 낮아 검토 없이 세번을 제안할 수 없습니다.',
  close_alternatives: '가능성이 거의 비슷한 다른 세번({code})이 있습니다.',
  missing_attributes: '세번을 결정하는 데 필요한 정보가 품명·설명에 없습니다.',
  legal_conflict: '부·류의 주 등 법적 규정이 제안한 세번과 맞지 않습니다.',
  precedent_conflict: '유사 물품의 분류 사례 또는 이전 결정에서는 다른 세번({codes})으로 분류했습니다.',
  set_or_kit: '세트 또는 키트 물품으로 보이며 별도 규정(통칙 제3호)에 따릅니다.',
  not_goods: '물품에 대한 설명이 아닌 것으로 보입니다.',
  not_in_sample: '견본 관세율표에 이 물품의 세번이 없습니다. {market}의 공식 관세율표를 적재하십시오.',
  demo_data: '사용한 관세율표는 견본 자료이며 공식 관세율표가 아닙니다.',
  lexical_only: '후보를 텍스트 검색만으로 찾았습니다.',
  superseded_schedule: '사용한 관세율표 버전이 새 버전으로 대체되었습니다.',
  language_fallback: '설명의 일부만 해당 언어로 해석했으며 나머지는 적힌 그대로 검색했습니다.',
  language_fallback_answer: '답변 언어 {language}은(는) 지원하지 않으므로 영어로 답변합니다.',
  code_changed_recently: '제안한 세번이 최신 관세율표 버전에서 변경되었습니다.',
};
