import type { Area } from '../area.ts';
import type { explanationLegal as en } from '../en/explanation-legal.ts';
import { legalFood } from './legal/food.ts';
import { legalChemicals } from './legal/chemicals.ts';
import { legalPlastics } from './legal/plastics.ts';
import { legalPaper } from './legal/paper.ts';
import { legalTextiles } from './legal/textiles.ts';
import { legalFootwear } from './legal/footwear.ts';
import { legalMachines } from './legal/machines.ts';
import { legalVehicles } from './legal/vehicles.ts';
import { legalFurniture } from './legal/furniture.ts';

/** The messages of `en/explanation-legal.ts` in Korean. */
export const explanationLegal: Area<typeof en> = {
  legal_gri_1: '품목분류는 호의 용어와 부 또는 류의 주에 따라 결정합니다.',
  legal_gri_6: '소호의 분류는 소호의 용어와 주에 따르며 같은 수준의 소호만 서로 비교합니다.',
  legal_gri_3b: '소매용으로 세트로 된 물품은 본질적인 특성을 부여하는 구성물품에 따라 분류합니다.',
  legal_chapter_61_note_1: '제61류는 메리야스 편물이나 뜨개질 편물 제품만을 분류합니다.',
  legal_chapter_62_note_1:
    '제62류에는 제6212호의 것을 제외하고 메리야스 편물이나 뜨개질 편물 제품이 포함되지 않습니다.',
  legal_chapter_71_note_11:
    '제7117호의 모조 신변장식용품은 도금이나 미미한 구성부분을 제외하고 귀금속을 함유하지 않습니다.',
  legal_chapter_44_note_1:
    '제44류에는 가방, 가구, 완구, 브러시 등 다른 류에 해당하는 물품이 포함되지 않습니다.',
  legal_section_11_note_1:
    '제11부에는 가방, 신발, 모자, 가구, 완구 등 다른 류에 해당하는 물품이 포함되지 않습니다.',
  legal_gri_2a: '완성품의 본질적 특성을 가진 미완성 물품과 조립되지 않은 물품은 완성된 물품으로 분류합니다.',
  legal_gri_2b:
    '호에 열거된 재료에는 그 혼합물과 일부가 그 재료인 물품을 포함하며 둘 이상의 재료는 통칙 3에 따릅니다.',
  legal_gri_3c: '구체적 표현과 본질적 특성으로 정해지지 않으면 번호 순서상 마지막 호에 분류합니다.',
  legal_gri_4: '다른 통칙으로 분류할 수 없는 물품은 가장 유사한 물품의 호에 분류합니다.',
  legal_gri_5a:
    '물품에 맞게 만들어 장기간 쓸 수 있고 함께 제시되는 케이스는 전체에 본질적 특성을 부여하지 않는 한 그 물품과 함께 분류합니다.',
  legal_gri_5b: '통상의 포장은 반복 사용에 적합한 것이 명백하지 않은 한 내용물과 함께 분류합니다.',
  legal_gri_3a: '가장 구체적으로 표현된 호가 일반적으로 표현된 호에 우선합니다.',
  ...legalFood,
  ...legalChemicals,
  ...legalPlastics,
  ...legalPaper,
  ...legalTextiles,
  ...legalFootwear,
  ...legalMachines,
  ...legalVehicles,
  ...legalFurniture,
};
