import type { Area } from '../area.ts';
import type { explanationLegal as en } from '../en/explanation-legal.ts';
import { legalGeneral } from './legal/general.ts';
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
  ...legalGeneral,
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
