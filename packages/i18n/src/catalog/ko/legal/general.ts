import type { Area } from '../../area.ts';
import type { legalGeneral as en } from '../../en/legal/general.ts';

/** The messages of `en/legal/general.ts` in Korean. */
export const legalGeneral: Area<typeof en> = {
  legal_gri_2a: '완성품의 본질적 특성을 가진 미완성 물품과 조립되지 않은 물품은 완성된 물품으로 분류합니다.',
  legal_gri_2b:
    '호에 열거된 재료에는 그 혼합물과 일부가 그 재료인 물품을 포함하며 둘 이상의 재료는 통칙 3에 따릅니다.',
  legal_gri_3c: '구체적 표현과 본질적 특성으로 정해지지 않으면 번호 순서상 마지막 호에 분류합니다.',
  legal_gri_4: '다른 통칙으로 분류할 수 없는 물품은 가장 유사한 물품의 호에 분류합니다.',
  legal_gri_5a:
    '물품에 맞게 만들어 장기간 쓸 수 있고 함께 제시되는 케이스는 전체에 본질적 특성을 부여하지 않는 한 그 물품과 함께 분류합니다.',
  legal_gri_5b: '통상의 포장은 반복 사용에 적합한 것이 명백하지 않은 한 내용물과 함께 분류합니다.',
  legal_gri_3a: '가장 구체적으로 표현된 호가 일반적으로 표현된 호에 우선합니다.',
};
