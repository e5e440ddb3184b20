import type { Area } from '../../area.ts';
import type { legalPaper as en } from '../../en/legal/paper.ts';

/** The messages of `en/legal/paper.ts` in Korean. */
export const legalPaper: Area<typeof en> = {
  legal_chapter_44_note_1_d: '제44류에는 활성탄이 포함되지 않습니다(제3802호 참조).',
  legal_chapter_44_note_1_e: '제44류에는 제4202호의 트렁크·케이스 등이 포함되지 않습니다(제4202호 참조).',
  legal_chapter_44_note_1_o: '제44류에는 가구·조명기구·조립식 건축물이 포함되지 않습니다(제94류 참조).',
  legal_chapter_44_note_1_p: '제44류에는 완구·게임용구·운동용구가 포함되지 않습니다(제95류 참조).',
  legal_chapter_44_note_1_m: '제44류에는 시계 케이스와 악기가 포함되지 않습니다(제18부 참조).',
  legal_chapter_44_note_1_q: '제44류에는 연필·파이프·빗·단추·브러시가 포함되지 않습니다(제96류 참조).',
  legal_chapter_44_note_1_h: '제44류에는 우산과 지팡이가 포함되지 않습니다(제66류 참조).',
  legal_chapter_44_note_1_g: '제44류에는 신발과 그 부분품이 포함되지 않습니다(제64류 참조).',
  legal_chapter_44_note_1_f: '제44류에는 바구니 세공물과 조물이 포함되지 않습니다(제46류 참조).',
  legal_chapter_44_note_1_r: '제44류에는 예술품 원작과 골동품이 포함되지 않습니다(제97류 참조).',
  legal_chapter_44_note_6: '호에서 목재란 달리 정하지 않는 한 대나무와 그 밖의 목질 재료를 포함합니다.',
  legal_chapter_45_note_1: '제45류에는 신발·모자·완구가 포함되지 않습니다(다른 곳에 분류).',
  legal_chapter_46_note_2_b: '제46류에는 끈·로프가 포함되지 않습니다(제5607호 참조).',
  legal_chapter_46_note_2_c: '제46류에는 신발과 모자가 포함되지 않습니다(다른 곳에 분류).',
  legal_chapter_46_note_2_e: '제46류에는 가구와 조명기구가 포함되지 않습니다(제94류 참조).',
  legal_chapter_48_note_2_c: '제48류에는 향료나 화장품을 침투시킨 종이가 포함되지 않습니다(제33류 참조).',
  legal_chapter_48_note_2_d: '제48류에는 비누나 세제를 도포한 종이가 포함되지 않습니다(제3401호 참조).',
  legal_chapter_48_note_2_e: '제48류에는 감광성 사진용지가 포함되지 않습니다(제37류 참조).',
  legal_chapter_48_note_2_m: '제48류에는 연마지가 포함되지 않습니다(제6805호 참조).',
  legal_chapter_48_note_2_q: '제48류에는 위생타월·탐폰·냅킨(기저귀)이 포함되지 않습니다(제9619호 참조).',
  legal_chapter_48_note_2_p: '제48류에는 완구·게임용구·운동용구가 포함되지 않습니다(제95류 참조).',
  legal_chapter_48_note_2_h: '제48류에는 여행용구와 핸드백이 포함되지 않습니다(제4202호 참조).',
  legal_chapter_48_note_2_f: '제48류에는 진단용·실험실용 시약지가 포함되지 않습니다(제3822호 참조).',
  legal_chapter_48_note_2_n: '제48류에는 종이로 뒷면을 붙인 금속박이 포함되지 않습니다(제15부 참조).',
  legal_chapter_48_note_12:
    '제48류에는 인쇄가 부수적이지 않은 인쇄물(제4814호와 제4821호 제외)이 포함되지 않습니다(제49류 참조).',
  legal_chapter_48_note_8:
    '이들 호는 너비 36센티미터를 초과하는 롤이나 한 변이 36센티미터, 다른 변이 15센티미터를 초과하는 시트 종이를 분류합니다.',
  legal_chapter_49_note_1_b: '제49류에는 입체 지도와 입체 지구의가 포함되지 않습니다(제9023호 참조).',
  legal_chapter_49_note_1_c: '제49류에는 플레잉카드와 게임용구가 포함되지 않습니다(제95류 참조).',
  legal_chapter_49_note_1_d: '제49류에는 판화 원작·사용한 우표·골동품이 포함되지 않습니다(제97류 참조).',
  legal_chapter_49_note_5: '주로 광고용인 간행물은 제4911호에 분류합니다.',
  legal_chapter_49_note_6: '아동용 그림책이란 그림이 주이고 글이 부차적인 것을 말합니다.',
};
