import type { Area } from '../../area.ts';
import type { legalPlastics as en } from '../../en/legal/plastics.ts';

/** The messages of `en/legal/plastics.ts` in Korean. */
export const legalPlastics: Area<typeof en> = {
  legal_section_7_note_2:
    '인쇄가 주된 용도에 부수적인 것이 아니면 플라스틱·고무와 그 제품은 제3918호와 제3919호의 것을 제외하고 제49류에 분류합니다.',
  legal_chapter_39_note_2_a: '제39류에는 조제 윤활제가 포함되지 않습니다(제3403호 참조).',
  legal_chapter_39_note_2_b: '제39류에는 왁스가 포함되지 않습니다(제3404호 참조).',
  legal_chapter_39_note_2_f: '제39류에는 계면활성제와 세척제가 포함되지 않습니다(제3402호 참조).',
  legal_chapter_39_note_2_ij: '제39류에는 유압액과 브레이크액이 포함되지 않습니다(제3819호 참조).',
  legal_chapter_39_note_2_k:
    '제39류에는 플라스틱 지지체에 붙인 진단용·실험실용 시약이 포함되지 않습니다(제3822호 참조).',
  legal_chapter_39_note_2_l: '제39류에는 합성고무와 그 제품이 포함되지 않습니다(제40류 참조).',
  legal_chapter_39_note_2_m_kinds:
    '제39류에는 마구·트렁크·슈트케이스·핸드백과 유사한 용기가 포함되지 않습니다(제42류 참조).',
  legal_chapter_39_note_2_m_suitcase: '제39류에는 슈트케이스·배낭·지갑이 포함되지 않습니다(제4202호 참조).',
  legal_chapter_39_note_2_p: '제39류에는 제11부의 방직용 섬유 제품이 포함되지 않습니다(제11부 참조).',
  legal_chapter_39_note_2_q_kinds: '제39류에는 신발·모자·우산·지팡이가 포함되지 않습니다(다른 곳에 분류).',
  legal_chapter_39_note_2_q_umbrella: '제39류에는 우산과 지팡이가 포함되지 않습니다(제66류 참조).',
  legal_chapter_39_note_2_q_sneaker: '제39류에는 신발이 포함되지 않습니다(제64류 참조).',
  legal_chapter_39_note_2_q_safety_helmet: '제39류에는 모자와 두부용품이 포함되지 않습니다(제65류 참조).',
  legal_chapter_39_note_2_r: '제39류에는 모조 신변장식용품이 포함되지 않습니다(제7117호 참조).',
  legal_chapter_39_note_2_s: '제39류에는 제16부의 기계와 전기기기가 포함되지 않습니다(제16부 참조).',
  legal_chapter_39_note_2_t: '제39류에는 항공기와 차량의 부분품이 포함되지 않습니다(제17부 참조).',
  legal_chapter_39_note_2_u: '제39류에는 제90류의 광학·의료·측정 기기가 포함되지 않습니다(제90류 참조).',
  legal_chapter_39_note_2_v: '제39류에는 시계가 포함되지 않습니다(제91류 참조).',
  legal_chapter_39_note_2_w: '제39류에는 악기가 포함되지 않습니다(제92류 참조).',
  legal_chapter_39_note_2_x: '제39류에는 가구·조명기구·조립식 건축물이 포함되지 않습니다(제94류 참조).',
  legal_chapter_39_note_2_y_kinds: '제39류에는 완구·게임용구·운동용구가 포함되지 않습니다(제95류 참조).',
  legal_chapter_39_note_2_z_kinds:
    '제39류에는 브러시·단추·슬라이드파스너·빗·펜·라이터·삼각대가 포함되지 않습니다(제96류 참조).',
  legal_chapter_39_note_2_z_toothbrush: '제39류에는 브러시와 비가 포함되지 않습니다(제9603호 참조).',
  legal_chapter_39_note_2_z_ballpoint_pen: '제39류에는 펜과 마커가 포함되지 않습니다(제9608호 참조).',
  legal_chapter_39_note_2_z_cigarette_lighter: '제39류에는 라이터가 포함되지 않습니다(제9613호 참조).',
  legal_chapter_39_note_2_y_playing_card:
    '제39류에는 카드 게임·보드 게임·퍼즐이 포함되지 않습니다(제9504호 참조).',
  legal_chapter_39_note_6:
    '일차제품은 액체·페이스트·용액과 덩어리·가루·알갱이·플레이크 등 벌크 형태의 것입니다.',
  legal_chapter_39_note_8:
    '관은 기체나 액체를 수송·저장하는 중공 제품으로 소시지 케이싱과 납작한 관을 포함하며 그 밖의 단면은 프로파일로 봅니다.',
  legal_chapter_39_note_9:
    '플라스틱 벽 피복재는 종이 외의 뒷면재에 고정된 너비 45센티미터 이상의 롤로 표면을 장식한 것입니다.',
  legal_chapter_39_note_10:
    '판·시트·필름·박은 자르지 않았거나 직사각형으로만 자른 것으로 그 이상 가공하지 않은 것이며 인쇄 여부는 무관합니다.',
  legal_chapter_39_note_11:
    '플라스틱 건축용품은 300리터를 초과하는 탱크, 구조재, 홈통, 문, 창, 셔터, 난간, 대형 선반과 건물 부착용 부착구입니다.',
  legal_chapter_40_note_2_b_footwear: '제40류에는 신발이 포함되지 않습니다(제64류 참조).',
  legal_chapter_40_note_2_b_rubber_boot:
    '제40류에는 부츠·샌들과 그 밖의 신발이 포함되지 않습니다(제64류 참조).',
  legal_chapter_40_note_2_c: '제40류에는 모자(수영모 포함)가 포함되지 않습니다(제65류 참조).',
  legal_chapter_40_note_2_f: '제40류에는 공·풍선과 그 밖의 완구·운동용구가 포함되지 않습니다(제95류 참조).',
  legal_chapter_40_note_9: '고무의 판·시트·스트립은 자르지 않았거나 직사각형으로만 자른 것입니다.',
  legal_chapter_41_note_1_c: '제41류에는 모피와 털이 붙은 원피가 포함되지 않습니다(제43류 참조).',
  legal_chapter_42_note_1:
    '가죽에는 섀미가죽·페이턴트 레더·페이턴트 라미네이트 레더·메탈라이즈드 레더가 포함됩니다.',
  legal_chapter_42_note_2_d: '제42류에는 신발이 포함되지 않습니다(제64류 참조).',
  legal_chapter_42_note_2_e: '제42류에는 모자가 포함되지 않습니다(제65류 참조).',
  legal_chapter_42_note_2_f: '제42류에는 채찍과 승마용 채찍이 포함되지 않습니다(제6602호 참조).',
  legal_chapter_42_note_2_g:
    '제42류에는 커프링크스·팔찌 등 모조 신변장식용품이 포함되지 않습니다(제7117호 참조).',
  legal_chapter_42_note_2_h:
    '제42류에는 단독으로 제시되는 등자·재갈 등 마구 부착구가 포함되지 않습니다(제15부 참조).',
  legal_chapter_42_note_2_ij: '제42류에는 악기의 현과 북 가죽이 포함되지 않습니다(제9209호 참조).',
  legal_chapter_42_note_2_k: '제42류에는 가구와 조명기구가 포함되지 않습니다(제94류 참조).',
  legal_chapter_42_note_2_l: '제42류에는 제95류의 운동용구가 포함되지 않습니다(제95류 참조).',
  legal_chapter_42_note_2_m: '제42류에는 단추와 프레스파스너가 포함되지 않습니다(제9606호 참조).',
  legal_chapter_42_note_3_a_plastic_shopping_bag:
    '제4202호에는 장기간 사용하도록 만들지 않은 플라스틱 시트 봉지가 포함되지 않습니다(제3923호 참조).',
  legal_chapter_42_note_3_a_straw_bag: '제4202호에는 조물재료의 제품이 포함되지 않습니다(제4602호 참조).',
  legal_chapter_42_note_4_meaning:
    '제4203호의 가죽 의류 부속품에는 장갑·앞치마·벨트·멜빵·손목띠가 포함됩니다.',
  legal_chapter_42_note_4_watch_strap: '제4203호에는 시계줄이 포함되지 않습니다(제9113호 참조).',
  legal_chapter_43_note_2_c: '제43류에는 가죽과 모피로 만든 장갑이 포함되지 않습니다(제4203호 참조).',
  legal_chapter_43_note_2_e: '제43류에는 모자가 포함되지 않습니다(제65류 참조).',
  legal_chapter_43_note_2_d: '제43류에는 신발이 포함되지 않습니다(제64류 참조).',
  legal_chapter_43_note_5:
    '인조모피는 털이나 섬유를 가죽·직물 등에 접착하거나 봉제한 것이며 직조·편직한 것은 제58류나 제60류에 분류합니다.',
};
