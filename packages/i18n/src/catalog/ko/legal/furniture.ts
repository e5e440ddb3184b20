import type { Area } from '../../area.ts';
import type { legalFurniture as en } from '../../en/legal/furniture.ts';

/** The messages of `en/legal/furniture.ts` in Korean. */
export const legalFurniture: Area<typeof en> = {
  legal_chapter_94_note_1_a:
    '제94류에는 공기·물을 넣는 매트리스·베개·쿠션이 포함되지 않습니다(다른 곳에 분류).',
  legal_chapter_94_note_1_b: '제94류에는 바닥에 놓는 거울이 포함되지 않습니다(제7009호 참조).',
  legal_chapter_94_note_1_d: '제94류에는 범용성 부분품·가구용 부착구·금고가 포함되지 않습니다(제83류 참조).',
  legal_chapter_94_note_1_e:
    '제94류에는 냉장기기의 부분품으로 제작한 가구가 포함되지 않습니다(제8418호 참조).',
  legal_chapter_94_note_1_f: '제94류에는 제85류의 램프와 광원이 포함되지 않습니다(제85류 참조).',
  legal_chapter_94_note_1_ij:
    '제94류에는 치과용 기기를 결합한 치과용 의자가 포함되지 않습니다(제9018호 참조).',
  legal_chapter_94_note_1_k: '제94류에는 시계와 시계 케이스가 포함되지 않습니다(제91류 참조).',
  legal_chapter_94_note_1_l_toy_furniture:
    '제94류에는 완구용 가구·당구대·게임 테이블이 포함되지 않습니다(제95류 참조).',
  legal_chapter_94_note_1_l_paper_lantern:
    '제94류에는 종이등 등 축제용 장식품이 포함되지 않습니다(제9505호 참조).',
  legal_chapter_94_note_1_m: '제94류에는 일각대·이각대·삼각대가 포함되지 않습니다(제9620호 참조).',
  legal_chapter_94_note_2:
    '가구는 바닥에 놓는 것이며 찬장·책장·선반·단위가구·의자·침대는 걸거나 겹쳐 놓는 것도 포함합니다.',
  legal_chapter_94_note_3:
    '제94류에는 단독으로 제시되는 유리·대리석 등의 판이 포함되지 않습니다(제70류 참조).',
  legal_chapter_94_note_4: '조립식 건축물은 공장에서 완성하거나 현장에서 조립할 요소로 제시되는 것입니다.',
  legal_chapter_95_note_1_a: '제95류에는 양초가 포함되지 않습니다(제3406호 참조).',
  legal_chapter_95_note_1_b: '제95류에는 불꽃제품이 포함되지 않습니다(제3604호 참조).',
  legal_chapter_95_note_1_d: '제95류에는 스포츠 가방이 포함되지 않습니다(제42류 참조).',
  legal_chapter_95_note_1_e:
    '제95류에는 방직용 섬유제의 가장용 의상과 운동복이 포함되지 않습니다(다른 곳에 분류).',
  legal_chapter_95_note_1_f: '제95류에는 방직용 섬유제의 기와 돛이 포함되지 않습니다(제63류 참조).',
  legal_chapter_95_note_1_g_ski_boot: '제95류에는 스포츠용 신발이 포함되지 않습니다(제64류 참조).',
  legal_chapter_95_note_1_g_bicycle_helmet: '제95류에는 스포츠용 모자가 포함되지 않습니다(제65류 참조).',
  legal_chapter_95_note_1_h: '제95류에는 지팡이와 채찍이 포함되지 않습니다(제6602호 참조).',
  legal_chapter_95_note_1_k: '제95류에는 범용성 부분품이 포함되지 않습니다(제15부 참조).',
  legal_chapter_95_note_1_m: '제95류에는 펌프·전동기·변압기·리모컨이 포함되지 않습니다(제85류 참조).',
  legal_chapter_95_note_1_n: '제95류에는 봅슬레이 외의 스포츠용 차량이 포함되지 않습니다(제87류 참조).',
  legal_chapter_95_note_1_o: '제95류에는 어린이용 자전거가 포함되지 않습니다(제8712호 참조).',
  legal_chapter_95_note_1_p: '제95류에는 무인기가 포함되지 않습니다(제8806호 참조).',
  legal_chapter_95_note_1_q: '제95류에는 카누·카약 등 스포츠용 보트가 포함되지 않습니다(제89류 참조).',
  legal_chapter_95_note_1_r: '제95류에는 스포츠용 안경과 고글이 포함되지 않습니다(제9004호 참조).',
  legal_chapter_95_note_1_s: '제95류에는 유인용 호각과 호루라기가 포함되지 않습니다(제9208호 참조).',
  legal_chapter_95_note_1_t: '제95류에는 무기가 포함되지 않습니다(제93류 참조).',
  legal_chapter_95_note_1_u: '제95류에는 각종 조명용 스트링이 포함되지 않습니다(제9405호 참조).',
  legal_chapter_95_note_1_w:
    '제95류에는 텐트·캠프용품·라켓 줄·운동용 장갑이 포함되지 않습니다(다른 곳에 분류).',
  legal_chapter_95_note_1_x:
    '제95류에는 실용적 기능을 가진 식탁용품·린넨·의류 등이 포함되지 않습니다(다른 곳에 분류).',
  legal_chapter_95_note_4:
    '제9503호에는 완구가 본질적 특성을 부여하지 않는 다른 물품과의 결합품이 포함되지 않습니다(다른 곳에 분류).',
  legal_chapter_95_note_5:
    '제9503호에는 동물용 완구(재료 등에 따라 분류)가 포함되지 않습니다(다른 곳에 분류).',
  legal_chapter_96_note_1_a: '제96류에는 화장용 펜슬이 포함되지 않습니다(제33류 참조).',
  legal_chapter_96_note_1_b: '제96류에는 우산과 지팡이의 부분품이 포함되지 않습니다(제66류 참조).',
  legal_chapter_96_note_1_c: '제96류에는 모조 신변장식용품이 포함되지 않습니다(제7117호 참조).',
  legal_chapter_96_note_1_f: '제96류에는 안경테와 제도용 펜이 포함되지 않습니다(제90류 참조).',
  legal_chapter_96_note_1_l: '제96류에는 완구·게임용구·운동용구가 포함되지 않습니다(제95류 참조).',
  legal_chapter_96_note_1_g: '제96류에는 시계 케이스가 포함되지 않습니다(제91류 참조).',
  legal_chapter_96_note_1_k: '제96류에는 가구와 조명기구가 포함되지 않습니다(제94류 참조).',
  legal_chapter_97_note_1_a: '제97류에는 액면가로 유통되는 미사용 우표가 포함되지 않습니다(제4907호 참조).',
  legal_chapter_97_note_1_b:
    '제97류에는 극장 배경 등의 그림이 그려진 캔버스가 포함되지 않습니다(제59류 참조).',
  legal_chapter_97_note_4: '제9703호에는 상업적 성격의 대량생산 복제품이 포함되지 않습니다(다른 곳에 분류).',
  legal_chapter_97_note_3:
    '오리지널 판화는 예술가가 전부 손으로 만든 판에서 기계적·사진제판적 방법 없이 찍은 것입니다.',
};
