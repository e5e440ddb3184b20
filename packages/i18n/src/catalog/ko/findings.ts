import type { Area } from '../area.ts';
import type * as en from '../en/findings.ts';

export const flags: Area<typeof en.flags> = {
  no_official_evidence: '제안한 세번을 뒷받침하는 공식 자료가 없습니다.',
  low_confidence: '신뢰도가 낮아 검토 없이 세번을 제안할 수 없습니다.',
  low_confidence_below: '신뢰도 {percent}%가 제안에 필요한 {least}%보다 낮습니다.',
  low_confidence_below_at: '앞 {level}자리의 신뢰도 {percent}%가 제안에 필요한 {least}%보다 낮습니다.',
  close_alternatives: '가능성이 거의 비슷한 다른 세번({code})이 있습니다.',
  missing_attributes: '세번을 결정하는 정보를 품명·설명에서 읽지 못했습니다.',
  legal_conflict: '부·류의 주 등 법적 규정이 세번과 맞지 않습니다.',
  precedent_conflict: '유사 물품에 관한 사전심사 또는 종전 결정에서는 다른 세번({codes})으로 분류했습니다.',
  set_or_kit: '세트 또는 키트 물품으로 보이며 별도 규정(통칙 제3호)에 따릅니다.',
  not_goods: '물품에 대한 설명이 아닌 것으로 보입니다.',
  not_in_sample: '견본 관세율표에 이 물품의 세번이 없습니다. {market}의 공식 관세율표를 등록하십시오.',
  demo_data: '사용한 관세율표는 견본 자료이며 공식 관세율표가 아닙니다.',
  lexical_only: '후보를 텍스트 검색만으로 찾았습니다.',
  superseded_schedule: '사용한 관세율표 버전이 새 버전으로 대체되었습니다.',
  language_fallback: '설명의 일부만 해당 언어로 해석했으며 나머지는 적힌 그대로 검색했습니다.',
  language_fallback_answer: '답변 언어 {language}은(는) 지원하지 않으므로 영어로 답변합니다.',
  code_changed_recently: '제안한 세번이 최신 관세율표 버전에서 변경되었습니다.',
};

export const checks: Area<typeof en.checks> = {
  code_is_declarable_name: '신고 가능한 세번',
  code_is_declarable_ok: '{code}은(는) 그대로 신고할 수 있습니다.',
  code_is_declarable_failed: '{code}은(는) 더 세분되어 있어 신고할 수 없습니다.',
  code_in_version_name: '관세율표 수록 여부',
  code_in_version_ok: '{code}은(는) {version} 버전에 있습니다.',
  code_in_version_failed: '{code}은(는) {version} 버전에 없습니다.',
  evidence_cited_name: '공식 자료',
  evidence_cited_ok_other: '공식 자료 {count}건을 인용했습니다.',
  evidence_cited_failed: '품목의 문언이나 사전심사를 설명과 대조하지 못했습니다.',
  attributes_consistent_name: '읽은 정보와 품목',
  attributes_consistent_ok: '대조한 사항 중 품목의 조건에 어긋나는 것은 없습니다.',
  attributes_consistent_failed: '품목의 조건이 설명과 모순됩니다: {attributes}',
  attributes_consistent_absent: '설명의 사항과 대조할 수 있는 품목의 조건이 없었습니다.',
  legal_notes_name: '부·류의 주',
  legal_notes_ok: '확인한 부·류의 주 가운데 이 품목을 제외하는 것이 없습니다.',
  legal_notes_failed: '다음 규정에 따라 제외되거나 재검토가 필요합니다: {references}',
  duty_available_name: '세율',
  duty_available_ok: '세번의 세율을 읽었습니다: {rate}',
  duty_available_failed: '계산에 쓸 수 있는 세율이 없습니다.',
  precedents_agree_name: '사전심사와 종전 결정',
  precedents_agree_ok_other: '유사 물품에 관한 사전심사·결정 {count}건이 이 세번입니다.',
  precedents_agree_failed_other: '유사 물품에 관한 사전심사·결정 {count}건이 다른 세번입니다.',
  precedents_agree_absent: '유사 물품에 관한 사전심사나 결정을 찾지 못했습니다.',
};

export const disclaimer: Area<typeof en.disclaimer> = {
  lookup: '이 결과는 참고용 제안이며 세관의 품목분류 결정이 아닙니다.',
  duty: '하나의 세번과 하나의 원산지에 대한 추정치입니다. 납부할 세액은 세관이 결정합니다.',
  landed_cost: '입력한 금액에 따른 추정치입니다. 관세·제세·수수료는 통관 시 세관이 확정합니다.',
  compliance_not_known: '{date} 이후의 요건은 파악되지 않았습니다. 이 날에는 다른 요건이 있을 수 있습니다.',
  compliance: '참고 정보이며 모든 수입 요건을 나타내지 않습니다. 수입 전에 소관 기관에 확인하십시오.',
  rulings: '사전심사 결정은 기재된 물품과 사실에 대한 것이며 다른 물품의 품목분류를 결정하지 않습니다.',
};
